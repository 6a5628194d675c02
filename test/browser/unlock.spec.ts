import type { Page } from '@playwright/test';
import { partner, site } from './addresses.ts';
import { consult, fill, findForm, isLead } from './consult-form.ts';
import { expect, expectAccessible, holdsFocus, test } from './support.ts';

/** The first publication behind the consult form, as the site tells of it. */
async function findGated(page: Page) {
  const list = await page.request.post(`${site.en}/api/internal/corporate/publications/list`, {
    data: { site: { id: 2 }, pageSize: 100 },
  });
  const { data } = (await list.json()) as { data: { data: { id: number; jumpBO?: { unlock?: string } }[] } };
  const gated = data.data.find(({ jumpBO }) => jumpBO?.unlock);
  expect(gated, 'a publication behind a form').toBeDefined();
  return { unlock: gated?.jumpBO?.unlock ?? '', id: gated?.id };
}

/** Follows the first link of a thank-you to the bytes of its file. */
async function fetchFile(page: Page) {
  const link = page.locator('.files a').first();
  await expect(link).toHaveText(/^Download \S+\.pdf$/);
  const address = await link.evaluate((anchor) => (anchor as HTMLAnchorElement).href);
  const file = await page.request.get(address);
  expect(file.status()).toBe(200);
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const bare = await page.request.get(address.replace(/\?.*/, ''));
  expect(bare.status()).toBe(403);
  return link;
}

test('a button of an own page unlocks its file: from the click to the bytes', async ({ page, context }) => {
  const { unlock, id } = await findGated(page);
  await page.goto(site.en);
  await page.evaluate((wanted) => {
    const button = document.createElement('button');
    Object.assign(button.dataset, { vtOpen: 'form', vtFormId: '4001', vtUnlock: wanted });
    button.textContent = 'Read the paper';
    document.querySelector('main')?.prepend(button);
  }, unlock);
  await page.getByRole('button', { name: 'Read the paper' }).click();
  const modal = findForm(page.getByRole('dialog'), 'en');
  await fill(modal, 'en');
  const sending = page.waitForRequest(isLead);
  await modal.send.click();
  expect((await sending).postDataJSON().unlock).toEqual({ type: 'publication', id });
  const thanks = page.getByRole('dialog', { name: consult.en.thanks });
  await expect(thanks).toBeVisible();
  expect(await holdsFocus(thanks)).toBe(true);
  await expectAccessible(page);
  const link = await fetchFile(page);
  // A tab that the visitor opens is one that no browser blocks.
  const opened = context.waitForEvent('page');
  await link.click();
  await (await opened).close();
});

test('a partner’s page under a strict policy unlocks by a tag of its own', async ({ page }) => {
  const { unlock } = await findGated(page);
  await page.goto(`${partner}/strict-csp.html`);
  const element = page.locator('vt-form').first();
  await element.evaluate((form, wanted) => form.setAttribute('unlock', wanted), unlock);
  await page.locator('html').evaluate((html) => html.setAttribute('lang', 'en'));
  const form = findForm(element, 'en');
  await expect(form.name).toBeVisible();
  await fill(form, 'en');
  await form.send.click();
  await expect(element.getByText(consult.en.thanks)).toBeVisible();
  await fetchFile(page);
});

test('the thank-you is in sight, with the focus, also where much text follows the form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(`${partner}/plain.html`);
  await page.locator('body').evaluate((body) => {
    const after = document.createElement('div');
    after.style.height = '4000px';
    body.append(after);
  });
  const element = page.locator('vt-form').first();
  const mark = (await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'cn';
  const form = findForm(element, mark);
  await fill(form, mark);
  await form.send.click();
  const thanks = element.locator('.thanks');
  await expect(thanks).toBeInViewport({ ratio: 0.99 });
  expect(await thanks.evaluate((each) => (each.getRootNode() as ShadowRoot).activeElement === each)).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of the form unlocks the file that its address asks for', async ({ page }) => {
    const { unlock } = await findGated(page);
    await page.goto(`${site.en}/form/4001?${new URLSearchParams({ unlock })}`);
    const form = findForm(page, 'en');
    await fill(form, 'en');
    await form.send.click();
    await expect(page.getByText(consult.en.thanks)).toBeVisible();
    await fetchFile(page);
    await page.reload();
    await fetchFile(page);
  });
});
