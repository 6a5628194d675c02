import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { writeLoader } from '../../contract/snippets.ts';
import { partner, site } from './addresses.ts';
import { consult, findForm } from './consult-form.ts';
import { readRelease } from './foreign/host.ts';
import { expect, test } from './support.ts';

const form = '<vt-form form-id="1"><a href="/write">Write to us</a></vt-form>';
const opener = '<button data-vt-open="form" data-vt-form-id="1">Talk to us</button>';
const wanting = { 'integrity-policy': 'blocked-destinations=(script)' };

/** A partner's page with the sealed loader. */
async function openSealed(page: Page, { body = form, head = '', headers = {} }) {
  const { name, sealed } = await readRelease();
  const loader = writeLoader({ origin: site.cn, pinned: { name, integrity: sealed.integrity, sealed: true } });
  await page.route(`${partner}/plain.html`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers,
      body: `<!doctype html><html lang="en"><title>Partner</title><link rel="icon" href="data:,">${head}${loader}<h1>Page</h1>${body}`,
    }),
  );
  await page.goto(`${partner}/plain.html`);
  return sealed;
}

test('a release is pinned by the documentation’s own commands as by the vendor', async ({ request }) => {
  const read = async (address: string) => (await request.get(`${site.cn}${address}`)).text();
  const [, wanted = ''] = /loader\.js \| grep -o '([^']+)'/.exec(readFileSync('docs/embedding.md', 'utf8')) ?? [];
  const { name, integrity } = await readRelease();
  const found = (await read('/loader.js')).match(new RegExp(wanted, 'g'));
  expect(found).toEqual([`/v/${name}`]);
  const hash = createHash('sha384').update(await read(`${found?.[0]}/loader.js`));
  expect(`sha384-${hash.digest('base64')}`).toBe(integrity);
});

test('where a page wants a hash of every script, a form opens, is corrected and sent by the sealed loader', async ({
  page,
}) => {
  await openSealed(page, { body: `${opener}<vt-event-list page-size="2"></vt-event-list>`, headers: wanting });
  await expect(page.locator('vt-event-list')).toHaveAttribute('data-vt-ready');
  await page.getByRole('button', { name: 'Talk to us' }).click();
  const { send } = findForm(page, 'en');
  await send.click();
  await expect(page.getByText(consult.en.nameMissing)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

/** Has one file of the release come with a line more. @returns how often it came */
async function change(page: Page, file: RegExp): Promise<() => number> {
  let served = 0;
  await page.route(file, async (route) => {
    const answer = await route.fetch();
    served += 1;
    await route.fulfill({ response: answer, body: `window.changed = true;${await answer.text()}` });
  });
  return () => served;
}

for (const file of ['form', 'form.style', 'ground', 'kit'])
  test(`what somebody has changed does not run, and what the page wrote stays: ${file}`, async ({ page, faults }) => {
    faults.expect(/integrity|Failed to fetch|vt-form|: net::|no file of this release/);
    const served = await change(page, new RegExp(`/v/[^/]+/(w~*/)?${file.replace('.', '\\.')}\\.js$`));
    const told = page.waitForEvent('console', (message) => /Failed to fetch/.test(message.text()));
    await openSealed(page, {});
    await told;
    const host = page.locator('vt-form');
    await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
    // Without the kit there is nothing that could say so in the page.
    if (file !== 'kit') await expect(host.getByRole('alert')).toBeVisible();
    expect(served()).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'changed' in window)).toBe(false);
    await expect(host).not.toHaveAttribute('data-vt-ready');
    await page.unrouteAll({ behavior: 'wait' });
  });

test('what somebody has changed for later does not run either, and says so where it was asked for', async ({
  page,
  faults,
}) => {
  faults.expect(/integrity|Failed to fetch|vt-form|: net::/);
  await change(page, /\/w~*\/modal\.js$/);
  await openSealed(page, { body: opener });
  await page.waitForFunction(() => 'vtApi' in window);
  await page.getByRole('button', { name: 'Talk to us' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  expect(await page.evaluate(() => 'changed' in window)).toBe(false);
  await page.unrouteAll({ behavior: 'wait' });
});

test('a chunk that was missing once comes at its second address, held against the same hash', async ({
  page,
  faults,
}) => {
  faults.expect(/: net::|Failed to load resource/);
  await page.route(/\/v\/[^/~]+\/w\/form\.js$/, (route) => route.abort());
  await openSealed(page, { headers: wanting });
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
});

test('a form that failed again and again comes once it can be had', async ({ page, faults }) => {
  faults.expect(/: net::|Failed to|vt-form/);
  const script = /\/w~*\/form\.js$/;
  await page.route(script, (route) => route.abort());
  await openSealed(page, {});
  const again = page.getByRole('button', { name: 'Try again' });
  for (let press = 1; press <= 4; press += 1) {
    const pressed = await again.elementHandle();
    await again.click();
    // Another one takes its place once that has failed too.
    await pressed?.waitForElementState('hidden');
  }
  await expect(again).toBeVisible();
  await page.unroute(script);
  await again.click();
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
});

test('a name that is no widget’s is refused by the page itself', async ({ page, faults }) => {
  faults.expect(/no file of this release/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const told = page.waitForEvent('console', (message) => message.text().includes('no file of this release'));
  await openSealed(page, { body: '<vt-nothing></vt-nothing>' });
  await told;
  expect(asked.filter((address) => address.includes('/w/nothing'))).toEqual([]);
});

test('a page keeps an import map of its own', async ({ page }) => {
  await page.route(`${partner}/seeds.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.seeds = 1911' }),
  );
  const own = `<script type="importmap">{ "imports": { "seeds": "/seeds.js" } }</script>`;
  await openSealed(page, {
    body: `${form}${own}<script type="module">import 'seeds'</script>`,
  });
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
  await page.waitForFunction(() => 'seeds' in window);
});

for (const [about, policy] of [
  ['of sources', `script-src ${site.cn}`],
  ['of scripts that are made', `require-trusted-types-for 'script'; trusted-types 'none'`],
])
  test(`a policy ${about} that refuses the hashes is told of, and the form comes all the same`, async ({
    page,
    faults,
  }) => {
    faults.expect(/policy violated|Content Security Policy|run unchecked|TypeError|TrustedTypePolicy/);
    const told = page.waitForEvent('console', (message) => message.text().includes('run unchecked'));
    await openSealed(page, { headers: { 'content-security-policy': policy } });
    await told;
    await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
  });

test('the hash that the vendor gives lets the map through', async ({ page }) => {
  const { map } = (await readRelease()).sealed;
  await openSealed(page, {
    headers: { ...wanting, 'content-security-policy': `script-src ${site.cn} '${map}'` },
  });
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
});
