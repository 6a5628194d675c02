import type { Page } from '@playwright/test';
import { partner, site } from './addresses.ts';
import { consult, fill, fillPaperForm, findForm, isLead } from './consult-form.ts';
import { expect, expectAccessible, holdsFocus, test } from './support.ts';

/** A paper of the demo that is behind a form, and what its own button says that the form unlocks. */
async function findGated(page: Page) {
  const id = 508;
  const answer = await page.request.get(`${site.cn}/api/internal/corporate/publications/${id}`);
  const { data } = (await answer.json()) as { data: { jumpBO: { unlock: string; formBO: { id: number } } } };
  const { unlock, formBO } = data.jumpBO;
  expect(unlock).toBe(`publication/${id}`);
  return { id, unlock, formId: formBO.id };
}

/** Follows the first link of a thank-you to the bytes of its file. */
async function fetchFile(page: Page) {
  const link = page.locator('.files a').first();
  await expect(link).toHaveText(/^Download \S/);
  const address = await link.evaluate(
    (anchor) => (anchor as HTMLAnchorElement).pathname + (anchor as HTMLAnchorElement).search,
  );
  const file = await page.request.get(site.cn + address);
  expect(file.status()).toBe(200);
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const bare = await page.request.get(site.cn + address.replace(/\?.*/, ''));
  expect(bare.status()).toBe(403);
  return link;
}

test('a button of an own page unlocks its file: from the click to the bytes', async ({ page, context }) => {
  const { unlock, id, formId } = await findGated(page);
  await page.goto(site.en);
  await page.evaluate(
    ([vtFormId, vtUnlock]) => {
      const button = document.createElement('button');
      Object.assign(button.dataset, { vtOpen: 'form', vtFormId, vtUnlock });
      button.textContent = 'Read the paper';
      document.querySelector('main')?.prepend(button);
    },
    [String(formId), unlock],
  );
  await page.getByRole('button', { name: 'Read the paper' }).click();
  const send = await fillPaperForm(page.getByRole('dialog'));
  const sending = page.waitForRequest(isLead);
  await send.click();
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
  const { unlock, formId } = await findGated(page);
  await page.goto(`${partner}/strict-csp.html`);
  const element = page.locator('vt-form').first();
  await element.evaluate(
    (form, [id = '', wanted = '']) => {
      form.setAttribute('form-id', id);
      form.setAttribute('unlock', wanted);
    },
    [String(formId), unlock],
  );
  await (await fillPaperForm(element)).click();
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
    const { unlock, formId } = await findGated(page);
    await page.goto(`${site.en}/form/${formId}?${new URLSearchParams({ unlock })}`);
    await (await fillPaperForm(page)).click();
    await expect(page.getByText(consult.en.thanks)).toBeVisible();
    await fetchFile(page);
    await page.reload();
    await fetchFile(page);
  });
});
