import type { JSHandle } from '@playwright/test';
import { site } from './addresses.ts';
import { expectAnswer, inTurns, marks, pages, pathOf } from './pages.ts';
import { expectWhole, screenOf, widths } from './screens.ts';
import { expect, expectAccessible, test } from './support.ts';
import { openDialogs, scrollThrough, settle, showHidden, takeShifts, watchShifts } from './walk.ts';

/** What moves does so in any language: the widths between the narrowest and the widest take turns in theirs. */
const shown = { cn: [390, 1024, 1920], en: [390, 768, 1440] } as const;
/** Likewise where all is pressed that can be: on a phone in Shanghai, at a desk in Berlin. */
const pressed = { cn: 390, en: 1440 } as const;

for (const mark of marks) {
  for (const row of pages) {
    const address = site[mark] + pathOf(row, mark);

    test.describe(`the ${mark} ${row.name}`, () => {
      test.beforeEach(({ faults }) => expectAnswer(faults, row));

      test('moves nothing by itself, while it loads or is read to its end', async ({ page }) => {
        await watchShifts(page);
        for (const width of shown[mark]) {
          await page.setViewportSize(screenOf(width));
          await page.goto(address);
          // Nobody goes down a page that lies under a dialog.
          await (row.overlaid ? settle(page) : scrollThrough(page));
          expect(await takeShifts(page), `at ${width} px`).toEqual([]);
        }
      });

      test.describe('where things stand still', () => {
        test.use({ contextOptions: { reducedMotion: 'reduce' } });

        test('shows every word and is accessible, whatever part of it is shown', async ({ page }) => {
          await page.setViewportSize(screenOf(1440));
          await page.goto(address);
          await expect(page.locator('h1')).toHaveCount(1);
          for (const width of widths) {
            await page.setViewportSize(screenOf(width));
            // Axe finds by structure and colour, which change where the layout does.
            const isLookedInto = width === 390 || width === 1440;
            // What has come to life stays so at the widths between.
            if (isLookedInto) await (row.overlaid ? settle(page) : scrollThrough(page));
            await settle(page);
            await test.step(`at ${width} px`, () => expectWhole(page));
            if (!isLookedInto) continue;
            await test.step(`accessible at ${width} px`, () => expectAccessible(page));
            const look = (what: string, shown: JSHandle<Element[]>) =>
              test.step(`at ${width} px, ${what}`, async () => {
                // Elsewhere what floats covers half of a button now and then, which a visitor moves on from. It goes with
                // the frames after the scrolling.
                await settle(page);
                await expectWhole(page);
                await expectAccessible(page, shown);
              });
            // What is open from the start is all that there is to press.
            if (row.overlaid || width !== pressed[mark]) continue;
            await showHidden(page, look);
            // The form's own tests look at it at every width.
            await openDialogs(page, width === 390 ? ['player', 'form'] : ['player'], look);
          }
        });
      });
    });
  }

  test(`what the ${mark} site has no entry for is a missing page`, async ({ page, faults }) => {
    faults.expect(/404/);
    for (const { address } of pages.filter(({ ids }) => ids)) {
      const answer = await page.goto(site[mark] + address.replace(':id', '987654321'));
      expect([address, answer?.status()]).toEqual([address, 404]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops. The page not found.');
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { mark, row } of inTurns)
    test(`the ${mark} ${row.name} has its headings and every word`, async ({ page, faults }) => {
      expectAnswer(faults, row);
      await page.goto(site[mark] + pathOf(row, mark));
      const headings = page.locator('main :is(h1, h2)');
      await expect(headings.first()).toBeVisible();
      for (const width of [390, 1440]) {
        await page.setViewportSize(screenOf(width));
        const unseen = await headings.evaluateAll((all) =>
          all.flatMap((each) =>
            each.getClientRects().length > 0 && each.checkVisibility({ visibilityProperty: true })
              ? []
              : each.textContent,
          ),
        );
        expect(unseen, `headings at ${width} px`).toEqual([]);
        await expectWhole(page);
      }
    });
});
