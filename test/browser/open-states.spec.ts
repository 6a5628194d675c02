import type { Page } from '@playwright/test';
import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { site } from './addresses.ts';
import { consult, findForm, type Mark } from './consult-form.ts';
import { marks } from './pages.ts';
import { expectWhole, screenOf } from './screens.ts';
import { expect, expectAccessible, test } from './support.ts';

/** What a press or a key opens, beside what other files look at: parts of a page's content (walk.ts), forms, videos. */
interface State {
  path: string;
  open(page: Page, mark: Mark): Promise<unknown>;
  /** Where it is not the same at every width. */
  width?: number;
}

const asked = { cn: '采购', en: 'pro' } as const;
const header = (page: Page) => page.locator('vt-header');

async function suggest(page: Page, field: string, mark: Mark): Promise<void> {
  const input = page.locator(field);
  await input.focus();
  await expect(input).toHaveRole('combobox');
  await input.selectText();
  await page.keyboard.insertText(asked[mark]);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
}

async function openDrawer(page: Page): Promise<void> {
  await header(page).locator('.bar > button.tool').click();
  await expect(header(page).locator('.drawer:modal')).toBeVisible();
}

const states: Readonly<Record<string, State>> = {
  'the field over the head, with suggestions': {
    path: addresses.search,
    width: 1440,
    open: async (page, mark) => {
      await header(page).locator('.find').hover();
      await expect(header(page)).toHaveAttribute('data-vt-ready');
      await header(page).locator('.find').click();
      await suggest(page, 'vt-header .seek input', mark);
    },
  },
  'the field of the drawer, with suggestions': {
    path: addresses.search,
    width: 390,
    open: async (page, mark) => {
      await openDrawer(page);
      await suggest(page, 'vt-header .drawer input', mark);
    },
  },
  'the field of the page, with suggestions': {
    path: `${addresses.search}?q=ERP`,
    open: (page, mark) => suggest(page, 'main input[type="search"]', mark),
  },
  'the last sub-menu': {
    path: addresses.cases,
    width: 1440,
    open: async (page) => {
      await header(page).locator('.more').last().click();
      await expect(header(page).locator('.panel').last()).toBeVisible();
    },
  },
  'the calendar of the filters': {
    path: addresses.events,
    open: async (page) => {
      const list = page.locator('vt-event-list');
      await list.evaluate((each) => each.scrollIntoView({ behavior: 'instant' }));
      await expect(list).toHaveAttribute('data-vt-ready', '');
      await list.locator('summary[aria-label]').click();
      await expect(list.locator('calendar-month').first()).toBeVisible();
    },
  },
  'the choices of a field of a form': {
    path: '/',
    open: async (page, mark) => {
      await header(page).locator('.bar > [data-vt-open]').filter({ visible: true }).click();
      const form = findForm(page.getByRole('dialog', { name: consult[mark].title }), mark);
      await form.interests.click();
      await expect(form.interest(consult[mark].interests.values[0])).toBeVisible();
    },
  },
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const mark of marks)
  for (const width of [390, 1440])
    test(`in ${mark} at ${width} px every open state is accessible and shows every word`, async ({ page }) => {
      await page.setViewportSize(screenOf(width));
      for (const [name, state] of Object.entries(states)) {
        if (state.width && state.width !== width) continue;
        await test.step(name, async () => {
          await page.goto(site[mark] + state.path);
          await state.open(page, mark);
          // Elsewhere what floats covers half of a button now and then, which a visitor moves on from.
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          await expectWhole(page);
          await expectAccessible(page);
        });
      }
    });

/** The drawer of a plain page where text alone is twice as large. */
async function openLargeDrawer(page: Page, mark: Mark, width: number): Promise<void> {
  await page.setViewportSize(screenOf(width));
  await page.goto(site[mark] + addresses.privacy);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await openDrawer(page);
}

for (const mark of marks)
  test(`in ${mark} the field of the drawer says whole what it suggests, where text alone is twice as large`, async ({
    page,
  }) => {
    await openLargeDrawer(page, mark, 320);
    await expectWhole(page);
  });

for (const mark of marks)
  test(`in ${mark} no word that was found is torn in the drawer, where text alone is twice as large`, async ({
    page,
  }) => {
    await openLargeDrawer(page, mark, 390);
    await suggest(page, 'vt-header .drawer input', mark);
    const torn = await page
      .locator('vt-header mark')
      .evaluateAll((words) => words.filter((word) => word.getClientRects().length > 1).map((word) => word.textContent));
    expect(torn, 'words in two lines').toEqual([]);
    const middles = await page.locator('vt-header .drawer .search-field').evaluate((form) =>
      ['input', 'button'].map((part) => {
        const { top = 0, bottom = 0 } = form.querySelector(part)?.getBoundingClientRect() ?? {};
        return Math.round((top + bottom) / 2);
      }),
    );
    expect(middles[1], 'the sign stands in the middle of its field').toBe(middles[0]);
  });

for (const [width, height] of [
  [1440, 900],
  [320, 256],
] as const)
  test(`what has the focus is to be seen, backwards through a page of ${width} by ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(site.en + toPath(addresses.product, 501));
    await page.locator('vt-footer a').last().focus();
    const hidden: string[] = [];
    for (let stops = 0; stops < 300; stops += 1) {
      await page.keyboard.press('Shift+Tab');
      const found = await page.evaluate(async () => {
        // It is brought into sight with the next frame.
        for (let each = 0; each < 2; each += 1) await new Promise(requestAnimationFrame);
        const focused = document.activeElement as HTMLElement;
        if (focused === document.body) return { end: true };
        // Some point of its lines is neither out of the window nor under what stays there.
        const seen = [...focused.getClientRects()].some(({ left, top, right, bottom }) =>
          [0.1, 0.5, 0.9].some((part) => {
            const y = top + (bottom - top) * part;
            return [0.1, 0.5, 0.9].some((share) => {
              const hit = document.elementFromPoint(left + (right - left) * share, y);
              return hit !== null && (focused.contains(hit) || hit.contains(focused) || hit.closest('label') !== null);
            });
          }),
        );
        return {
          end: focused.closest('vt-header') !== null,
          hidden: seen ? undefined : focused.outerHTML.slice(0, 120),
        };
      });
      if (found.hidden) hidden.push(found.hidden);
      if (found.end) break;
    }
    expect(hidden).toEqual([]);
  });

test('the drawer can be read to its end where a page is zoomed to 400 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(site.en);
  await openDrawer(page);
  const drawer = header(page).locator('.drawer');
  for (const stop of await drawer.locator(':is(a, summary, input, button)').filter({ visible: true }).all()) {
    await stop.focus();
    await expect(stop).toBeInViewport({ ratio: 0.9 });
  }
  await expectWhole(page);
  await drawer.locator('summary').first().press('Enter');
  await drawer.locator('details details summary').first().press('Enter');
  await drawer.getByRole('link', { name: 'Farsail Assets' }).focus();
  await expect(drawer.getByRole('link', { name: 'Farsail Assets' })).toBeInViewport({ ratio: 0.9 });
  await expectWhole(page);
});
