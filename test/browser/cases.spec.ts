import type { Page } from '@playwright/test';
import { partner, site } from './addresses.ts';
import { expect, expectAccessible, holdRequests, tabTo, test } from './support.ts';

const play = (page: Page) => page.locator('.case-play').first();
const card = (page: Page) => page.locator('.case-card:has(.case-play)').first();

/** A carousel of more cases than it shows at once, on a page that has no other. */
async function placeCarousel(page: Page) {
  await page.goto(`${site.en}/privacy`);
  await page.evaluate(() => {
    const carousel = document.createElement('vt-case-carousel');
    carousel.setAttribute('category-id', '501');
    document.querySelector('main')?.prepend(carousel);
  });
  return page.locator('vt-case-carousel');
}

test('a case’s video is played from its card by keyboard, and Back closes it and stays', async ({ page }) => {
  await page.goto(`${site.en}/cases`);
  const address = page.url();
  await page.mouse.move(0, 0);
  await expect(play(page)).toHaveCSS('opacity', '0');
  await tabTo(play(page));
  await expect(play(page)).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('video')).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(address);
  await expect(play(page)).toBeFocused();
});

test('a case’s card shows its play button under the mouse, and is one link but for that', async ({ page }) => {
  await page.goto(`${site.en}/cases`);
  const title = card(page).getByRole('heading').getByRole('link');
  const href = await title.getAttribute('href');
  await card(page).hover({ position: { x: 8, y: 300 } });
  await expect(play(page)).toHaveCSS('opacity', '1');
  await card(page).click({ position: { x: 8, y: 8 } });
  await expect(page).toHaveURL(site.en + href);
});

test('an industry’s anchor leads to its cases and is marked, also by an address that has it', async ({ page }) => {
  await page.goto(`${site.en}/cases`);
  const list = page.getByRole('navigation', { name: 'By industry' });
  const [first, last] = [list.getByRole('link').first(), list.getByRole('link').last()];
  await expect(first).toHaveAttribute('aria-current', 'location');
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'location');
  await expect(first).not.toHaveAttribute('aria-current');
  const heading = page.getByRole('heading', { name: (await last.textContent()) ?? '' });
  await expect(heading).toBeInViewport();
  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(heading).toBeInViewport();
  await expect(last).toHaveAttribute('aria-current', 'location');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an odd number of cases fills its rows', async ({ page }) => {
    await page.goto(`${site.en}/cases`);
    const grids = page.locator('.case-grid');
    await expect(grids.first()).toBeVisible();
    const room = await grids.evaluateAll((all) =>
      all.map((grid) => {
        const right = grid.lastElementChild?.getBoundingClientRect().right ?? 0;
        return Math.round(grid.getBoundingClientRect().right - right);
      }),
    );
    expect(room).toEqual(room.map(() => 0));
  });

  test('industries are folded behind a button, and play buttons always shown', async ({ page }) => {
    await page.goto(`${site.en}/cases`);
    await expect(play(page)).toHaveCSS('opacity', '1');
    const list = page.getByRole('navigation', { name: 'By industry' });
    const last = list.getByRole('link').last();
    await expect(last).toBeHidden();
    await list.getByRole('button').tap();
    await expect(last).toBeVisible();
    const name = (await last.textContent()) ?? '';
    await last.tap();
    await expect(last).toBeHidden();
    await expect(page.getByRole('heading', { name })).toBeInViewport();
  });

  test('the list of industries is folded away too where one was followed before its script came', async ({ page }) => {
    const release = await holdRequests(page, /\/case-list\.js$/);
    await page.goto(`${site.en}/cases`, { waitUntil: 'commit' });
    const list = page.getByRole('navigation', { name: 'By industry' });
    const last = list.getByRole('link').last();
    await list.getByRole('button').tap();
    await last.tap();
    await expect(page).toHaveURL(/#industry-/);
    const name = (await last.textContent()) ?? '';
    release();
    await expect(last).toBeHidden();
    await expect(page.getByRole('heading', { name })).toBeInViewport();
  });

  test('a carousel of more cases than three goes on to the last and back to the first', async ({ page }) => {
    const carousel = await placeCarousel(page);
    await expect(carousel.locator('.carousel.live')).toBeVisible();
    const titles = carousel.getByRole('heading', { level: 3 });
    const [first, last] = [titles.first(), titles.last()];
    const next = carousel.getByRole('button', { name: 'Next slide' });
    const dots = carousel.locator('.dot');
    await expect(first).toBeInViewport();
    for (let at = 1; at < (await dots.count()); at += 1) {
      await next.tap();
      await expect(dots.nth(at)).toHaveAttribute('aria-current', 'true');
    }
    await expect(last).toBeInViewport();
    await next.tap();
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    await expect(first).toBeInViewport();
  });
});

test('a case lives on a foreign page under a strict policy, and its button’s lead counts for it', async ({ page }) => {
  await page.goto(`${partner}/strict-csp.html`);
  await page.evaluate(() => {
    const names = ['case-hero', 'case-story', 'case-next', 'case-carousel', 'case-list'];
    for (const name of names) {
      const element = document.createElement(`vt-${name}`);
      if (name !== 'case-list' && name !== 'case-carousel') element.setAttribute('case-id', '501');
      element.setAttribute('wake', 'now');
      document.querySelector('main')?.append(element);
    }
  });
  for (const selector of ['vt-case-hero h1', 'vt-case-story .rich h2', 'vt-case-next h3', 'vt-case-list h2'])
    await expect(page.locator(selector).first()).toBeVisible();
  await page.locator('vt-case-carousel').scrollIntoViewIfNeeded();
  await expect(page.locator('vt-case-carousel .carousel.live')).toBeVisible();
  await expect(page.locator('vt-case-hero .parent')).toHaveAttribute('href', `${site.cn}/en/cases`);
  await expectAccessible(page);
  await page.locator('vt-case-hero [data-vt-open="form"]').click();
  await expect(page.getByRole('dialog').filter({ has: page.locator('form') })).toBeVisible();
  await expect(page.locator('vt-form[open]')).toHaveAttribute('source', '/case-detail/501');
});

test('on paper all cases of a carousel stand side by side on the sheet, also after it was moved', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  const carousel = await placeCarousel(page);
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(carousel.locator('.dot').nth(1)).toHaveAttribute('aria-current', 'true');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 1000 });
  const shown = carousel.locator('.slide').filter({ visible: true });
  await expect(shown).toHaveCount(await carousel.locator('.slide').count());
  await expect
    .poll(() =>
      shown.evaluateAll((slides) =>
        slides
          .map((slide) => slide.getBoundingClientRect())
          .filter(({ left, right }) => left < 0 || right > innerWidth),
      ),
    )
    .toEqual([]);
  // Within the section's measure, but for a focus ring's room: what lies beyond is a printer's margin.
  const endOf = (part: string) => carousel.locator(part).evaluate((element) => element.getBoundingClientRect().right);
  expect((await endOf('.slides')) - (await endOf('.carousel'))).toBeLessThanOrEqual(8);
});

test('the figures of cases beside one another stand on one line, however long what they measure is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`${site.en}/product/501`);
  const figures = page.locator('vt-case-carousel .case-metric strong');
  await expect(figures).toHaveCount(3);
  const tops = await figures.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});

test('a link among a case’s facts is as high as a finger needs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.en}/case-detail/501`);
  const links = page.locator('vt-case-story dd a');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});
