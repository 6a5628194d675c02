import type { Page } from '@playwright/test';
import { site } from './addresses.ts';
import { expect, expectAccessible, test } from './support.ts';

const widths = [390, 768, 1024, 1440];

/** Boxes of text that hide some of it, by their words. What only screen readers get is meant to be cut. */
function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
        if (!hasText || clipPath !== 'none' || element.closest('.unseen, .tab-title') || !element.checkVisibility())
          return false;
        const cutsX = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        const cutsY = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
        return cutsX || cutsY;
      })
      .map(({ textContent }) => textContent),
  );
}

/** Elements whose text reaches beyond the screen, those that can be swiped to apart. */
function findOutside(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, p, a, button, dt, dd, li)')]
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return width > 0 && right > innerWidth + 1 && element.checkVisibility() && !element.closest('.slides, table');
      })
      .map(({ textContent }) => textContent),
  );
}

for (const mark of ['cn', 'en'] as const) {
  for (const width of widths) {
    test(`every part of the kit is whole in ${mark} at ${width} pixels`, async ({ page }, info) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${site[mark]}/kit`);
      await expect(page.locator('vt-kit-gallery')).toHaveAttribute('data-vt-ready');
      // Pictures that are not near the screen are fetched too, so that the photograph has them.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode()));
      });
      await info.attach(`${mark}-${width}`, {
        body: await page.screenshot({ fullPage: true, path: info.outputPath(`kit-${mark}-${width}.png`) }),
        contentType: 'image/png',
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await findCutText(page)).toEqual([]);
      expect(await findOutside(page)).toEqual([]);
      await expectAccessible(page);
    });
  }
}
