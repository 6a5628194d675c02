import type { Page } from '@playwright/test';
import { site } from './addresses.ts';
import { expect, test } from './support.ts';

const firstTouch = (page: Page) => page.evaluate(() => sessionStorage.vtVisit?.replace(/^[^#]*#/, ''));

test('the address that a visitor came by survives a switch of language, on whichever host', async ({ page }) => {
  const landing = `${site.cn}/?bd_vid=7&utm_source=x`;
  await page.goto(landing);
  await expect.poll(() => firstTouch(page)).toBe(landing);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${site.en}/`);
  await expect.poll(() => firstTouch(page)).toBe(landing);
});

for (const [here, there] of [
  ['/product/101', '/product/501'],
  ['/product-category/101', '/product-category/501'],
  ['/solution/101', '/solution/501'],
  ['/case-detail/101', '/case-detail/501'],
]) {
  test(`the switch of language leads from ${here} to the same entry, and back`, async ({ page }) => {
    await page.goto(site.cn + here);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(site.en + there);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL(site.cn + here);
  });
}

test('the language that was chosen is where the home page leads the next time', async ({ page }) => {
  await page.goto(`${site.cn}/`);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'English' }).hover();
  await expect(page.locator('vt-header')).toHaveAttribute('data-vt-ready');
  await header.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${site.en}/`);
  await page.goto(`${site.cn}/?bd_vid=9`);
  await expect(page).toHaveURL(`${site.en}/?bd_vid=9`);
  await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL(`${site.cn}/`);
  await page.goto('about:blank');
  await page.goto(`${site.cn}/`);
  await expect(page).toHaveURL(`${site.cn}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

for (const [path, tag] of [
  ['/', 'vt-home-solutions'],
  ['/solution', 'vt-solution-list'],
] as const)
  test(`what stands in ${tag} is said in the language that a script gives its page`, async ({ page }) => {
    const titles = () =>
      page.locator(`${tag} :is(h2, h3):not(.unseen)`).evaluateAll((all) => all.map((each) => each.textContent));
    await page.goto(site.en + path);
    const [, ...there] = await titles();
    expect(there.length).toBeGreaterThan(3);
    await page.goto(site.cn + path);
    await page.waitForFunction(() => window.vitrine?.version !== undefined);
    await page.locator(tag).evaluate((element) => window.vitrine.wake(element as HTMLElement));
    await expect(page.locator(tag)).toHaveAttribute('data-vt-ready', '');
    await page.evaluate(() => {
      document.documentElement.lang = 'en';
    });
    await expect.poll(async () => (await titles()).slice(1)).toEqual(there);
  });
