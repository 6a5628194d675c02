import { devices } from '@playwright/test';
import { site } from './addresses.ts';
import { expectAnswer, marks, pages, pathOf } from './pages.ts';
import { expect, test } from './support.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
/** Who tells a server that it is a phone. */
const teller = 'a phone that says so';

const screens = [
  { name: 'a phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: 'a desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { name: 'a phone of fewer pixels', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { name: 'a tablet', viewport: { width: 1024, height: 768 }, deviceScaleFactor: 2 },
  { name: teller, ...phone },
];

for (const [turn, { name, ...screen }] of screens.entries()) {
  test.describe(name, () => {
    test.use(screen);

    test(`${name} is told of a page's hero, fetches it once and shows it`, async ({ page, faults }) => {
      let heroes = 0;
      // Every other page, which the next screen has not; what they are made of is the same in both languages.
      for (const [index, row] of pages.entries()) {
        if (index % 2 !== turn % 2) continue;
        const mark = marks[Math.floor((index + turn) / 2) % marks.length] ?? 'cn';
        expectAnswer(faults, row);
        const answer = await page.goto(site[mark] + pathOf(row, mark));
        const [, sooner] = /^<(.+?)>/.exec(answer?.headers().link ?? '') ?? [];
        const seen = await page.evaluate(() => {
          const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')];
          const told = links.filter(({ media }) => matchMedia(media || 'all').matches).map(({ href }) => href);
          const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
          const isSeen = (picture: HTMLImageElement) =>
            picture.checkVisibility() && picture.getBoundingClientRect().top < innerHeight;
          return {
            told,
            shown: told.filter((href) => pictures.some((each) => each.currentSrc === href && isSeen(each))),
            fetched: told.flatMap((href) => performance.getEntriesByName(href, 'resource')).length,
          };
        });
        expect(seen.told.length, row.name).toBeLessThanOrEqual(1);
        expect(seen.shown, row.name).toEqual(seen.told);
        // Before its page, too.
        expect(sooner && new URL(sooner, page.url()).href, row.name).toBe(name === teller ? seen.told[0] : undefined);
        expect(seen.fetched, row.name).toBe(seen.told.length);
        heroes += seen.told.length;
      }
      expect(heroes).toBeGreaterThan(10);
    });
  });
}
