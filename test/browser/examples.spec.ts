import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { examples } from '../../tools/find-examples.mjs';
import { partner, site } from './addresses.ts';
import { fill, findForm, isLead } from './consult-form.ts';
import { ways } from './example-ways.ts';
import { buildLibrary } from './library-page.ts';
import { expect, test } from './support.ts';

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Where the content is, as each kind of build is told. */
const origins = { VITE_ORIGIN: site.cn, NEXT_PUBLIC_ORIGIN: site.cn, PUBLIC_ORIGIN: site.cn };
const given: Readonly<Record<string, readonly string[]>> = { angular: ['--define', `ORIGIN='${site.cn}'`] };

/** A build tells its makers nothing of this machine. */
const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false' };

test.beforeAll(buildLibrary);

/**
 * Builds an application, with the library as it is now where it has that.
 * @returns the folder of its files, as `examples/apps/README.md` tells
 */
function build({ name, folder }: (typeof examples)[number]): string {
  const library = path.join(folder, 'node_modules/vitrine');
  if (existsSync(library)) {
    rmSync(library, { recursive: true, force: true });
    cpSync('dist/library', library, { recursive: true });
  }
  execFileSync('npm', ['run', 'build', '--', ...(given[name] ?? [])], {
    cwd: folder,
    env: { ...process.env, ...origins, ...quiet },
    shell: process.platform === 'win32',
  });
  return path.join(folder, 'dist');
}

/** Puts the files of a folder at the partner's origin, as any web server does. */
async function serve(page: Page, built: string): Promise<void> {
  await page.route(`${partner}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = [pathname, `${pathname}.html`, `${pathname}/index.html`]
      .map((name) => path.join(built, name))
      .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
    return file
      ? route.fulfill({ contentType: types[path.extname(file)], body: readFileSync(file) })
      : route.fulfill({ status: 204 });
  });
}

test('every example pins what it needs, in a lockfile of its own', () => {
  for (const { name, folder } of examples) {
    expect(existsSync(path.join(folder, 'package-lock.json')), name).toBe(true);
    const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$|^file:/);
  }
});

for (const example of examples.filter(({ isInstalled }) => isInstalled()))
  test(`the example ${example.name} builds, shows a form that follows its state, sends it and hears of the lead`, async ({
    page,
  }) => {
    // A whole build with its types goes before the page.
    test.setTimeout(360_000);
    const built = build(example);
    await serve(page, built);
    await page.goto(`${partner}/`);
    const form = findForm(page, 'en');
    await expect(form.name).toBeVisible();
    await page.getByLabel('Your company').fill('Harbour Tools');
    await expect(form.company).toHaveValue('Harbour Tools');
    await fill(form, 'en');
    const lead = page.waitForRequest(isLead);
    await form.send.click();
    await lead;
    await expect(page.getByText(/^We have your enquiry \S+\.$/)).toBeVisible();
    await expect(page.locator('vt-event-list').getByRole('link').first()).toBeVisible();
    await ways[example.name]?.(page, built);
  });
