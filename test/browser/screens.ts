import type { Page } from '@playwright/test';
import { lookAtText } from './look-at-text.ts';
import { expect } from './support.ts';

/** The widths that the design names, in CSS pixels, and what is usual in height. */
export const widths = [390, 768, 1024, 1440, 1920] as const;

export const screenOf = (width: number) => ({ width, height: width < 768 ? 844 : 900 });

/** Nothing is cut, nothing lies over other text, no heading breaks in a word, and nothing scrolls sideways. */
export async function expectWhole(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // What follows the window's width by a script, as carousels do, may take a moment.
  await expect.poll(() => lookAtText(page)).toEqual({ sideways: [], cut: [], overlapping: [], broken: [] });
}
