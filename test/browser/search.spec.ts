import { expect, test } from '@playwright/test';
import { site } from './addresses.ts';

test.describe('suggestions', () => {
  test('are chosen by keyboard, and end with Escape', async ({ page }) => {
    await page.goto(`${site.cn}/search`);
    const field = page.getByRole('search').locator('input');
    await field.focus();
    await expect(field).toHaveRole('combobox');
    await page.keyboard.insertText('采购');
    const options = page.getByRole('option');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(field).toHaveValue('采购');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=%E9%87%87%E8%B4%AD$/);
  });

  test('are asked for by no unfinished word of an input method', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/suggestion/') && asked.push(request.url()));
    await page.goto(`${site.cn}/search`);
    const field = page.getByRole('search').locator('input');
    await field.focus();
    await expect(field).toHaveRole('combobox');
    await field.evaluate((input: HTMLInputElement) => {
      input.value = 'yuan';
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
      input.value = '远帆';
      input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    });
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(asked.map((url) => new URL(url).searchParams.get('q'))).toEqual(['远帆']);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('leads from the header to what was found, narrows it and helps where there is nothing', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${site.en}/product`);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.getByLabel('Search this site').last().fill('ledger');
    await page.getByRole('button', { name: 'Search' }).click();
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
