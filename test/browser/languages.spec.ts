import type { Page } from '@playwright/test';
import { site } from './addresses.ts';
import { expect, test } from './support.ts';

const firstTouch = (page: Page) => page.evaluate(() => sessionStorage.vtFirstTouch);

test('the address that a visitor came by survives a switch of language, on whichever host', async ({ page }) => {
  const landing = `${site.cn}/?bd_vid=7&utm_source=x`;
  await page.goto(landing);
  await expect.poll(() => firstTouch(page)).toBe(landing);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${site.en}/`);
  await expect.poll(() => firstTouch(page)).toBe(landing);
});

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
