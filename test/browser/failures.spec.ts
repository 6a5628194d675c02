import type { Page, Route } from '@playwright/test';
import { callDeadline } from '../../contract/constants.ts';
import { widgets } from '../../loader/widgets.ts';
import { partner } from './addresses.ts';
import { expect, expectAccessible, test } from './support.ts';

/** What tags need to show something of the demo: those that take an entry's id take it by the entry's name. */
const attributes: Readonly<Record<string, string>> = {
  banner: 'address="/product"',
  'media-player': `videos='[{"url":"/files/videos/clip-1.mp4"}]'`,
  'page-frame': 'address="/ai"',
  'portal-needs': 'address="/go1688/supplier"',
  'portal-steps': 'address="/go1688/supplier"',
  'text-page': 'address="/privacy"',
  'form-sent': 'form-id="4001"',
};
/** A tag that shows one entry, or its first word, and the attribute that names it. */
const entities: Readonly<Record<string, string>> = {
  product: 'product-id',
  category: 'category-id',
  solution: 'solution-id',
  case: 'case-id',
  journal: 'publication-id',
  paper: 'publication-id',
  'media-film': 'media-id',
  'media-more': 'media-id',
  'media-text': 'media-id',
};

const names = Object.keys(widgets);
const ids = new Map(
  names.flatMap((name) => {
    // Cases side by side are a product's here.
    const [first = ''] = name.split('-');
    const id = name === 'case-carousel' ? 'product-id' : (entities[name] ?? entities[first]);
    return id ? [[name, id] as const] : [];
  }),
);

const headers = { 'access-control-allow-origin': '*' };
const answer = (status: number, code: string) => (route: Route) =>
  route.fulfill({ status, headers, json: { code, message: 'Closed for the night.', data: null } });

const failed = { cn: '内容暂时无法加载。 重试', en: 'This content could not be loaded. Try again' };
const gone = { cn: '这项内容不存在，或已下线。 重试', en: 'This content is not here any more. Try again' };

const failures: Readonly<Record<string, { fail: (route: Route) => unknown; words: typeof failed; late?: true }>> = {
  'an error of the server': { fail: answer(500, '500'), words: failed },
  'an envelope with another code': { fail: answer(200, '40017'), words: failed },
  'a page of a proxy': {
    fail: (route) => route.fulfill({ status: 502, headers, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    words: failed,
  },
  'a lost connection': { fail: (route) => route.abort('connectionreset'), words: failed },
  'no answer at all': { fail: () => undefined, words: failed, late: true },
  'nothing there': { fail: answer(404, '404'), words: gone },
};

/** Puts tags into a foreign page, in place of what it has; their scripts are fetched at once. */
async function place(page: Page, mark: 'cn' | 'en', tags: readonly string[]) {
  await page.goto(`${partner}/plain.html`);
  await page.evaluate(
    ([lang = '', html = '']) => {
      document.documentElement.lang = lang;
      document.body.innerHTML = `<h1>The host's own heading</h1>${html}`;
    },
    [mark === 'cn' ? 'zh-CN' : 'en', tags.join('')],
  );
}

/** The demo's first of each kind; its white papers come after its journals. */
const firstOf = (name: string) => (name.startsWith('paper-') ? '106' : '101');

const tagOf = (name: string, id = firstOf(name)) =>
  `<vt-${name} wake="now" ${attributes[name] ?? (ids.has(name) ? `${ids.get(name)}="${id}"` : '')}></vt-${name}>`;

const alertOf = (page: Page, name: string) => page.locator(`vt-${name}`).getByRole('alert');

for (const [name, { fail, words, late }] of Object.entries(failures)) {
  for (const mark of ['cn', 'en'] as const) {
    test(`${name} is told in words by every widget (${mark})`, async ({ page, faults }) => {
      faults.expect(/could not load|failed|status of|answered|Closed for the night/i);
      if (late) await page.clock.install();
      await page.route('**/api/internal/**', fail);
      await place(
        page,
        mark,
        names.map((each) => tagOf(each)),
      );
      // A script that is still on its way by the test's clock would be one that hangs.
      if (late)
        await expect
          .poll(() => page.locator('body *').evaluateAll((all) => all.every((each) => each.matches(':defined'))))
          .toBe(true);
      for (const each of names) {
        // Each has its own bound on waiting, from when it asks: its script may come after another has given up.
        if (late)
          await expect
            .poll(async () => {
              await page.clock.runFor(callDeadline);
              return alertOf(page, each).count();
            }, each)
            .toBe(1);
        await expect(alertOf(page, each), each).toHaveText(words[mark]);
      }
      await expect(page.locator('body > h1')).toBeVisible();
    });
  }
}

test('on a dark page whose own words are dark what could not be had says so in words that can be read', async ({
  page,
  faults,
}) => {
  faults.expect(/could not load|failed|status of|answered|Closed for the night/i);
  await page.route('**/api/internal/**', failures['an error of the server']?.fail as (route: Route) => void);
  const themes = ['light', 'dark', 'auto'];
  const tags = themes.map((theme) => `<vt-event-list wake="now" theme="${theme}"></vt-event-list>`);
  await place(page, 'en', ['<style>body { background: #111; color: #222 } h1 { color: white }</style>', ...tags]);
  await expect(page.getByRole('alert')).toHaveText(
    themes.map(() => failures['an error of the server']?.words.en ?? ''),
  );
  await expectAccessible(page, undefined, ['wcag2aa']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, undefined, ['wcag2aa']);
});

test('a widget that could not be had comes when it is asked for again', async ({ page, faults }) => {
  faults.expect(/could not load|failed|status of|answered|Closed for the night/i);
  await page.route('**/api/internal/**', failures['an error of the server']?.fail as (route: Route) => void);
  await place(
    page,
    'en',
    [...ids.keys()].map((each) => tagOf(each)),
  );
  for (const each of ids.keys()) await expect(alertOf(page, each), each).toBeVisible();
  await page.unroute('**/api/internal/**');
  for (const each of ids.keys()) {
    await alertOf(page, each).getByRole('button').click();
    await expect(page.locator(`vt-${each}[data-vt-ready]`)).toBeAttached();
    await expect(alertOf(page, each), each).toHaveCount(0);
  }
});

test('a widget of an entry that does not exist says so, and does not ask for ever', async ({ page, faults }) => {
  faults.expect(/could not load|answered 404|status of 404/);
  await page.clock.install();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/internal/')) asked += 1;
  });
  const single = [...ids.keys()].filter(
    (name) => !['case-list', 'case-wall', 'product-list', 'solution-list'].includes(name),
  );
  await place(
    page,
    'en',
    single.map((each) => tagOf(each, '999999')),
  );
  for (const each of single) await expect(alertOf(page, each), each).toHaveText(gone.en);
  const before = asked;
  await page.clock.runFor(10 * 60_000);
  expect(asked).toBe(before);
});

test('one section that fails leaves the others alone', async ({ page, faults }) => {
  faults.expect(/could not load|answered 500|status of 500|Closed for the night/);
  await page.route(/\/api\/internal\/(product\/list$|widget\/product-list\?)/, answer(500, '500'));
  await place(
    page,
    'en',
    ['product-list', 'case-list', 'product-values'].map((each) => tagOf(each)),
  );
  await expect(alertOf(page, 'product-list')).toHaveText(failed.en);
  await expect(page.locator('vt-case-list').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('vt-product-values').getByRole('heading').first()).toBeVisible();
});
