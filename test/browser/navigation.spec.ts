import type { Page } from '@playwright/test';
import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { site } from './addresses.ts';
import { screenOf } from './screens.ts';
import { expect, test } from './support.ts';
import { scrollThrough } from './walk.ts';

declare global {
  interface Window {
    /** Whether this page came with a view transition. */
    transition?: boolean;
  }
}

const product = toPath(addresses.product, 501);
const category = toPath(addresses.productCategory, 501);

/** The heading that the address names, by itself or by its section, and what lies over the page's top: by their edges. */
function readPlace(page: Page) {
  return page.evaluate(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const edges = [...document.querySelectorAll('vt-header, vt-product-nav')].map((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return getComputedStyle(bar).position === 'sticky' && top < 200 ? bottom : 0;
    });
    const heading = target?.matches('h2, h3') ? target : target?.querySelector('h2, h3');
    return { top: heading?.getBoundingClientRect().top ?? -1, bars: Math.max(...edges), third: innerHeight / 3 };
  });
}

/** Waits until the heading stands below what lies over the page, and no more than a third of a screen below it. */
async function expectAtAnchor(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const { top, bars, third } = await readPlace(page);
      return top >= bars && top < bars + third;
    })
    .toBe(true);
}

for (const [width, addressesLeft] of [
  [390, ['/', addresses.cases, product]],
  [1440, [addresses.solutions, category]],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: screenOf(width) });

    test('a page that is come to begins at its top, and Back finds the other as it was left', async ({ page }) => {
      // A face that comes too late for one page is there for the next, whose lines may break elsewhere.
      await page.goto(site.en + addresses.privacy);
      await page.evaluate(() => document.fonts.ready);
      for (const address of addressesLeft) {
        await test.step(address, async () => {
          await page.goto(site.en + address);
          await scrollThrough(page);
          const left = await page.evaluate(() => {
            scrollTo({ top: document.documentElement.scrollHeight * 0.6, behavior: 'instant' });
            return scrollY;
          });
          expect(left).toBeGreaterThan(1000);
          // A press on the link itself would scroll down to it.
          await page.locator(`vt-footer a[href$="${addresses.privacy}"]`).first().dispatchEvent('click');
          await expect(page).toHaveURL(site.en + addresses.privacy);
          expect(await page.evaluate(() => scrollY)).toBe(0);
          await page.goBack();
          await expect(page).toHaveURL(site.en + address);
          // Where boxes have parts of pixels, a browser comes back to one beside.
          const moved = () => page.evaluate((before) => Math.abs(scrollY - before), left);
          await expect.poll(moved).toBeLessThanOrEqual(1);
          // Pictures and widgets that come only now move nothing of it.
          await expect(page.locator('[data-vt-key][wake="idle"]:not([data-vt-ready])')).toHaveCount(0);
          expect(await moved()).toBeLessThanOrEqual(1);
        });
      }
    });

    test('an anchor of another page, and one of this page, come to stand below the header', async ({ page }) => {
      await page.goto(`${site.en}${product}#scenes`);
      await expectAtAnchor(page);
      await page.locator('vt-product-nav a[href$="#values"]').click();
      await expect(page).toHaveURL(/#values$/);
      await expectAtAnchor(page);
      await page.goto(`${site.en}${addresses.privacy}`);
      const last = page.locator('.anchors-list a').nth(4);
      await page.goto(site.en + addresses.privacy + (await last.getAttribute('href')));
      await expectAtAnchor(page);
      await page.goto(`${site.en}${addresses.cases}#industry-504`);
      await expectAtAnchor(page);
    });
  });
}

test.describe('one page passes into the next', () => {
  for (const [motion, passes] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const)
    test(`where motion is "${motion}": ${passes}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.addInitScript(() =>
        addEventListener('pagereveal', (event) => {
          window.transition = (event as Event & { viewTransition?: unknown }).viewTransition != null;
        }),
      );
      await page.goto(site.en);
      await page.locator('vt-header .head').first().click();
      await expect(page).toHaveURL(site.en + addresses.products);
      await expect.poll(() => page.evaluate(() => window.transition)).toBe(passes);
    });
});

test.describe('where text alone is twice as large', () => {
  for (const width of [1280, 1920])
    test(`the header leaves what stays below it to be seen, at ${width} px`, async ({ page }) => {
      await page.setViewportSize(screenOf(width));
      await page.goto(site.en + product);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await page.locator('#scenes').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      const [header, nav] = await page
        .locator('vt-header, vt-product-nav')
        .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect()));
      expect(header?.bottom).toBeLessThan(100);
      expect(nav?.top).toBeGreaterThanOrEqual((header?.bottom ?? 0) - 2);
      await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
    });
});
