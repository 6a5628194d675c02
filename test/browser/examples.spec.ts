import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { examples } from '../../tools/find-examples.mjs';
import { partner, site } from './addresses.ts';
import { fill, findForm, isLead } from './consult-form.ts';
import { expect, test } from './support.ts';

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

test.beforeAll(() => {
  execFileSync(process.execPath, ['tools/build-library.mjs']);
});

/** Builds an application with the library as it is now. */
function build(folder: string): string {
  const library = path.join(folder, 'node_modules/vitrine');
  rmSync(library, { recursive: true, force: true });
  cpSync('dist/library', library, { recursive: true });
  execFileSync('npm', ['run', 'build'], {
    cwd: folder,
    env: { ...process.env, VITE_ORIGIN: site.cn },
    shell: process.platform === 'win32',
  });
  return path.join(folder, 'dist');
}

test('every example pins what it needs, in a lockfile of its own', () => {
  for (const { name, folder } of examples) {
    expect(existsSync(path.join(folder, 'package-lock.json')), name).toBe(true);
    const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$|^file:/);
  }
});

for (const { name, folder } of examples.filter((example) => example.isInstalled()))
  test(`the example ${name} builds, shows a form that follows its state, sends it and hears of the lead`, async ({
    page,
  }) => {
    // A whole build with its types goes before the page.
    test.setTimeout(360_000);
    const built = build(folder);
    await page.context().grantPermissions(['local-network-access'], { origin: partner });
    await page.route(`${partner}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const file = path.join(built, pathname === '/' ? 'index.html' : pathname);
      return existsSync(file)
        ? route.fulfill({ contentType: types[path.extname(file)], body: readFileSync(file) })
        : route.fulfill({ status: 204 });
    });
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
  });
