import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { partner } from './addresses.ts';

/** Builds it where its sources have changed. */
export function buildLibrary(): void {
  execFileSync(process.execPath, ['tools/build-library.mjs']);
}

/**
 * A partner's page whose own build has the library in it.
 * @param alias what its build takes in place of other packages
 * @returns the files of the build
 */
export async function writeLibraryPage(
  page: Page,
  script: string,
  html: string,
  alias?: Record<string, string>,
): Promise<string[]> {
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: path.resolve('dist'), loader: 'jsx' },
    jsx: 'automatic',
    alias: { vitrine: path.resolve('dist/library'), ...alias },
    define: { 'process.env.NODE_ENV': '"development"' },
    entryNames: 'app',
    outdir: '/app',
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
  });
  const files = new Map(outputFiles.map((file) => [file.path, file.contents]));
  await page.route(`${partner}/app/*`, (route) => {
    const file = files.get(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'text/javascript', body: Buffer.from(file ?? []) });
  });
  await page.route(`${partner}/plain.html`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Partner</title><h1>Page</h1>${html}<script type="module" src="/app/app.js"></script>`,
    }),
  );
  await page.goto(`${partner}/plain.html`);
  return [...files.keys()];
}
