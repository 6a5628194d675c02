import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { site } from './addresses.ts';
import { expect, test } from './support.ts';

test.describe('suggestions', () => {
  test('are chosen by keyboard, and end with Escape', async ({ page }) => {
    await page.goto(`${site.cn}/search`);
    const field = page.getByRole('main').getByRole('search').locator('input');
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

  for (const { mark, q, some, none } of [
    { mark: 'cn', q: '远帆', some: (count: number) => `${count}条搜索建议`, none: '没有搜索建议' },
    { mark: 'en', q: 'farsail', some: (count: number) => `Suggestions: ${count}`, none: 'No suggestions' },
  ] as const)
    test(`are told of in ${mark} by their number, also where there are none, and no more once they are gone`, async ({
      page,
    }) => {
      await page.goto(`${site[mark]}/search`);
      await page.getByRole('main').getByRole('searchbox').focus();
      const form = page.getByRole('main').getByRole('search');
      const told = form.getByRole('status');
      // There before it has words: what comes along with them is told by few.
      await expect(told).toBeAttached();
      await expect(told).toHaveText('');
      await page.keyboard.insertText(q);
      await expect(form.getByRole('option')).not.toHaveCount(0);
      await expect(told).toHaveText(some(await form.getByRole('option').count()));
      await page.keyboard.press('Escape');
      await expect(told).toHaveText('');
      await form.getByRole('combobox').fill('qxqxqx');
      await expect(told).toHaveText(none);
    });

  test('are asked for by no unfinished word of an input method', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/suggestion/') && asked.push(request.url()));
    await page.goto(`${site.cn}/search`);
    const field = page.getByRole('main').getByRole('search').locator('input');
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

type Place = Record<'x' | 'y' | 'width' | 'height', number>;

/** Whether something is to be seen there: it has more than its ground. */
async function hasInk(page: Page, clip: Place): Promise<boolean> {
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return channels.some(({ min, max }) => max - min > 100);
}

const placeOf = async (part: Locator) => (await part.boundingBox()) as Place;

for (const colorScheme of ['dark', 'light'] as const)
  test(`in forced ${colorScheme} colours the word that was found is seen among suggestions, and what empties the field`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto(`${site.en}/search`);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.focus();
    const box = page.getByRole('combobox');
    await expect(box).toBeVisible();
    await page.keyboard.insertText('procurement');
    const found = page.getByRole('option').locator('mark').first();
    await expect(found).toBeVisible();
    expect(await hasInk(page, await placeOf(found))).toBe(true);
    const { x, y, width, height } = await placeOf(box);
    expect(await hasInk(page, { x: x + width - 40, y: y + 10, width: 30, height: height - 20 })).toBe(true);
  });
