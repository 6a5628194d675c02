import type { Browser, Page } from '@playwright/test';
import type { OwnServer } from './own-server.ts';
import { test } from './own-server-test.ts';
import { expectWhole } from './screens.ts';
import { expect, expectAccessible } from './support.ts';

const drafts = {
  'text-page/next':
    'id: 1009\ntitle: The next policy\npageAddress: /privacy\ndraft: true\n---\nWe keep it for a year.\n',
  'home-module/slides':
    'id: 1009\norder: 0\nmoduleType: CAROUSEL\nmoduleName: Autumn\ndraft: true\ncarouselOpt: [{ id: 1, title: Autumn has come }]\n---\n',
  'top-navigation/partners':
    'id: 1009\norder: 9\ndisplayName: Our partners\nnavigationName: Our partners\npageAddress: /cases\ndraft: true\n---\n',
};

test.beforeAll(async ({ server }) => {
  for (const [file, fields] of Object.entries(drafts)) await server.write(`en/${file}.md`, `---\n${fields}`);
});

/** Follows an entry's link once the server has read it. */
async function openPreview(page: Page, server: OwnServer, entry: string, shown: string) {
  const address = addressOf(server, await server.linkPreview(entry, 'en'));
  await expect.poll(() => page.goto(address).then(() => page.content())).toContain(shown);
}

/** The same page for somebody without the link. */
async function openPublic(browser: Browser, server: OwnServer, path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(addressOf(server, path));
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  return page;
}

const addressOf = ({ origin }: OwnServer, path: string) => origin.replace('localhost', 'en.localhost') + path;

test('a draft of a page of text stands in its place for who has the link', async ({
  page,
  browser,
  server,
  faults,
}) => {
  // Until the server has read the draft, its link is refused.
  faults.expect(/403/);
  await openPreview(page, server, 'text-page/next', 'The next policy');
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('Text page “The next policy”');
  await expect(bar).toContainText('A draft, not public yet');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('The next policy');
  await expectWhole(page);
  await expectAccessible(page);
  const other = await openPublic(browser, server, '/privacy');
  await expect(other.getByRole('heading', { level: 1 })).not.toHaveText('The next policy');
  await other.close();
});

test('a draft of slides opens the home page for who has the link, also where their widget loads again', async ({
  page,
  browser,
  server,
  faults,
}) => {
  faults.expect(/403/);
  await openPreview(page, server, 'home-module/slides', 'Autumn has come');
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('Home page module “Autumn”');
  const carousel = page.locator('vt-hero-carousel').first();
  await expect(carousel).toHaveAttribute('data-vt-ready');
  const asked = page.waitForResponse(/\/homepage\?preview=/);
  await carousel.evaluate((element) => element.removeAttribute('module-id'));
  expect((await asked).headers()['cache-control']).toBe('no-store');
  await expect(carousel).not.toHaveAttribute('aria-busy');
  await expect(carousel).toContainText('Autumn has come');
  await expectWhole(page);
  await expectAccessible(page);
  const other = await openPublic(browser, server, '/');
  await expect(other.locator('vt-hero-carousel').first()).not.toContainText('Autumn has come');
  await other.close();
});

test('a draft of a menu entry stands in the menu of every page for who has the link', async ({
  page,
  browser,
  server,
  faults,
}) => {
  faults.expect(/403/);
  await openPreview(page, server, 'top-navigation/partners', 'Our partners');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const entry = menu.getByRole('link', { name: 'Our partners' });
  await expect(entry).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Menu entry “Our partners”');
  const { search } = new URL(page.url());
  await page.goto(addressOf(server, `/privacy${search}`));
  await entry.hover();
  await expect(page.locator('vt-header')).toHaveAttribute('data-vt-ready');
  await expect(entry).toBeVisible();
  await expectWhole(page);
  await expectAccessible(page);
  const other = await openPublic(browser, server, '/privacy');
  await expect(other.getByRole('link', { name: 'Our partners' })).toHaveCount(0);
  await other.close();
});
