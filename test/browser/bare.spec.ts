import { type WidgetName, widgets } from '../../loader/widgets.ts';
import { partner, site } from './addresses.ts';
import { bareTags, mute, writeTag } from './bare-tags.ts';
import { lookForWidget } from './foreign/looks.ts';
import { readStyles, strictPolicy } from './host-page.ts';
import { marks } from './pages.ts';
import { expect, holdRequests, test } from './support.ts';

/** One tag in each language, between what a page of somebody else's has. */
const writePage = (name: WidgetName) => `<!doctype html><html lang="en"><title>A page with a policy</title>
<link rel="icon" href="${site.cn}/files/icons/favicon.svg">
<h1>A page with a policy</h1><p>Some <a href="/">words</a>, and a <button>button</button>.</p>
${marks.map((mark) => `<div lang="${mark === 'cn' ? 'zh-CN' : 'en'}"><p>Before</p>${writeTag(name, mark)}</div>`).join('')}
<ul><li>An end</li></ul><script async src="${site.cn}/loader.js"></script>`;

test('every widget is tried alone', () => {
  expect(Object.keys(bareTags).sort()).toEqual(Object.keys(widgets).sort());
});

for (const name of Object.keys(bareTags) as WidgetName[])
  test(`vt-${name} alone shows itself in both languages on a page that allows next to nothing, and leaves that as it is`, async ({
    page,
  }) => {
    await page.route(`${partner}/plain.html`, (route) =>
      route.fulfill({
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': strictPolicy },
        body: writePage(name),
      }),
    );
    const release = await holdRequests(page, /\/loader\.js$/);
    await page.goto(`${partner}/plain.html`, { waitUntil: 'commit' });
    await expect(page.getByText('An end')).toBeVisible();
    const before = await readStyles(page);
    release();
    for (const lang of ['zh-CN', 'en']) {
      const tag = `[lang="${lang}"] > vt-${name}`;
      const look = () => page.evaluate(lookForWidget, tag);
      if (!mute.has(name)) await expect.poll(look, 'words or a video').not.toEqual('');
      await expect(page.locator(tag)).toHaveAttribute('data-vt-ready');
    }
    expect(await readStyles(page)).toEqual(before);
  });

/** What a page may lay a tag out by, with no more room than that asks for. */
const fitting = {
  'a row in the middle': 'display: flex; justify-content: center',
  'a column in the middle': 'display: flex; flex-direction: column; align-items: center',
  'a grid in the middle': 'display: grid; place-items: center',
  'a float': 'float: left',
  'a box among words': 'display: inline-block',
  'a drawer': 'position: fixed; inset: 0 0 0 auto; overflow: auto',
};

for (const width of [390, 1440])
  test(`a form in a place that is only as wide as what it holds can be filled in at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [place, style] of Object.entries(fitting)) {
      await page.route(`${partner}/plain.html`, (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,">
<script async src="${site.cn}/loader.js"></script><div style="${style}"><vt-form form-id="4001"></vt-form></div>`,
        }),
      );
      await page.goto(`${partner}/plain.html`);
      const name = page.getByRole('textbox').first();
      await expect(name, place).toBeVisible();
      const { width: wide = 0 } = (await name.boundingBox()) ?? {};
      expect(wide, place).toBeGreaterThan(250);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBe(width);
    }
  });
