import type { Page } from '@playwright/test';
import { site } from './addresses.ts';
import { screenOf } from './screens.ts';
import { expect, holdRequests, test } from './support.ts';

/** The header's way to the search, once its script is there. */
async function findDoor(page: Page) {
  const door = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await door.hover();
  await expect(page.locator('vt-header')).toHaveAttribute('data-vt-ready');
  return { door, panel: page.getByRole('dialog', { name: 'Search' }) };
}

test('the field has room for a word on a narrow phone whose text is twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site.en}/search`);
  const form = page.getByRole('main').getByRole('search');
  const places = async () => [await form.locator('input').boundingBox(), await form.getByRole('button').boundingBox()];
  const [field, button] = await places();
  expect(button?.y).toBe(field?.y);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const [large] = await places();
  expect(large?.width).toBeGreaterThan(200);
});

test('what stands below the names of sections and of next events is of one size', async ({ page }) => {
  await page.goto(`${site.cn}/search`);
  const sizes = await page
    .locator('vt-search .ways p')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).fontSize));
  expect(sizes.length).toBeGreaterThan(5);
  expect(new Set(sizes).size).toBe(1);
});

test('what was asked for in several words that no page has together is told in a line of its own', async ({ page }) => {
  for (const [mark, q] of [
    ['cn', '采购 风机 白皮书 衬衫'],
    ['en', 'procurement turbine shirt'],
  ] as const) {
    await page.goto(`${site[mark]}/search?q=${q}`);
    const lines = await page.locator('main .count').evaluate((count) => {
      const found = document.createRange();
      found.setEndBefore(count.querySelector('span') as Element);
      found.setStart(count, 0);
      return {
        found: found.getBoundingClientRect().bottom,
        partly: count.querySelector('span')?.getBoundingClientRect().top,
      };
    });
    expect(lines.partly).toBeGreaterThanOrEqual(lines.found);
  }
});

test.describe("the header's search", () => {
  for (const width of [768, 1440])
    test(`opens a field at ${width} px that suggests, closes on Escape and leads to what is found`, async ({
      page,
    }) => {
      await page.setViewportSize(screenOf(width));
      await page.goto(`${site.en}/cases`);
      const { door, panel } = await findDoor(page);
      await door.press('Enter');
      const field = panel.getByLabel('Search this site', { exact: true }).and(page.locator('input'));
      await expect(field).toBeFocused();
      await expect(field).toHaveRole('combobox');
      await page.keyboard.type('ledger');
      const options = panel.getByRole('option');
      await expect(options.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(options).toHaveCount(0);
      await expect(field).toHaveValue('ledger');
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(door).toBeFocused();
      await door.press('Enter');
      await expect(field).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${site.en}/search?q=ledger`);
      await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
      await expect(page).toHaveURL(`${site.cn}/search?q=ledger`);
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('ledger');
    });

  test('closes by a press beside it, and by its button', async ({ page }) => {
    await page.goto(`${site.en}/search?q=ledger`);
    const { door, panel } = await findDoor(page);
    await door.click();
    await expect(panel.locator('input')).toHaveValue('ledger');
    await panel.getByRole('button', { name: 'Close the search' }).click();
    await expect(panel).toBeHidden();
    await door.click();
    await expect(panel).toBeVisible();
    await page.mouse.click(700, 700);
    await expect(panel).toBeHidden();
  });

  test('does not open over a form that was opened while its parts came', async ({ page }) => {
    await page.goto(`${site.en}/cases`);
    const release = await holdRequests(page, /search-panel/);
    const { door, panel } = await findDoor(page);
    const parts = page.waitForResponse(/search-panel/);
    await door.click();
    await page.getByRole('banner').getByRole('link', { name: 'Talk to an adviser' }).click();
    const field = page.getByRole('dialog').getByLabel('Name', { exact: true });
    await field.fill('Ada');
    release();
    await (await parts).finished();
    await expect(page.locator('dialog.seek')).toBeAttached();
    await expect(panel).toBeHidden();
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await door.click();
    await expect(panel).toBeVisible();
  });

  test('leads to its page where its parts cannot be had', async ({ page, faults }) => {
    faults.expect(/search-panel/);
    await page.route(/search-panel/, (route) => route.abort());
    await page.goto(`${site.en}/cases`);
    const { door } = await findDoor(page);
    await door.click();
    await expect(page).toHaveURL(`${site.en}/search`);
  });

  test('stands in the drawer on a phone, and suggests there', async ({ page }) => {
    await page.setViewportSize(screenOf(390));
    await page.goto(`${site.cn}/cases`);
    await page.getByRole('button', { name: '打开菜单' }).click();
    const drawer = page.getByRole('dialog', { name: '主菜单' });
    const field = drawer.getByRole('search').locator('input');
    await field.fill('采购');
    await expect(field).toHaveRole('combobox');
    const first = drawer.getByRole('option').first();
    await expect(first).toBeVisible();
    await first.click();
    await expect(page).not.toHaveURL(`${site.cn}/cases`);
    await page.goBack();
    await expect(drawer).toBeHidden();
  });

  test('is reached in one of both ways, whatever the width and however large the text', async ({ page }) => {
    await page.goto(`${site.en}/privacy`);
    for (const width of [320, 768, 900, 1023, 1024, 1280, 1440, 1680, 1920])
      for (const size of [16, 18, 20, 24, 32]) {
        await page.setViewportSize({ width, height: 400 });
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}px`), size);
        const ways = await page.locator('vt-header .bar > :is(.find, button.tool)').filter({ visible: true }).count();
        const height = await page.locator('vt-header').evaluate((header) => header.getBoundingClientRect().height);
        expect([width, size, ways, height < 100]).toEqual([width, size, 1, true]);
      }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('leads from the header to what was found, narrows it and helps where there is nothing', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${site.en}/product`);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    const form = page.getByRole('main').getByRole('search');
    await form.getByLabel('Search this site').last().fill('ledger');
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('status')).toHaveText(/^\d+ results for “ledger”$/);
    const chip = page.getByRole('navigation', { name: 'Narrow by type' }).getByRole('link').nth(1);
    const count = (await chip.locator('span').textContent()) ?? '';
    await chip.click();
    await expect(page.getByRole('status')).toHaveText(new RegExp(`^${count} results? for “ledger” in `));
    await page.goto(`${site.en}/search?q=zzzq`);
    await expect(page.getByRole('heading', { name: 'Nothing found for “zzzq”' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible();
  });
});

test('what is asked for at too great length is refused below its field, in the page’s own letters', async ({
  page,
}) => {
  await page.goto(`${site.en}/search?q=${'long'.repeat(30)}`);
  const main = page.getByRole('main');
  const refusal = main.getByRole('alert').filter({ hasText: '100' });
  const look = (element: Element) => [getComputedStyle(element).textAlign, getComputedStyle(element).fontFamily];
  // What is wrong is told by more than its colour.
  expect(await refusal.evaluate((line) => getComputedStyle(line, '::before').content)).toContain('!');
  expect(await refusal.evaluate(look)).toEqual(await main.getByRole('heading', { level: 1 }).evaluate(look));
});
