import { chromium, type Page } from '@playwright/test';
import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { chromiumFlags, findChromium } from '../../tools/find-chromium.mjs';
import { site } from './addresses.ts';
import { consult, fill, findForm } from './consult-form.ts';
import { openLine } from './line.ts';
import { expectAnswer, pages, pathOf } from './pages.ts';
import { test as base, expect } from './support.ts';

declare global {
  interface Window {
    /** Of each time that this page was shown, whether it had been kept as it was. */
    kept?: boolean[];
    /** What this page was told that failed in it. */
    failed?: Event[];
  }
}

/** A browser that keeps the pages that are left, as visitors' do: Playwright's own way of starting one does not. */
const test = base.extend<object, { keeping: Awaited<ReturnType<typeof chromium.launch>> }>({
  keeping: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: findChromium(),
        args: chromiumFlags,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ keeping }, use) => {
    const context = await keeping.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        window.kept = [...(window.kept ?? []), persisted];
      }),
    );
    await use(context);
    await context.close();
  },
});

/**
 * Goes to another page and comes back to this one, which has to be as it was left. It is left at rest: a list writes
 * down where it stands at the end of every scroll, and a browser that hears of it while the page goes gives the page up.
 */
async function leaveAndComeBack(page: Page): Promise<void> {
  const left = page.url();
  // A list that became shorter may move the view, of which the page is told in the next frame.
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
  await page.goto(site.en + addresses.privacy);
  // Such a page is not loaded again, which Playwright would wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(left);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
          notRestoredReasons?: unknown;
        })[];
        return { kept: window.kept, reasons: entry?.notRestoredReasons ?? null };
      }),
    )
    .toEqual({ kept: [false, true], reasons: null });
}

test('the home page is come back to as it was left, turns its slides and sends the form', async ({ page }) => {
  await page.goto(`${site.en}/`);
  const slides = page.locator('vt-hero-carousel').first();
  const current = slides.locator('[aria-current="true"]');
  await slides.getByRole('button', { name: 'Slide 3 of 4' }).click();
  await expect(current).toHaveAccessibleName('Slide 3 of 4');
  await leaveAndComeBack(page);
  await slides.getByRole('button', { name: 'Slide 2 of 4' }).click();
  await expect(current).toHaveAccessibleName('Slide 2 of 4');
  await page.locator('vt-header .bar > .primary[data-vt-open]').click();
  const dialog = page.getByRole('dialog');
  const form = findForm(dialog, 'en');
  await fill(form, 'en');
  await form.send.click();
  await expect(dialog.getByText(consult.en.thanks)).toBeVisible();
});

test('a list of events is come back to as it was filtered, and is filtered on', async ({ page }) => {
  await page.goto(site.en + addresses.events);
  const list = page.locator('vt-event-list');
  const entries = list.locator('.event-row');
  const keyword = list.getByRole('searchbox', { name: 'Keyword' });
  // Woken as a visitor would scroll there.
  await list.evaluate((each) => each.scrollIntoView({ behavior: 'instant' }));
  await expect(list).toHaveAttribute('data-vt-ready', '');
  await keyword.fill('forum');
  await keyword.press('Enter');
  await expect(entries).toHaveCount(1);
  await leaveAndComeBack(page);
  await expect(keyword).toHaveValue('forum');
  await expect(entries).toHaveCount(1);
  await keyword.fill('');
  await keyword.press('Enter');
  await expect(entries).toHaveCount(10);
});

test('a form that is half filled in is come back to as it was left, and is sent', async ({ page }) => {
  await page.goto(site.en + toPath(addresses.form, 4001));
  const form = findForm(page, 'en');
  await form.name.fill('Grace Hopper');
  await leaveAndComeBack(page);
  await expect(form.name).toHaveValue('Grace Hopper');
  await fill(form, 'en');
  await form.send.click();
  await expect(page.getByText(consult.en.thanks)).toBeVisible();
});

test('a form whose lead was on its way as its page was left is thanked for as that is come back to', async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const keys: unknown[] = [];
  const line = await openLine({
    loader: (origin) => `<script async src="${origin}/loader.js"></script>`,
    async asked({ url, method, headers }) {
      if (url !== '/api/internal/form' || method !== 'POST') return;
      keys.push(headers['idempotency-key']);
      // What was asked before the page was left hears of nothing.
      if (keys.length === 1) await held;
    },
  });
  await page.goto(line.host);
  await page.evaluate(() => {
    const failed: Event[] = [];
    window.failed = failed;
    document.addEventListener('vt-error', (event) => failed.push(event));
  });
  const form = findForm(page, 'en');
  await fill(form, 'en');
  await form.send.click();
  await expect.poll(() => keys.length).toBe(1);
  await leaveAndComeBack(page);
  await expect(page.getByText(consult.en.thanks)).toBeVisible();
  expect(await page.evaluate(() => window.failed?.length)).toBe(0);
  expect(keys).toEqual([keys[0], keys[0]]);
  answer();
  line.close();
});

test('no page of the site is in the way of being kept', async ({ page, faults }) => {
  const lost: string[] = [];
  for (const row of pages) {
    // Browsers keep no page whose answer was that there is none.
    if (row.address === '*') continue;
    expectAnswer(faults, row);
    await page.goto(site.en + pathOf(row, 'en'));
    await page.goto(`${site.en}/robots.txt`);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(site.en + pathOf(row, 'en'));
    await expect.poll(() => page.evaluate(() => window.kept?.length)).toBeGreaterThan(0);
    if (!(await page.evaluate(() => window.kept?.at(-1)))) lost.push(row.name);
  }
  expect(lost).toEqual([]);
});
