import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BareWidget } from '../../contract/entities/bare-widget.ts';
import { telling } from '../../loader/telling.ts';
import { type WidgetName, widgets } from '../../loader/widgets.ts';
import { attributeName, parseAttributes } from '../../widgets/kit/runtime/attributes.ts';
import { createCall } from '../../widgets/kit/runtime/call.ts';
import { decisive } from '../../widgets/kit/runtime/decisive.ts';
import { foreignRoute } from '../../widgets/kit/runtime/page.ts';
import type { WidgetDefinition } from '../../widgets/kit/runtime/widget.ts';
import { attributesOf } from '../browser/bare-tags.ts';
import { runApp, type TestApp } from './support/run-app.ts';

/** What tells an editor of a draft stands in a page of the site alone. */
const names = (Object.keys(widgets) as WidgetName[]).filter((name) => name !== 'preview-bar');
const define = async (name: WidgetName) => (await widgets[name]()).default as unknown as WidgetDefinition;

let app: TestApp;
beforeAll(async () => {
  app = await runApp({ CONTENT_DIR: 'examples/content' });
});
afterAll(() => app.stop());

async function ask(name: string, query: string | readonly (readonly string[])[]) {
  const answer = await app.get(`/api/internal/widget/${name}?${new URLSearchParams(query as string)}`);
  const { data, message } = (await answer.json()) as { data: BareWidget; message: string };
  return { status: answer.status, message, data };
}

/** As it arrives in a browser, whenever that is. */
const sent = (value: unknown) =>
  JSON.parse(JSON.stringify(value ?? null, (key, each) => (key === 'now' ? typeof each : each)));

describe('all that a bare widget shows, in one answer', () => {
  it.each(names)('is of <vt-%s> what its own script would ask for, by what a loader tells of its tag', async (name) => {
    const definition = await define(name);
    for (const mark of ['cn', 'en'] as const) {
      const written = attributesOf(name, mark);
      const told = written.filter(([attribute = '']) => telling.test(attribute));
      const { status, data } = await ask(name, [['sites', mark], ...told]);
      expect([name, status]).toEqual([name, 200]);
      const attributes = parseAttributes(definition.attributes, (each) => new Map(written).get(each) ?? null);
      expect(data.attributes).toEqual(sent(decisive(definition, attributes)));
      const { signal } = new AbortController();
      const call = createCall(app.origin, signal);
      const site = data.sites.find(({ id }) => id === data.site);
      expect(site?.mark).toBe(mark);
      if (!site) continue;
      expect(data.sites).toEqual(await call('GET /site/list'));
      const dictionary = await call('GET /site/:id/dictionary', { params: { id: site.id } });
      const own = Object.entries(dictionary).filter(([key]) => new RegExp(`^${name}[.-]`).test(key));
      expect(data.dictionary).toEqual(Object.fromEntries(own));
      const route = foreignRoute(site, 'partner.example');
      expect(sent(data.data)).toEqual(sent(await definition.load({ call, site, route, signal }, attributes)));
    }
  });

  it("has of the site's own wording what the widget says itself", async () => {
    const site = await runApp();
    const wordsOf = async (name: string) => {
      const answer = await site.get(`/api/internal/widget/${name}?sites=en`);
      return ((await answer.json()) as { data: BareWidget }).data.dictionary;
    };
    expect([await wordsOf('form'), await wordsOf('footer')]).toEqual([{ 'form.submit': 'Send' }, {}]);
    await site.stop();
  });

  it('is told all of a tag that decides over it, and nothing else', async () => {
    const definitions = await Promise.all(names.map(define));
    const decide = definitions.flatMap((definition) =>
      Object.keys(
        decisive(
          definition,
          parseAttributes(definition.attributes, () => null),
        ),
      ).map(attributeName),
    );
    expect([...new Set(decide)].filter((name) => !telling.test(name))).toEqual([]);
    const others = ['prefill', 'class', 'id', 'style', 'data-id', 'data-visitor-id', 'aria-label', 'source', 'unlock'];
    expect(others.filter((name) => telling.test(name))).toEqual([]);
  });

  it('is of the first site among those that are named, by mark, id or language, else of the default one', async () => {
    const siteOf = async (sites: string) => {
      const { data } = await ask('feed-link', [['sites', sites]]);
      return data.sites.find(({ id }) => id === data.site)?.mark;
    };
    expect(await siteOf('en,cn')).toBe('en');
    expect(await siteOf(',de,zh-Hans,en')).toBe('cn');
    expect(await siteOf('fr,2')).toBe('en');
    expect(await siteOf('')).toBe('cn');
  });

  it('says what of it is not there', async () => {
    expect(await ask('nothing', '')).toMatchObject({
      status: 404,
      message: expect.stringContaining('widget "nothing"'),
    });
    expect(await ask('constructor', '')).toMatchObject({ status: 404 });
    expect(await ask('form', 'form-id=99')).toMatchObject({ status: 404, message: expect.stringContaining('99') });
  });
});
