import type { Page } from '@playwright/test';
import { site } from './addresses.ts';
import { consult, fillPaperForm, isLead } from './consult-form.ts';
import { expect, test } from './support.ts';

const paper = { id: 506, file: /\/files\/documents\/paper-waste\.en\.pdf\?/ };
const address = `${site.en}/periodical/${paper.id}`;
const large = 'The file is large and will load shortly';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
const weChat =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0.49 Language/en';

/** From the white paper's button to its form, filled in. */
async function askForPaper(page: Page) {
  await page.goto(address);
  await page.locator('vt-paper-hero').getByRole('link', { name: 'Get the white paper' }).click();
  return fillPaperForm(page);
}

/** A document like a file: it takes no part in the view transitions of the site's pages. */
const asPage = (heading: string) => ({ contentType: 'text/html', body: `<h1>${heading}</h1>` });

/** A PDF is shown by the browser, or saved where it has no viewer: here it is a page that can be looked at. */
async function showFiles(page: Page) {
  await page.context().route(paper.file, async (route) => {
    // Node knows no hosts below localhost.
    const { pathname, search } = new URL(route.request().url());
    const answer = await page.request.get(site.cn + pathname + search);
    const isPdf = (await answer.body()).subarray(0, 5).toString() === '%PDF-';
    await route.fulfill({ status: answer.status(), ...asPage(isPdf ? 'The PDF' : '') });
  });
}

const linkTo = (page: Page) => page.locator('.files a');

test('the form of a white paper opens its file in a tab of its own, which nothing blocks', async ({
  page,
  context,
}) => {
  await showFiles(page);
  const send = await askForPaper(page);
  const sending = page.waitForRequest(isLead);
  const opened = context.waitForEvent('page');
  await send.click();
  expect((await sending).postDataJSON()).toMatchObject({
    unlock: { type: 'publication', id: paper.id },
    ...{ formTypeSource: 'CORPORATE_PUBLICATION', sourceId: String(paper.id) },
  });
  const tab = await opened;
  await expect(tab).toHaveURL(paper.file);
  await expect(tab.getByRole('heading')).toHaveText('The PDF');
  // What was the visitor's page is still there, with the link to have it once more.
  await expect(page.getByRole('dialog', { name: consult.en.thanks })).toBeVisible();
  await expect(linkTo(page)).toHaveAttribute('target', '_blank');
});

test('a file whose answer took too long waits as a link', async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: false, hasBeenActive: true } });
  });
  await showFiles(page);
  await (await askForPaper(page)).click();
  await expect(linkTo(page)).toHaveText('Download Visible waste: a white paper on fresh retail');
  expect(context.pages()).toHaveLength(1);
  const opened = context.waitForEvent('page');
  await linkTo(page).click();
  await expect((await opened).getByRole('heading')).toHaveText('The PDF');
});

test.describe('on iOS', () => {
  test.use({ userAgent: iPhone, viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the visitor is told that the file is large, and is led there in the same tab', async ({ page, context }) => {
    await showFiles(page);
    await page.clock.install();
    const send = await askForPaper(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await send.click();
    await expect(async () => {
      // Frames are the clock's too: what stands there is drawn by it.
      await page.clock.runFor(17);
      await expect(page.getByText(large)).toBeVisible({ timeout: 200 });
    }).toPass();
    await expect(linkTo(page)).toHaveCount(1);
    await page.clock.runFor(300);
    await page.waitForURL(paper.file);
    await expect(page.getByRole('heading')).toHaveText('The PDF');
    expect(context.pages()).toHaveLength(1);
  });

  test('an issue that no form stands before is led to in the same way', async ({ page, context }) => {
    await page.context().route(/course-41\.en\.pdf/, (route) => route.fulfill(asPage('The issue')));
    await page.goto(`${site.en}/periodical/501`);
    await expect(page.locator('vt-journal[data-vt-ready]')).toBeAttached();
    await page.getByRole('link', { name: 'Read the issue' }).click();
    await page.waitForURL(/course-41\.en\.pdf/);
    await expect(page.getByRole('heading')).toHaveText('The issue');
    expect(context.pages()).toHaveLength(1);
  });
});

test.describe('in WeChat', () => {
  test.use({ userAgent: weChat, viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a PDF opens in the page itself', async ({ page, context }) => {
    await showFiles(page);
    await (await askForPaper(page)).click();
    await expect(linkTo(page)).toHaveText('Download Visible waste: a white paper on fresh retail');
    await expect(page.locator('.files')).not.toContainText('WeChat');
    await linkTo(page).click();
    await page.waitForURL(paper.file);
    expect(context.pages()).toHaveLength(1);
  });

  test('the visitor reads how to open in the browser what WeChat cannot', async ({ page }) => {
    const url = '/files/documents/figures.xlsx?expires=1&signature=a';
    const links = [{ url, name: 'figures.xlsx', type: 'document' }];
    await page.route('**/api/internal/form', (route) =>
      route.fulfill({ json: { code: '200', message: 'OK', data: { id: 'lead-1', links } } }),
    );
    await (await askForPaper(page)).click();
    await expect(page.locator('.files')).toContainText('tap “…” at the top right and choose “Open in browser”');
    expect(page.url()).toBe(address);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the form’s page, and that to a thank-you with the link', async ({ page }) => {
    const send = await askForPaper(page);
    expect(page.url()).toContain(`?unlock=publication%2F${paper.id}`);
    await send.click();
    await expect(page.getByText(consult.en.thanks)).toBeVisible();
    const href = await linkTo(page).getAttribute('href');
    expect(href).toMatch(paper.file);
    const file = await page.request.get(site.cn + href);
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
