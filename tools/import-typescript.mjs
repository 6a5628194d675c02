import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Below node_modules, where a bundle finds the packages that it leaves out. */
const folder = 'node_modules/.cache/vitrine-tools';

let count = 0;

/** A module of the project's own TypeScript, for tools that run before there is a build or beside it. */
export async function importTypeScript(entry) {
  count += 1;
  const outfile = path.resolve(folder, `${path.basename(entry, '.ts')}-${process.pid}-${count}.mjs`);
  await mkdir(folder, { recursive: true });
  try {
    await build({
      entryPoints: [entry],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'error',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile, { force: true });
  }
}
