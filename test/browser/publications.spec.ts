import { site } from './addresses.ts';
import { screenOf } from './screens.ts';
import { expect, test } from './support.ts';

const address = `${site.en}/periodical`;

test('a desktop has two in a row and the other pages as addresses', async ({ page }) => {
  await page.goto(address);
  const issues = page.locator('vt-publication-list .issue');
  await expect(issues).toHaveCount(10);
  const boxes = await Promise.all([0, 1, 2].map((place) => issues.nth(place).boundingBox()));
  expect(boxes[1]?.y).toBe(boxes[0]?.y);
  expect(boxes[2]?.y).toBeGreaterThan(boxes[0]?.y ?? 0);
  await expect(page.locator('vt-publication-list[data-vt-ready]')).toBeAttached();
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(issues).toHaveCount(2);
  await expect(page).toHaveURL(`${address}?pageNo=2`);
  await page.reload();
  await expect(issues).toHaveCount(2);
});

test('a cover that is less high than its words begins no lower than they do', async ({ page }) => {
  for (const width of [320, 768]) {
    await page.setViewportSize(screenOf(width));
    await page.goto(address);
    const steps = await page
      .locator('.issue')
      .evaluateAll((all) =>
        all.map((each) =>
          ['.cover', '.words'].map((part) => each.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()),
        ),
      );
    const lower = steps.filter(([cover, words]) => (cover?.height ?? 0) < (words?.height ?? 0));
    expect(lower.length, `at ${width} px`).toBeGreaterThan(0);
    for (const [cover, words] of lower) expect(cover?.top).toBeLessThanOrEqual(words?.top ?? 0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the rest is loaded below, one page at a time, and Back finds it as it was left', async ({ page }) => {
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/corporate/publications/list')) asked.push(request.postDataJSON());
    });
    await page.goto(address);
    const issues = page.locator('vt-publication-list .issue');
    await expect(issues).toHaveCount(10);
    await expect(page.locator('.pagination')).toBeHidden();
    await issues.last().scrollIntoViewIfNeeded();
    await expect(issues).toHaveCount(12);
    expect(asked).toEqual([expect.objectContaining({ pageNo: 2, pageSize: 10 })]);
    await issues.last().getByRole('link').click();
    await expect(page.locator('h1')).toBeVisible();
    await page.goBack();
    await expect(issues).toHaveCount(12);
    await expect(issues.last()).toBeInViewport();
    expect(asked).toHaveLength(1);
  });

  test('who came to a later page is led to the beginning at its end', async ({ page }) => {
    await page.goto(`${address}?pageNo=2`);
    const issues = page.locator('vt-publication-list .issue');
    await expect(issues).toHaveCount(2);
    await page.getByRole('link', { name: 'Start from the beginning' }).click();
    await expect(page).toHaveURL(address);
    await expect(issues.nth(9)).toBeVisible();
    await issues.nth(9).scrollIntoViewIfNeeded();
    await expect(issues).toHaveCount(12);
    await expect(page.getByRole('link', { name: 'Start from the beginning' })).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a phone has the pages by their numbers', async ({ page }) => {
    await page.goto(address);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page.locator('vt-publication-list .issue')).toHaveCount(2);
    await expect(page).toHaveURL(`${address}?pageNo=2`);
  });
});
