import type { Page } from '@playwright/test';
import { site } from './addresses.ts';
import { consult, fill, findForm, isLead } from './consult-form.ts';
import { expect, test } from './support.ts';

const families = {
  first: 'Enterprise resource planning',
  third: 'Supply chain & procurement',
  last: 'Business finance & analytics',
};

const list = (page: Page) => page.locator('vt-product-list');
const anchors = (page: Page) => list(page).getByRole('navigation', { name: 'Product families' });
const heading = (page: Page, name: string) => list(page).getByRole('heading', { level: 2, name });

test('the list of families follows the scroll and leads to each of them', async ({ page }) => {
  await page.goto(`${site.en}/product`);
  await expect(list(page)).toHaveAttribute('data-vt-ready');
  const current = anchors(page).locator('[aria-current="location"]');
  await expect(current).toHaveText(families.first);
  await heading(page, families.third).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(current).toHaveText(families.third);
  await expect(anchors(page)).toBeInViewport();
  await anchors(page).getByRole('link', { name: families.last }).click();
  await expect(page).toHaveURL(/\/product#category-504$/);
  await expect(heading(page, families.last)).toBeInViewport({ ratio: 1 });
});

test('a link to a family opens the list there, clear of the header', async ({ page }) => {
  await page.goto(`${site.en}/product#category-503`);
  const below = await page.locator('vt-header').evaluate((header) => header.getBoundingClientRect().bottom);
  await expect
    .poll(() => heading(page, families.third).evaluate((element) => element.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(below);
  await expect(heading(page, families.third)).toBeInViewport({ ratio: 1 });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'on a phone' : 'on a phone without scripts', () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled });

    test('the list of families is folded until its button is pressed, and leads there', async ({ page }) => {
      await page.goto(`${site.en}/product`);
      if (javaScriptEnabled) await expect(list(page)).toHaveAttribute('data-vt-ready');
      const link = list(page).locator('.anchors').getByRole('link', { name: families.last });
      await expect(link).toBeHidden();
      await list(page).getByRole('button', { name: 'Product families' }).click();
      await link.click();
      await expect(page).toHaveURL(/#category-504$/);
      await expect(heading(page, families.last)).toBeInViewport({ ratio: 1 });
      if (javaScriptEnabled) await expect(link).toBeHidden();
    });
  });
}

test('the language switcher leads from a category to the same one, and back', async ({ page }) => {
  await page.goto(`${site.en}/product-category/502`);
  const switchTo = (name: string) => page.locator('vt-header').getByRole('link', { name }).first().click();
  await switchTo('中文');
  await expect(page).toHaveURL(`${site.cn}/product-category/102`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('人力资本管理');
  await switchTo('English');
  await expect(page).toHaveURL(`${site.en}/product-category/502`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Human capital management');
});

test('the home page and the breadcrumb lead to all products and to each family', async ({ page }) => {
  await page.goto(site.en);
  const home = page.locator('vt-home-products');
  await home.getByRole('link', { name: families.third }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(families.third);
  await page.locator('vt-category-hero').getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL(`${site.en}/product`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await heading(page, families.last).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(families.last);
});

test("a category's button opens its form, whose lead counts for the category", async ({ page }) => {
  await page.goto(`${site.en}/product-category/503`);
  await page.locator('vt-category-hero').getByRole('link', { name: 'Request a demo' }).click();
  const form = findForm(page.getByRole('dialog'), 'en');
  await fill(form, 'en');
  const [lead] = await Promise.all([page.waitForRequest(isLead), form.send.click()]);
  expect(lead.postDataJSON()).toMatchObject({ formTypeSource: 'PRODUCT', sourceId: '503' });
  await expect(page.getByRole('dialog')).toContainText(consult.en.thanks);
});

test("a category's other button plays its demonstration, and Back closes it", async ({ page }) => {
  await page.goto(`${site.en}/product-category/503`);
  await page.locator('vt-category-hero').getByRole('link', { name: 'Watch a demo' }).click();
  const video = page.getByRole('dialog').locator('video');
  await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.currentTime)).toBeGreaterThan(0);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`${site.en}/product-category/503`);
});

test('a product of a category opens in a tab of its own, and the category stays', async ({ page }) => {
  await page.goto(`${site.en}/product-category/503`);
  const link = page.locator('vt-category-products').getByRole('link', { name: /Farsail Warehouse.*new tab/ });
  const [product] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(product.getByRole('heading', { level: 1 })).toHaveText('Farsail Warehouse');
  await expect(page).toHaveURL(`${site.en}/product-category/503`);
});

test('a link in a cell of a table is as high as a finger needs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.en}/product-category/501`);
  const links = page.locator('vt-category-text td a');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});
