import { site } from './addresses.ts';
import { consult, isLead } from './consult-form.ts';
import { expectWhole, screenOf } from './screens.ts';
import { expect, expectAccessible, test } from './support.ts';

for (const [mark, formId] of [
  ['cn', 14008],
  ['en', 4001],
] as const) {
  test(`a lead of the supplier portal carries its form, in ${mark}`, async ({ page }) => {
    await page.goto(`${site[mark]}/go1688/supplier`);
    const form = page.getByRole('main').getByRole('form');
    await form.scrollIntoViewIfNeeded();
    await expect(page.locator('main vt-form')).toHaveAttribute('data-vt-ready');
    for (const field of await form.locator('input[type=text], input:not([type]), input[type=tel]').all())
      if (await field.isVisible()) await field.fill('13812345678');
    for (const field of await form.locator('input[type=email]').all()) await field.fill('ada@thistle.example');
    for (const field of await form.locator('select').all()) await field.selectOption({ index: 1 });
    for (const group of await form.locator('fieldset').all()) {
      const list = group.locator('summary');
      if (await list.count()) await list.click();
      await group.locator('input').first().check();
      if (await list.count()) await list.click();
    }
    await form.getByRole('checkbox', { name: consult[mark].consent }).check();
    const sending = page.waitForRequest(isLead);
    await form.getByRole('button', { name: consult[mark].send, exact: true }).click();
    expect((await sending).postDataJSON().form).toEqual({ id: formId });
    await expect(page.getByRole('status').filter({ hasText: consult[mark].sent })).toBeVisible();
  });
}

test('the supplier portal keeps its bar on an address that names nothing, and leads back', async ({ page, faults }) => {
  faults.expect(/404.*\/go1688\/nothing/);
  await page.goto(`${site.en}/go1688/nothing`);
  const menu = page.getByRole('navigation', { name: 'Main menu' }).filter({ visible: true });
  await expect(menu.getByRole('link')).toHaveText(['Become a purchaser', 'Become a supplier']);
  await expect(page.getByRole('banner').getByRole('img', { name: 'Farsail Exchange' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Back to the supplier portal' }).click();
  await expect(page).toHaveURL(`${site.en}/go1688`);
  await page.getByRole('main').getByRole('link', { name: 'Become a purchaser' }).click();
  await expect(page).toHaveURL(`${site.en}/go1688/purchaser`);
  await page.getByRole('banner').getByRole('link', { name: '中文' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/go1688\/purchaser$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('一次发布，多家报价');
});

test('what an application promises has its mark beside its first line on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site.en}/go1688/supplier`);
  const promises = await page.locator('vt-portal-apply .words li').evaluateAll((all) =>
    all.map((promise) => {
      const words = document.createRange();
      words.selectNodeContents(promise);
      const lines = [...words.getClientRects()];
      const mark = promise.querySelector('svg')?.getBoundingClientRect();
      const first = lines.find(({ width }) => width > 30);
      return {
        height: promise.clientHeight,
        away: first && mark && mark.top + mark.height / 2 - first.top - first.height / 2,
      };
    }),
  );
  expect(Math.max(...promises.map(({ height }) => height))).toBeGreaterThan(50);
  for (const { away } of promises) expect(Math.abs(away ?? Number.NaN)).toBeLessThan(3);
});

test('the choices of a size stand in one line beside the words of a small desktop', async ({ page, faults }) => {
  // A first visitor has the site's face only where that comes at once, and another is wider.
  await page.route('**/*.woff2', (route) => route.abort());
  faults.expect(/woff2/);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`${site.en}/go1688/purchaser`);
  const sizes = page.getByRole('main').getByRole('radio');
  await expect(sizes).toHaveCount(4);
  const lines = await sizes.evaluateAll((each) => each.map((one) => one.getBoundingClientRect().top));
  expect(new Set(lines).size).toBe(1);
});

for (const width of [390, 1440])
  test(`doors without pictures show all of their words and a round way in at ${width} px`, async ({ page }) => {
    await page.setViewportSize(screenOf(width));
    await page.goto(`${site.en}/go1688`);
    const doors = page.locator('.door');
    await doors.locator('picture').evaluateAll((pictures) => {
      for (const picture of pictures) picture.remove();
    });
    await expectWhole(page);
    for (const way of await doors.locator('.way').all()) {
      const { width = 0, height } = (await way.boundingBox()) ?? {};
      expect(height).toBe(width);
    }
  });
