import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type WidgetName, widgets } from '../../loader/widgets.ts';
import { refusals } from '../../server/base/errors.ts';
import { isOffered } from '../../widgets/embed-builder/names.text.ts';
import { needs } from '../../widgets/embed-builder/needs.ts';
import { attributesOf } from '../browser/bare-tags.ts';
import { askHost } from './support/ask-host.ts';
import { runApp, type TestApp } from './support/run-app.ts';
import { sitePages } from './support/site-pages.ts';

const names = Object.keys(widgets) as WidgetName[];
const publicOrigin = 'https://vendor.example';

let app: TestApp;
beforeAll(async () => {
  app = await runApp({ CONTENT_DIR: 'examples/content', PUBLIC_ORIGIN: publicOrigin }, sitePages);
});
afterAll(() => app.stop());

/** The attributes of a fragment's tag, and what stands in its shadow root. */
function take(html: string) {
  const whole = /^<vt-([\w-]+)([^>]*)><template shadowrootmode="open">([\s\S]*)<\/template><!----><\/vt-\1>$/.exec(
    html,
  );
  expect(whole, html.slice(0, 200)).not.toBeNull();
  const [, , attributes = '', shadow = ''] = whole ?? [];
  return { attributes, shadow };
}

describe('a widget as HTML for the pages of others', () => {
  it('is its tag with a declarative shadow root, which has its styles, its words, its facts and its data', async () => {
    const answer = await app.get('/fragment/event-list?site=en&page-size=3');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const { attributes, shadow } = take(await answer.text());
    expect(attributes).toContain(' site="en" page-size="3" wake="visible" data-vt-key="f"');
    expect(shadow).toMatch(/^<style data-vt-sheets="[^"]*\bbase\b[^"]*\bevent-list\b[^"]*">/);
    expect(shadow).toMatch(/<div part="root" lang="en" dir="ltr" class="[^"]*vt/);
    expect(shadow.match(/<script type="application\/json"/g)).toHaveLength(2);
  });

  const led = new Map<string, string>();

  it.each(names)(
    'is there of <vt-%s> in both languages, with the addresses of the vendor’s origin alone',
    async (name) => {
      for (const mark of ['cn', 'en'] as const) {
        const answer = await app.get(
          `/fragment/${name}?${new URLSearchParams([...attributesOf(name, mark), ['site', mark]])}`,
        );
        expect([name, answer.status]).toEqual([name, 200]);
        const { shadow } = take(await answer.text());
        const html = shadow.replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
        // Of a picture's candidates each.
        const written = [...html.matchAll(/ (?:href|src|srcset|action|poster)="([^"]*)"/g)];
        const own = written.flatMap(([, list = '']) => list.split(', ').filter((address) => address.startsWith('/')));
        expect([name, own]).toEqual([name, []]);
        for (const [, address = ''] of html.matchAll(/ href="([^"]+)"/g))
          if (address.startsWith(publicOrigin)) led.set(address.replaceAll('&amp;', '&').replace(/#.*/, ''), name);
      }
    },
  );

  it('is something of every widget that snippets are made of, without any attribute but what it needs', async () => {
    const offered = names.filter(isOffered);
    const refused: string[] = [];
    for (const name of offered) {
      const answer = await app.get(`/fragment/${name}`);
      if (answer.status === 404) refused.push(name);
      else expect(await answer.text()).not.toMatch(/<div part="root"[^>]*><\/div>/);
    }
    expect(refused.sort()).toEqual(offered.filter((name) => needs[name]).sort());
  });

  it('leads to nothing that is not there', async () => {
    const lost: string[] = [];
    for (const [address, name] of led) {
      const { status, headers } = await askHost(app, address, { accept: 'text/html,*/*;q=0.8' });
      const { status: found } = headers.location
        ? await askHost(app, new URL(headers.location, address).href)
        : { status };
      if (found !== 200) lost.push(`<vt-${name}> leads to ${address}, which answers ${found}`);
    }
    expect(led.size).toBeGreaterThan(100);
    expect(lost).toEqual([]);
  });

  it.each(['dark', 'auto'])(
    'wears the theme %s where the address says it, and a light one nothing of it',
    async (theme) => {
      const ask = async (query: string) => take(await (await app.get(`/fragment/form?form-id=1${query}`)).text());
      const themed = await ask(`&theme=${theme}`);
      expect(themed.attributes).toContain(` theme="${theme}"`);
      expect(themed.shadow).toMatch(/^<style data-vt-sheets="[^"]* theme">/);
      expect(themed.shadow).toContain(`:host([theme=${theme} i])`);
      for (const query of ['', '&theme=light']) expect((await ask(query)).shadow).not.toContain('theme=');
    },
  );

  it('is kept as pages are: any page may read it, a cache may answer for a moment, and who has it gets 304', async () => {
    const first = await app.get('/fragment/news?site=cn');
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=86400',
      vary: 'Accept-Encoding',
      'x-robots-tag': 'noindex',
    });
    const etag = String(first.headers.get('etag'));
    expect((await app.get('/fragment/news?site=cn', { 'if-none-match': etag })).status).toBe(304);
  });

  it('speaks the language that the address names, by mark, id or language, else the host’s', async () => {
    const langOf = async (address: string, headers = {}) =>
      / lang="([^"]*)"/.exec(take(await (await app.get(address, headers)).text()).shadow)?.[1];
    const { sites } = app.content;
    for (const { mark, id, lang } of sites)
      for (const name of [mark, id, lang]) expect(await langOf(`/fragment/form?site=${name}`)).toBe(lang);
    expect(await langOf('/fragment/form', { cookie: 'lang=en' })).toBe('zh-CN');
  });

  it.each([
    ['/fragment/foo', 404, 'There is no widget "foo".'],
    ['/fragment/form?formid=1', 400, '<vt-form> takes no "formid". It takes form-id, '],
    ['/fragment/form?form-id=one', 400, '<vt-form> cannot read "one" as its form-id.'],
    ['/fragment/event-list?view=grid', 400, '<vt-event-list> cannot read "grid" as its view.'],
    ['/fragment/form?form-id=1&form-id=2', 400, '"form-id" stands twice in the address. Give it once.'],
    ['/fragment/form?theme=blue', 400, '<vt-form> cannot read "blue" as its theme.'],
    ['/fragment/form?wake=now', 400, '<vt-form> takes no "wake". It takes form-id, '],
    ['/fragment/form?site=fr', 404, 'There is no site "fr". The sites are cn, en.'],
    ['/fragment/product-hero', 404, '<vt-product-hero> shows nothing without its product-id.'],
    ['/fragment/form?form-id=999999', 404, 'There is no form with the id 999999'],
  ])('refuses %s in words', async (address, status, words) => {
    const answer = await app.get(address);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      status,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
    expect(await answer.text()).toContain(words);
  });

  it('takes an attribute’s own default, and no markup of a stranger', async () => {
    expect((await app.get('/fragment/event-list?view=list&page-size=10')).status).toBe(200);
    const { attributes } = take(
      await (await app.get(`/fragment/form?source=${encodeURIComponent('/a"><script>')}`)).text(),
    );
    expect(attributes).toContain(' source="/a&quot;&gt;&lt;script&gt;"');
  });

  it('is refused where what it shows cannot be had just now, says when to come again, and is not kept', async () => {
    let ready = false;
    const early = await runApp({ CONTENT_DIR: 'examples/content' }, (scope, context) =>
      sitePages(scope, {
        ...context,
        call: (name, input) =>
          name === 'POST /search/list' && !ready
            ? Promise.reject(refusals.searchNotReady())
            : context.call(name, input),
      }),
    );
    const ask = () => early.get('/fragment/search?q=erp&site=en');
    const refused = await ask();
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
      503,
      '3',
      'no-store',
    ]);
    expect(await refused.text()).toContain('Ask again in 3 s.');
    ready = true;
    expect((await ask()).status).toBe(200);
    await early.stop();
  });
});
