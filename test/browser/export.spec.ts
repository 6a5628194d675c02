import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { serveFolder } from './static-server.ts';
import { expect, test } from './support.ts';

/** A small site as files, which a plain server serves; calls go to the server that has its content. */
let server: OwnServer;
let served: Awaited<ReturnType<typeof serveFolder>>;
let folder: string;
let at: { cn: string; en: string };

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  server = await startOwnServer();
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-exported-'));
  await server.exportSite(folder, '--origin', 'http://localhost');
  served = await serveFolder(folder);
  at = { cn: `http://localhost:${served.port}`, en: `http://en.localhost:${served.port}` };
});
test.afterAll(async () => {
  await served?.stop();
  await server?.stop();
  if (folder) await rm(folder, { recursive: true });
});

for (const mark of ['cn', 'en'] as const)
  test(`every exported page of ${mark} comes to life under its own policy, without a fault`, async ({
    page,
    faults,
  }) => {
    // The small site frames a page of a host that is none.
    faults.expect(/static\.example/);
    const listed = (await readFile(path.join(folder, mark, 'sitemap.txt'), 'utf8')).trim().split('\n');
    const paths = listed.map((url) => new URL(url).pathname);
    expect(paths.length).toBeGreaterThan(20);
    for (const each of [...paths, toPath(addresses.form, mark === 'cn' ? 1 : 4001)]) {
      const answer = await page.goto(at[mark] + each);
      expect([each, answer?.status()]).toEqual([each, 200]);
      const waking = page.locator('[data-vt-key]:is([wake="now"], [wake="idle"]):not([data-vt-ready])');
      await expect(waking, each).toHaveCount(0);
    }
    faults.expect(/404.*\/no\/such$/);
    await page.goto(`${at[mark]}/no/such`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('a form of an exported page sends its lead to the server', async ({ page }) => {
  await page.goto(at.en + toPath(addresses.form, 4001));
  const form = page.getByRole('form', { name: 'Talk to us' });
  await form.getByLabel('Name', { exact: true }).fill('Ada Byron');
  await form.getByLabel('Mobile').fill('13812345678');
  await form.getByRole('checkbox', { name: 'I have read and agree' }).check();
  const answered = page.waitForResponse((response) => response.url() === `${server.origin}/api/internal/form`);
  await form.getByRole('button', { name: 'Send' }).click();
  expect((await answered).status()).toBe(200);
  expect(await server.exportLeads()).toContain('Ada Byron');
});

test('a list of an exported page is narrowed by the server', async ({ page }) => {
  await page.goto(at.en + addresses.events);
  const list = page.locator('vt-event-list');
  await list.evaluate((each) => each.scrollIntoView({ behavior: 'instant' }));
  await expect(list).toHaveAttribute('data-vt-ready', '');
  const asked = page.waitForResponse((response) => response.url().startsWith(`${server.origin}/api/internal/activity`));
  await list.getByLabel('Keyword').fill('nothing like it');
  await page.keyboard.press('Enter');
  expect((await asked).status()).toBe(200);
  await expect(list.locator('.event-row')).toHaveCount(0);
});

test('a form of an exported page is posted to the server where no script runs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at.en + toPath(addresses.form, 4001));
  await page.getByRole('form', { name: 'Talk to us' }).getByRole('button', { name: 'Send' }).click();
  await page.waitForURL(`${server.origin}/en/form/4001`);
  await context.close();
});
