import type { Page } from '@playwright/test';
import { imageScale } from '../../contract/constants.ts';
import { site } from './addresses.ts';
import { expectAnswer, pages, pathOf } from './pages.ts';
import { screenOf } from './screens.ts';
import { expect, test } from './support.ts';

for (const row of pages)
  test(`pictures of the ${row.name} are fetched as wide as section 9 asks, and not twice that`, async ({
    page,
    faults,
  }) => {
    expectAnswer(faults, row);
    for (const width of [390, 1440]) {
      await page.setViewportSize(screenOf(width));
      await page.goto(site.cn + pathOf(row, 'cn'));
      await expect.poll(() => findOdd(page), { message: `at ${width} px` }).toEqual([]);
    }
  });

/** Pictures whose address asks for another width than they are shown at, with both widths in CSS pixels. */
function findOdd(page: Page): Promise<string[]> {
  return page.evaluate((scale) => {
    return [...document.images].flatMap((image) => {
      const { width, height } = image.getBoundingClientRect();
      const source = image.closest('picture')?.querySelector('source');
      const isPhone = source && matchMedia(source.media).matches;
      const address = isPhone ? source.srcset : image.getAttribute('src');
      // An SVG has no width, and what is not shown none either.
      const asked = Number(/[?&]w=(\d+)/.exec(address ?? '')?.[1]) / scale;
      if (!asked || width === 0) return [];
      const sized = isPhone && source.hasAttribute('width') ? source : image;
      const ratio = Number(sized.getAttribute('width')) / Number(sized.getAttribute('height'));
      // What a frame cuts off was fetched as well.
      const whole = getComputedStyle(image).objectFit === 'cover' ? Math.max(width, height * ratio) : width;
      // A step may be a pixel or two short of what is laid out.
      return asked < width * 0.99 || asked > whole * 2 ? [`${address} at ${Math.round(width)} px`] : [];
    });
  }, imageScale);
}
