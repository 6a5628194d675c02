import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { partner, site } from './addresses.ts';
import { writeTag } from './bare-tags.ts';
import type { Mark } from './consult-form.ts';
import { drawFrames, expect, holdRequests, test } from './support.ts';

const languages = { cn: 'zh-CN', en: 'en' } as const;
const screens = { 'a phone': { width: 390, height: 844 }, 'a desktop': { width: 1440, height: 900 } } as const;

/** The code for HTML as /embed writes it. */
async function makeCode(page: Page, mark: Mark, query: string): Promise<string> {
  await page.goto(`${site[mark]}/embed?${query}`);
  return (await page.locator('pre code').first().textContent()) ?? '';
}

/** Opens a partner's page by a slow line, its footer in sight below the widget until that has come. */
async function open(page: Page, mark: Mark, code: string, end = page.locator('[data-vt-ready]')): Promise<void> {
  await page.route(`${partner}/plain.html`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="${languages[mark]}"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>Partner</title>
<style>body { margin: 0; font: 16px/1.6 system-ui; } main { max-width: 1200px; margin: 0 auto; padding: 0 16px; }</style>
<main><h1>Partner</h1><p>Words before it.</p>${code}</main><footer>The partner's own<br>footer</footer>`,
    }),
  );
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
        window.shifts.push(`${entry.value} by ${entry.sources.map(({ node }) => node?.nodeName)}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const [latency, throughput] = [60, 200_000];
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput },
  });
  await page.goto(`${partner}/plain.html`);
  await expect(end).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Once the browser has told of all that was painted. */
async function readShifts(page: Page): Promise<string[]> {
  await drawFrames(page);
  return page.evaluate(() => window.shifts);
}

const film = encodeURIComponent(`${site.cn}/files/media/none.mp4`);

for (const mark of ['cn', 'en'] as const)
  for (const [screen, viewport] of Object.entries(screens))
    test.describe(`on ${screen}, ${mark}`, () => {
      test.use({ viewport });

      for (const [name, query] of [
        ['each form', undefined],
        ['a list of three events', 'widget=event-list&page-size=3'],
        ['a list of events', 'widget=event-list'],
        ['a film', `widget=media-player&videos=${film}`],
      ] as const)
        test(`nothing moves as the code of ${name} comes to life`, async ({ page, faults }) => {
          faults.expect(/none\.mp4/);
          await page.goto(`${site[mark]}/embed`);
          const forms = await page
            .locator('select[name="form-id"] option')
            .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
          expect(forms.length).toBeGreaterThan(3);
          for (const asked of query ? [query] : forms.map((id) => `form-id=${id}`)) {
            // In a tab of its own: what the builder's preview still asks for would count among its requests.
            const visited = await page.context().newPage();
            await open(visited, mark, await makeCode(page, mark, asked));
            expect(await readShifts(visited), asked).toEqual([]);
            // It is no larger than it has to be.
            const spare = await visited.locator('[data-vt-ready]').evaluate((widget) => {
              const last = widget.shadowRoot?.querySelector('.vt')?.lastElementChild;
              return widget.getBoundingClientRect().bottom - (last?.getBoundingClientRect().bottom ?? 0);
            });
            expect(spare, asked).toBeLessThan(60);
            await visited.close();
          }
        });

      test('nothing moves where the form cannot come, and its place has the words and the link', async ({
        page,
        faults,
      }) => {
        faults.expect(/form\.js|vt-form|fetch/);
        const code = await makeCode(page, mark, '');
        await page.route(/\/w~*\/form\.js/, (route) => route.abort());
        await open(page, mark, code, page.locator('vt-form').getByRole('alert'));
        await expect(page.locator('vt-form > a')).toBeVisible();
        expect(await readShifts(page)).toEqual([]);
      });

      test('the documented outline stands in its room until it comes, or cannot', async ({ page, faults }) => {
        faults.expect(/dictionary|vt-form|fetch|widget\/form/);
        const rules = /```css skeleton\n(.+?)```/s.exec(readFileSync('docs/embedding.md', 'utf8'))?.[1] ?? '';
        const code = `<style>${rules}</style>${await makeCode(page, mark, '')}`;
        const form = page.locator('vt-form');
        const look = () =>
          form.evaluate((element) => {
            const { content, animationName, backgroundImage } = getComputedStyle(element, '::after');
            return content === 'none'
              ? 'nothing'
              : `${backgroundImage.split('gradient').length - 1} by ${animationName}`;
          });
        const releaseScript = await holdRequests(page, /\/loader\.js/);
        const releaseWords = await holdRequests(page, /\/widget\/form/);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const opening = open(page, mark, code);
        await expect(page.getByText('Words before it.')).toBeVisible();
        expect(await look()).toBe('2 by vt-end');
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        expect(await look()).toBe('2 by vt-dim, vt-end');
        releaseScript();
        await expect(form).toHaveAttribute('aria-busy', 'true');
        expect(await look()).toBe('2 by vt-dim, vt-end');
        releaseWords();
        await opening;
        expect(await look()).toBe('nothing');
        expect(await readShifts(page)).toEqual([]);
        await page.route(/\/widget\/form|\/dictionary/, (route) => route.abort());
        await open(page, mark, code, form.getByRole('alert'));
        expect(await look()).toBe('nothing');
      });

      for (const [name, first, last] of [
        ['home', 'hero-carousel', 'news'],
        ['event', 'event-hero', 'event-text'],
      ] as const)
        test(`the sections of a bare vt-${name} appear in their order, and do not move one another`, async ({
          page,
        }) => {
          const release = await holdRequests(page, new RegExp(`/w/${first}\\.js`));
          const code = `${writeTag(name, mark)}<script async src="${site.cn}/loader.js"></script>`;
          const opening = open(page, mark, code, page.locator(`vt-${first}[data-vt-ready]`).first());
          await expect(page.locator(`vt-${last}`)).toHaveAttribute('data-vt-ready');
          await expect(page.locator(`vt-${last}`)).toBeHidden();
          release();
          await opening;
          await expect(page.locator(`vt-${last}`)).toBeVisible();
          // What the page itself has below it.
          expect(await readShifts(page)).toHaveLength(1);
        });

      // A film's player stands in it, and comes last.
      for (const [name, last] of [
        ['form', 'vt-form'],
        ['media-film', 'vt-media-player'],
      ] as const)
        test(`a bare vt-${name} moves what is below it once`, async ({ page }) => {
          const code = `${writeTag(name, mark)}<script async src="${site.cn}/loader.js"></script>`;
          await open(page, mark, code, page.locator(`${last}[data-vt-ready]`));
          expect(await readShifts(page)).toHaveLength(1);
        });
    });

test('a section of a bare page that cannot come says so, and holds back none of those below it', async ({
  page,
  faults,
}) => {
  faults.expect(/home-products/);
  await page.route(/\/w~*\/home-products\.js/, (route) => route.abort());
  const code = `${writeTag('home', 'en')}<script async src="${site.cn}/loader.js"></script>`;
  await open(page, 'en', code, page.locator('vt-home-products').getByRole('alert'));
  await expect(page.locator('vt-news')).toBeVisible();
});
