import type { Page } from '@playwright/test';
import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { site } from './addresses.ts';
import { expect, test } from './support.ts';

/** A sheet of A4, in CSS pixels, and what a browser's own margins leave of it. */
const paper = { width: 794, height: 1123 };
const within = { width: 717, height: 1046 };

async function print(page: Page, path: string, size = paper): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(site.en + path);
  await page.emulateMedia({ media: 'print' });
}

test('on paper no row of an agenda reaches into the sheet before it, nor is any bound to the next', async ({
  page,
}) => {
  await print(page, toPath(addresses.event, 501));
  const rows = page.locator('vt-event-agenda .agenda > li');
  expect(await rows.count()).toBeGreaterThan(4);
  const faults = await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const { top } = row.getBoundingClientRect();
      const above = [...row.children].some((part) => part.getBoundingClientRect().top < top);
      const bound = [...row.querySelectorAll('h3')].some((name) => getComputedStyle(name).breakAfter === 'avoid');
      return above || bound ? [row.textContent] : [];
    }),
  );
  expect(faults).toEqual([]);
});

for (const [path, scene] of [
  [toPath(addresses.product, 501), 'vt-product-scenes .scene'],
  [toPath(addresses.solution, 501), 'vt-solution-scenes .scene'],
] as const)
  test(`on paper the scenes of ${path} stand two in a row, their words as wide as their pictures`, async ({ page }) => {
    await print(page, path);
    const scenes = await page.locator(scene).evaluateAll((all) =>
      all.map((each) => {
        const { left } = each.getBoundingClientRect();
        const widthOf = (part: string) => each.querySelector(part)?.getBoundingClientRect().width ?? 0;
        return { left, words: widthOf('p'), picture: widthOf('img') };
      }),
    );
    expect(new Set(scenes.map(({ left }) => Math.round(left))).size).toBe(2);
    for (const { words, picture } of scenes) expect(words).toBeGreaterThan(picture * 0.9);
  });

test('on paper cases that stand in one row are equally wide, their customers at one height', async ({ page }) => {
  await print(page, toPath(addresses.solution, 501));
  const cards = await page.locator('vt-case-carousel .case-card').evaluateAll((all) =>
    all.map((card) => ({
      width: Math.round(card.getBoundingClientRect().width),
      customer: Math.round(card.querySelector('.case-customer')?.getBoundingClientRect().top ?? 0),
    })),
  );
  expect(cards.length).toBe(3);
  expect(new Set(cards.map(({ width, customer }) => `${width} ${customer}`)).size).toBe(1);
});

test('on paper what belongs together stays on one sheet', async ({ page }) => {
  for (const [path, part] of [
    [addresses.aboutUs, 'vt-footer footer'],
    [toPath(addresses.case, 501), 'vt-case-story aside'],
    [toPath(addresses.product, 501), 'vt-product-blueprints .tab-panel'],
    [toPath(addresses.solution, 501), 'vt-solution-scenes .slide'],
  ] as const) {
    await print(page, path);
    await expect(page.locator(part).first()).toHaveCSS('break-inside', 'avoid');
  }
});

for (const [path, part, count] of [
  [addresses.home, 'vt-home-solutions .slide', 2],
  [toPath(addresses.product, 501), 'vt-product-demands .card', 3],
  [toPath(addresses.product, 501), 'vt-product-values .split-row:first-child > *', 2],
  [toPath(addresses.case, 501), 'vt-case-hero .stat', 3],
] as const)
  test(`A4 has room within its margins for ${count} beside each other, as a tablet has: ${part}`, async ({ page }) => {
    await print(page, path, within);
    const lefts = await page.locator(part).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
    expect(new Set(lefts.map(Math.round)).size).toBe(count);
  });

for (const [path, heading] of [
  [addresses.home, 'vt-home-products .section-head'],
  [addresses.cases, 'vt-case-list h2 + .lead'],
  [addresses.events, 'vt-event-list .event-head'],
] as const)
  test(`on paper no heading stands alone at the foot of a sheet, with or without words below it: ${path}`, async ({
    page,
  }) => {
    await print(page, path);
    await expect(page.locator(heading).first()).toHaveCSS('break-after', 'avoid');
  });

test('on paper the name of a case has the whole line, and nothing stands below it for its picture', async ({
  page,
}) => {
  await print(page, toPath(addresses.case, 501), within);
  const [name, hero] = await Promise.all(
    ['h1', '.page-hero'].map((part) => page.locator(`vt-case-hero ${part}`).boundingBox()),
  );
  expect(name?.height).toBeLessThan(100);
  expect(hero?.height).toBeLessThan(300);
});

test('on paper a white paper does not offer what only a screen can open', async ({ page }) => {
  await print(page, toPath(addresses.publication, 505));
  await expect(page.locator('vt-paper-text')).toContainText(/\w/);
  await expect(page.locator('vt-paper-download h2')).toBeHidden();
});

test('on paper the facts of a case stand apart from its story, at its margin', async ({ page }) => {
  await print(page, toPath(addresses.case, 501), within);
  const boxOf = (part: string) => page.locator(`vt-case-story ${part}`).first().boundingBox();
  const [story, facts] = await Promise.all([boxOf('.rich'), boxOf('aside h2')]);
  expect(facts?.x).toBe(story?.x);
  expect((facts?.y ?? 0) - (story?.y ?? 0) - (story?.height ?? 0)).toBeGreaterThan(20);
});

test('on paper the footer takes a few lines, on which everything stands that it says of the firm', async ({ page }) => {
  await print(page, toPath(addresses.case, 503), within);
  const footer = page.locator('vt-footer footer');
  await expect(footer.getByRole('link', { name: 'hello@' })).toBeVisible();
  await expect(footer.getByText('Linfan Road')).toBeVisible();
  expect((await footer.boundingBox())?.height).toBeLessThan(130);
});

test('on paper a short case has no sheet for its footer alone', async ({ page }) => {
  await print(page, toPath(addresses.case, 503));
  const sheets = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } });
  expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

for (const [how, javaScriptEnabled] of [
  ['with scripts', true],
  ['without scripts', false],
] as const) {
  test.describe(`the form’s own page ${how}`, () => {
    test.use({ javaScriptEnabled });

    test('on paper it is the form, from the top of its sheet, and not the page that it lies over', async ({ page }) => {
      await print(page, toPath(addresses.form, 4001), within);
      // Its own script lays it over all others.
      await expect(page.locator('vt-form dialog:modal')).toHaveCount(javaScriptEnabled ? 1 : 0);
      const heading = page.locator('vt-form form').getByRole('heading', { name: 'Talk to an adviser' });
      await expect(heading).toBeVisible();
      expect((await heading.boundingBox())?.y).toBeLessThan(60);
      await expect(page.locator('vt-home')).toBeHidden();
      await expect(page.locator('vt-form .dialog-close')).toBeHidden();
    });
  });
}

test('on paper a form that lies over another page is not there', async ({ page }) => {
  await page.goto(site.en);
  await page.locator('vt-header [data-vt-open]').filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Talk to an adviser' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(() =>
      page.locator('dialog:modal').evaluate((dialog) => dialog.checkVisibility({ contentVisibilityAuto: true })),
    )
    .toBe(false);
  await expect(page.locator('vt-home')).toBeVisible();
});
