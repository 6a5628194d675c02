import type { Page } from '@playwright/test';
import { solutionBanner } from '../../contract/constants.ts';
import { partner, site } from './addresses.ts';
import { expect, expectAccessible, tabTo, takeClock, test } from './support.ts';

const address = `${site.en}/solution`;

/** The page's parts, by what a visitor sees. */
function partsOf(page: Page) {
  const main = page.getByRole('main');
  return {
    tab: (name: string) => main.getByRole('tab', { name }),
    chosen: main.getByRole('tab', { selected: true }),
    slide: main.locator('vt-solution-list .slide[data-place="shown"]'),
    work: (industry: string) => main.getByRole('heading', { name: `${industry} solutions` }),
  };
}

const hashOf = (page: Page) => page.evaluate(() => location.hash);
const live = (page: Page) => expect(page.locator('vt-solution-list .carousel')).toHaveClass(/\blive\b/);

test.describe('the page of the solutions', () => {
  test('opens at the industry that the address names, without moving', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${address}#3`);
    await live(page);
    const { chosen, slide, work } = partsOf(page);
    await expect(chosen).toHaveText('Energy & utilities');
    await expect(slide.getByRole('heading', { name: 'Energy & utilities' })).toBeInViewport();
    await expect(work('Energy & utilities')).toBeVisible();
    await expect(work('Manufacturing')).toBeHidden();
    expect(await page.evaluate(() => [scrollY, ...(window as unknown as { shifts: number[] }).shifts])).toEqual([0]);
  });

  test('says in the address which industry is shown, and Back leaves the page at once', async ({ page }) => {
    await page.goto(`${site.en}/privacy`);
    await page.goto(address);
    await live(page);
    const { tab, work } = partsOf(page);
    expect(await hashOf(page)).toBe('');
    for (const [place, name] of [
      [2, 'Retail & consumer'],
      [5, 'Transport & logistics'],
    ] as const) {
      await tab(name).click();
      await expect(work(name)).toBeVisible();
      expect(await hashOf(page)).toBe(`#${place}`);
    }
    await page.goBack();
    await expect(page).toHaveURL(`${site.en}/privacy`);
    await page.goForward();
    await expect(partsOf(page).chosen).toHaveText('Transport & logistics');
  });

  test('follows an address that changes while it is open', async ({ page }) => {
    await page.goto(address);
    await live(page);
    await page.evaluate(() => {
      location.hash = '#4';
    });
    await expect(partsOf(page).chosen).toHaveText('Pharma & life sciences');
    await page.evaluate(() => {
      location.hash = '#elsewhere';
    });
    await expect(partsOf(page).chosen).toHaveText('Pharma & life sciences');
    await expectAccessible(page);
  });

  test('is walked by the keyboard: arrows, Home and End choose an industry, Tab goes on to its work', async ({
    page,
  }) => {
    await page.goto(address);
    await live(page);
    const { tab, chosen, work } = partsOf(page);
    await tabTo(tab('Manufacturing'));
    for (const [key, name] of [
      ['ArrowRight', 'Retail & consumer'],
      ['End', 'Construction & engineering'],
      ['ArrowRight', 'Manufacturing'],
      ['ArrowLeft', 'Construction & engineering'],
      ['Home', 'Manufacturing'],
      ['ArrowRight', 'Retail & consumer'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(chosen).toHaveText(name);
      await expect(tab(name)).toBeFocused();
    }
    await expect(work('Retail & consumer')).toBeVisible();
    await tabTo(page.getByRole('link', { name: 'Store replenishment and assortment planning' }));
  });

  test('turns by itself, but not under the focus nor while somebody reads below', async ({ page }) => {
    await takeClock(page);
    await page.goto(address);
    await live(page);
    const { tab, chosen } = partsOf(page);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    // What turns by itself is not told to screen readers.
    const track = page.locator('vt-solution-list .track');
    await expect(track).toHaveAttribute('aria-live', 'off');
    // A slide's time begins some frames after that.
    await page.clock.runFor(solutionBanner.interval + 100);
    await expect(chosen).toHaveText('Retail & consumer');
    await tab('Retail & consumer').focus();
    await page.clock.runFor(3 * solutionBanner.interval);
    await expect(chosen).toHaveText('Retail & consumer');
    await expect(track).toHaveAttribute('aria-live', 'polite');
    await tab('Retail & consumer').blur();
    await expect(track).toHaveAttribute('aria-live', 'off');
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await expect(tab('Retail & consumer')).toBeInViewport();
    await expect(track).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(3 * solutionBanner.interval);
    await expect(chosen).toHaveText('Retail & consumer');
  });

  test('plays a case’s video by a button that the focus shows', async ({ page }) => {
    await page.goto(address);
    await live(page);
    const play = page.getByRole('link', { name: /^Play the video/ }).first();
    await expect(play).toHaveCSS('opacity', '0');
    await tabTo(play);
    await expect(play).toHaveCSS('opacity', '1');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is a list of all industries with their solutions, and a tab leads to one', async ({ page }) => {
      await page.goto(address);
      const { work } = partsOf(page);
      const names = ['Manufacturing', 'Retail & consumer', 'Energy & utilities', 'Construction & engineering'];
      for (const name of names) await expect(work(name)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Energy & utilities', exact: true }).click();
      await expect(page).toHaveURL(`${address}#3`);
      await expect(work('Energy & utilities')).toBeVisible();
      await expect(work('Manufacturing')).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Energy & utilities', exact: true })).toBeInViewport();
    });
  });
});

test('a foreign page keeps its own hash, and has the industries all the same', async ({ page }) => {
  await page.route(`${partner}/plain.html`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Partner</title><main><h1>Partner</h1><vt-solution-list></vt-solution-list></main><script async src="${site.cn}/loader.js"></script>`,
    }),
  );
  await page.goto(`${partner}/plain.html#3`);
  await live(page);
  const { tab, chosen, work } = partsOf(page);
  await expect(chosen).toHaveText('Manufacturing');
  await tab('Retail & consumer').click();
  await expect(work('Retail & consumer')).toBeVisible();
  expect(await hashOf(page)).toBe('#3');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partner');
  await expectAccessible(page);
});
