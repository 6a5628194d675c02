import type { Page } from '@playwright/test';
import { site } from './addresses.ts';
import { expect, test } from './support.ts';

const address = `${site.en}/media`;
const cards = (page: Page) => page.locator('vt-media-list .media-card');
const list = (page: Page) => page.locator('vt-media-list[data-vt-ready]');

test('films are narrowed in place, and the address says how', async ({ page }) => {
  await page.goto(address);
  await page.locator('vt-media-list').scrollIntoViewIfNeeded();
  await expect(list(page)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Open class' }).check();
  await expect(cards(page)).toHaveCount(3);
  expect(new URL(page.url()).search).toBe('?type=Open+class');
  await page.getByRole('searchbox', { name: 'Keyword in title' }).fill('payslip');
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(1);
  const shared = page.url();
  await page.goto(shared);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: 'Open class' })).toBeChecked();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(cards(page)).toHaveCount(10);
});

test('on a phone more is loaded to the end, and Back finds all of it where it was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded();
    expect(await cards(page).count()).toBe(24);
  }).toPass();
  const place = cards(page).nth(20);
  await place.scrollIntoViewIfNeeded();
  await place.getByRole('link').click();
  await page.waitForURL(/\/Media\/\d+$/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(24);
  await expect(place).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('films are narrowed by the form and turned over by links', async ({ page }) => {
    await page.goto(address);
    await page.getByRole('link', { name: 'Page 3' }).click();
    await expect(cards(page)).toHaveCount(4);
    await page.getByRole('checkbox', { name: 'Open class' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(cards(page)).toHaveCount(3);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/media$/);
  });
});
