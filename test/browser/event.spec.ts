import type { Page } from '@playwright/test';
import type { Activity } from '../../contract/entities/activity.ts';
import { site } from './addresses.ts';
import { consult } from './consult-form.ts';
import { expect, test } from './support.ts';

const forum = 501;
const minute = 60_000;
const day = 24 * 60 * minute;

/** Midnight in Shanghai, where the demo's events are, before a moment. */
const midnightBefore = (moment: string) => Math.floor((Date.parse(moment) + day / 3) / day) * day - day / 3;

/** How far the page has moved by itself, once nothing is on its way any more. */
function watchShifts(page: Page) {
  return page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shifted: (window as never as { shifted: number }).shifted + (entry as never as { value: number }).value,
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const timezoneId of ['Asia/Shanghai', 'Europe/Berlin']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('reads of an event on a page rendered long before as it stands now, and nothing moves', async ({ page }) => {
      const answer = await page.request.get(`${site.cn}/api/internal/activity/${forum}`);
      const { data } = (await answer.json()) as { data: Activity };
      const first = midnightBefore(data.startDate);
      const after = midnightBefore(data.endDate) + day;
      const start = Date.parse(data.startDate);
      const enrol = data.enrollButtonTitle;
      await watchShifts(page);
      for (const [moment, badge, button, live] of [
        [first - minute, 'Upcoming', enrol, 'Reserve live'],
        [first, 'Live now', enrol, 'Reserve live'],
        [start, 'Live now', enrol, 'Go to live room'],
        [after - minute, 'Live now', enrol, 'Go to live room'],
        [after, 'Ended', 'Already ended', 'Go to live room'],
      ] as const) {
        await page.clock.setFixedTime(moment);
        await page.goto(`${site.en}/activity/${forum}`);
        for (const name of ['hero', 'facts'])
          await expect(page.locator(`vt-event-${name}`)).toHaveAttribute('data-vt-ready', '');
        await expect(page.locator('vt-event-hero .status')).toHaveText(badge);
        await expect(page.locator('.acts .primary')).toHaveText(button ?? '');
        await expect(page.locator('.acts .secondary')).toContainText(live);
        expect(await page.locator('.acts .primary').isDisabled()).toBe(moment === after);
        expect(await page.evaluate(() => (window as never as { shifted: number }).shifted)).toBe(0);
      }
    });
  });
}

test('a face that comes late is for the next page: nothing moves', async ({ page }) => {
  let show = () => {};
  const shown = new Promise<void>((resolve) => {
    show = resolve;
  });
  await watchShifts(page);
  await page.route('**/*.woff2', async (route) => {
    await shown;
    await route.continue();
  });
  // A phone, where a day written in wider digits takes the next one along.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.en}/activity/${forum}`, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('vt-event-facts')).toHaveAttribute('data-vt-ready', '');
  const face = page.waitForResponse(/woff2/);
  show();
  await (await face).finished();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => (window as never as { shifted: number }).shifted)).toBe(0);
});

test('the page goes on with the clock while it is read', async ({ page }) => {
  const answer = await page.request.get(`${site.cn}/api/internal/activity/${forum}`);
  const { data } = (await answer.json()) as { data: Activity };
  await page.clock.install({ time: Date.parse(data.startDate) - minute / 2 });
  await page.goto(`${site.en}/activity/${forum}`);
  await expect(page.locator('vt-event-facts')).toHaveAttribute('data-vt-ready', '');
  await expect(page.locator('.acts .secondary')).toContainText('Reserve live');
  await page.clock.fastForward(minute);
  await expect(page.locator('.acts .secondary')).toContainText('Go to live room');
});

test('enrolling opens the event’s form, whose lead counts for the event', async ({ page }) => {
  await page.goto(`${site.en}/activity/${forum}`);
  const enrol = page.locator('.acts .primary');
  await enrol.click();
  await expect(page.getByRole('dialog').filter({ has: page.locator('form') })).toBeVisible();
  await expect(page.locator('vt-form[open]')).toHaveAttribute('source', `/activity/${forum}`);
});

/** Fills in what stands before a recording, and sends it. */
async function sendForm(page: Page) {
  const form = page.getByRole('form', { name: 'Watch the full video' });
  await form.getByLabel('Name', { exact: true }).fill('Ada Byron');
  await form.getByLabel('Company', { exact: true }).fill('Thistle & Daughters');
  await form.getByLabel('Phone', { exact: true }).fill('+44 20 7946 0000');
  await form.getByRole('checkbox', { name: consult.en.consent }).check();
  await form.getByRole('button', { name: consult.en.send, exact: true }).click();
}

test('a recording behind a form plays once that was sent: that very one', async ({ page }) => {
  await page.goto(`${site.en}/activity/513`);
  await page.getByRole('link', { name: /^Customer talk/ }).click();
  await sendForm(page);
  const player = page.getByRole('dialog', { name: 'Customer talk: a day with 23 rush orders' });
  await expect(player.locator('video')).toHaveAttribute('src', /clip-7\.mp4\?expires=/);
  // Below it the thank-you has the link to see it again.
  await player.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog', { name: consult.en.thanks })).toBeVisible();
});

test('one on another site leads there once its form was sent', async ({ page }) => {
  await page.route('https://open.farsail-demo.example/**', (route) => route.fulfill({ body: 'There it is.' }));
  await page.goto(`${site.en}/activity/514`);
  await page.getByRole('link', { name: /^Handouts/ }).click();
  await sendForm(page);
  await page.waitForURL('https://open.farsail-demo.example/close-first');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what there is to press stays at the foot, and covers nothing at the end of the page', async ({ page }) => {
    await page.goto(`${site.en}/activity/${forum}`);
    const foot = page.locator('.event-foot');
    await expect(foot).toBeInViewport({ ratio: 1 });
    await expect(page.locator('vt-actions')).toBeHidden();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(foot).toBeInViewport({ ratio: 1 });
    const top = await foot.evaluate((element) => element.getBoundingClientRect().top);
    const last = page.locator('vt-footer :is(a, p, span):visible').last();
    expect(await last.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(top);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there, and a recording is had by the form’s own page', async ({ page }) => {
    await page.goto(`${site.en}/activity/513`);
    await expect(page.locator('.acts button')).toHaveText('Already ended');
    await page.getByRole('link', { name: /^Customer talk/ }).click();
    await sendForm(page);
    await expect(page.getByText(consult.en.thanks)).toBeVisible();
    await expect(page.locator('.files a')).toHaveAttribute('href', /clip-7\.mp4\?expires=/);
  });
});

test('of a postponed event the days are struck, and neither the dash between them nor how long it takes', async ({
  page,
}) => {
  await page.goto(`${site.cn}/activity/112`);
  const struck = await page.locator('vt-event-facts dd').first().locator('s').allTextContents();
  expect(struck).toHaveLength(2);
  for (const day of struck) expect(day).toMatch(/^\d{4}年\d{2}月\d{2}日$/);
});

test('on paper the words below the name of an event without a picture are dark', async ({ page }) => {
  await page.goto(`${site.cn}/activity/112`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('vt-event-hero .lead')).toHaveCSS('color', 'rgb(51, 51, 51)');
});
