import type { Page } from '@playwright/test';
import { site } from './addresses.ts';
import { expect, test } from './support.ts';

const cards = (page: Page) => page.locator('vt-news-list .card');
const titles = (page: Page) => cards(page).locator('h2').allTextContents();
const lives = (page: Page) => expect(page.locator('vt-news-list')).toHaveAttribute('data-vt-ready');

test.describe('the news', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('stand three in a row on a desktop, with numbered pages that the address has too', async ({ page }) => {
    await page.goto(`${site.en}/about-us/news`);
    await expect(cards(page)).toHaveCount(9);
    const boxes = await Promise.all((await cards(page).all()).map((card) => card.boundingBox()));
    // The lead story takes the room of four.
    expect(new Set(boxes.slice(3).map((box) => Math.round(box?.x ?? 0))).size).toBe(3);
    expect(boxes[0]?.width).toBeGreaterThan(1.9 * (boxes[3]?.width ?? 0));
    await page.locator('vt-news-list').scrollIntoViewIfNeeded();
    await lives(page);
    const first = await titles(page);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(cards(page).locator('h2').first()).not.toHaveText(first[0] ?? '');
    await expect(page).toHaveURL(/\/about-us\/news\?pageNo=2$/);
    const second = await titles(page);
    expect(second).toHaveLength(9);
    await page.reload();
    expect(await titles(page)).toEqual(second);
  });

  test('come page after page on a phone until all are there, and Back finds them as they were left', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.cn}/about-us/news`);
    const told = page.locator('vt-news-list [role="status"]').filter({ visible: true });
    await page.locator('vt-news-list').scrollIntoViewIfNeeded();
    await lives(page);
    const [, total = ''] = /(\d+)\D*$/.exec((await told.last().textContent()) ?? '') ?? [];
    await expect(async () => {
      await cards(page).last().scrollIntoViewIfNeeded();
      expect(await cards(page).count()).toBe(Number(total));
    }).toPass();
    expect(new Set(await titles(page)).size).toBe(Number(total));
    await expect(page.locator('vt-news-list .load-more a')).toHaveCount(0);
    const wanted = cards(page).nth(13).getByRole('link');
    await wanted.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    await wanted.click();
    await expect(page).toHaveURL(/article-detail/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(Number(total));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1440])
    test(`the news have numbered links at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${site.cn}/about-us/news`);
      await page.getByRole('link', { name: '第4页' }).click();
      await expect(page).toHaveURL(/\?pageNo=4$/);
      await expect(cards(page).first()).toBeVisible();
    });
});

test('a wide table of an article scrolls by itself, also by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of [`${site.cn}/article-detail/news/101`, `${site.en}/article-detail/news/501`]) {
    await page.goto(address);
    const table = page.locator('vt-article table');
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.locator('vt-article .coverage a').last().focus();
    await page.keyboard.press('Tab');
    await expect(table).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await expect(page.locator('vt-article figcaption')).toBeVisible();
  }
});
