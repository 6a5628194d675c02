import type { Page } from '@playwright/test';
import { site } from './addresses.ts';
import { drawFrames, expect, expectAccessible, test } from './support.ts';

const sites = [
  { mark: 'cn', id: 101, nav: '本页内容', blueprints: '业务蓝图', functions: ['计划与排程', '车间执行'] },
  { mark: 'en', id: 501, nav: 'On this page', blueprints: 'Blueprints', functions: ['Planning', 'Shop floor'] },
] as const;
const [cn, en] = sites;
const address = ({ mark, id }: { mark: 'cn' | 'en'; id: number }) => `${site[mark]}/product/${id}`;

/** Wakes a section by bringing it into view, and waits until it listens. */
async function wake(page: Page, section: string): Promise<void> {
  const element = page.locator(`vt-product-${section}`);
  await element.scrollIntoViewIfNeeded();
  await expect(element).toHaveAttribute('data-vt-ready');
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen.`);
  return box;
};

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const each of sites)
  test(`the tabs of the ${each.mark} blueprints stand in one line on a tablet`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(address(each));
    const tabs = page.locator('vt-product-blueprints .tab');
    await expect(tabs.first()).toBeVisible();
    const tops = await tabs.evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
  });

for (const each of sites) {
  test(`a link to a tab opens it in ${each.mark}, below what stays at the top`, async ({ page }) => {
    await page.goto(`${address(each)}#function-2`);
    await wake(page, 'functions');
    await expect(page.locator('#function-2 .tab-body')).toBeVisible();
    await expect(page.locator('#function-1 .tab-body')).toBeHidden();
    await expect(page.locator('#blueprint-1 .tab-body')).toBeVisible();
    const bar = await boxOf(page, 'vt-product-nav');
    const tabs = await boxOf(page, 'vt-product-functions .tab-list');
    expect(tabs.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  });

  test(`the bar stays below the header in ${each.mark}, marks what is read and leads to every section`, async ({
    page,
  }) => {
    await page.goto(address(each));
    await expect(page.locator('vt-product-nav')).toHaveAttribute('data-vt-ready');
    const nav = page.getByRole('navigation', { name: each.nav });
    for (const link of await nav.getByRole('link').all()) {
      const hash = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL(`${address(each)}${hash}`);
      await expect(link).toHaveAttribute('aria-current', 'location');
      const header = await boxOf(page, 'vt-header');
      const bar = await boxOf(page, 'vt-product-nav');
      expect(Math.abs(bar.y - header.y - header.height)).toBeLessThanOrEqual(1);
      // No heading lies under the bar.
      const heading = await boxOf(page, `${hash} h2`);
      expect(heading.y).toBeGreaterThanOrEqual(bar.y + bar.height);
      expect(heading.y).toBeLessThan(900);
    }
  });
}

test('Back leaves the page, however many tabs were opened', async ({ page }) => {
  await page.goto(`${site.en}/privacy`);
  await page.goto(address(en));
  await wake(page, 'functions');
  await page.getByRole('tab', { name: en.functions[1] }).click();
  await expect(page).toHaveURL(`${address(en)}#function-2`);
  await page.getByRole('tab', { name: en.functions[0] }).click();
  await expect(page).toHaveURL(`${address(en)}#function-1`);
  await page.goBack();
  await expect(page).toHaveURL(`${site.en}/privacy`);
});

test('scenes pass without Swiper, which nobody fetches before a carousel needs it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(address(en));
  await wake(page, 'scenes');
  const scenes = page.locator('#scenes');
  const shown = scenes.locator('.slide:not([inert]) h3');
  await expect(shown).toHaveText('Multiple plants');
  await scenes.getByRole('button', { name: 'Next slide' }).click();
  await expect(shown).toHaveText('Precision parts');
  await expect(shown).toBeVisible();
  expect(scripts.filter((url) => url.includes('swiper'))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('tabs are an accordion, and a drawing scrolls in its own frame at a size that can be read', async ({ page }) => {
    await page.goto(`${address(cn)}#blueprint-2`);
    await wake(page, 'blueprints');
    const folds = page.locator('vt-product-blueprints .tab-title').getByRole('button');
    await expect(folds.nth(1)).toHaveAttribute('aria-expanded', 'true');
    await folds.nth(0).click();
    await expect(folds.nth(0)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('#blueprint-2 .tab-body')).toBeHidden();
    const frame = page.locator('#blueprint-1 .frame');
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth / clientWidth)).toBeGreaterThan(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
  });

  test('a part that is opened stays where it was pressed, though the one above it closes', async ({ page }) => {
    await page.goto(address(en));
    await wake(page, 'functions');
    const folds = page.locator('vt-product-functions .tab-title').getByRole('button');
    const topOf = (index: number) => folds.nth(index).evaluate((fold) => Math.round(fold.getBoundingClientRect().top));
    for (const index of [1, 2]) {
      await folds.nth(index).evaluate((fold, top) => scrollBy(0, fold.getBoundingClientRect().top - top), 150 * index);
      await folds.nth(index).focus();
      const top = await topOf(index);
      await page.keyboard.press('Enter');
      await expect(folds.nth(index)).toHaveAttribute('aria-expanded', 'true');
      await drawFrames(page);
      expect(await topOf(index)).toBe(top);
    }
  });

  test('the bar brings the section that is read into its own view', async ({ page }) => {
    await page.goto(`${address(en)}#strengths`);
    const marked = page.locator('vt-product-nav [aria-current]');
    await expect(marked).toHaveText('Strengths');
    await expect(marked).toBeInViewport({ ratio: 1 });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every tab opens by its link, and every scene can be reached', async ({ page }) => {
    await page.goto(address(en));
    await expect(page.getByText('Master planning', { exact: true })).toBeVisible();
    await page.locator('.tab-list').getByRole('link', { name: en.functions[1] }).click();
    await expect(page.getByText('Dispatch and reporting', { exact: true })).toBeVisible();
    const track = page.locator('#scenes .slides');
    await expect(track).toHaveCSS('overflow-x', 'auto');
    await expect(track.getByRole('heading')).toHaveCount(3);
  });
});

test('an id of the other language is a page that is not there', async ({ page, faults }) => {
  faults.expect(/404/);
  const answer = await page.goto(`${site.en}/product/${cn.id}`);
  expect(answer?.status()).toBe(404);
});
