// @vitest-environment happy-dom
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Call } from '../../../contract/calls.ts';
import { CallError } from '../../../contract/unwrap.ts';
import { isRedirect, type PageRoute, type RouteRow } from '../../../pages/page-route.ts';
import { routes } from '../../../pages/routes.ts';
import type { Content } from '../../../server/content/content.ts';
import { findSite } from '../../../server/http/site-of-request.ts';
import {
  createPageRenderer,
  type PageRenderer,
  type PageRendererOptions,
} from '../../../server/render/page-renderer.ts';
import { sites } from './support/page.ts';
import { createWidget } from './support/widgets.ts';

const publicOrigin = 'https://vendor.example';
const onFailure = vi.fn();
let folder: string;
let renderer: PageRenderer;
let options: PageRendererOptions;

/** The English form 4001 is the counterpart of form 1; form 2 has none. */
const counterparts: Record<string, number> = { '1 1': 1, '1 2': 4001, '4001 1': 1, '4001 2': 4001, '2 1': 2 };
const content = {
  sites: Object.values(sites),
  counterpart: (_type: string, id: number, siteId: number) => {
    const found = counterparts[`${id} ${siteId}`];
    return found && { id: found };
  },
} as unknown as Content;

const call = (async (name: string, { params = { id: 0 } }: { params?: { id: number } } = {}) => {
  if (name === 'GET /site/list') return Object.values(sites);
  if (name === 'GET /site/:id/dictionary') return {};
  if (params.id < 9000) return { id: params.id, name: `Form ${params.id}` };
  throw new CallError(404, `there is no form ${params.id}`);
}) as unknown as Call;

const list: PageRoute = {
  address: '/list',
  page: 'list',
  layout: 'plain',
  theme: 'dark',
  frames: { shows: ['https://live.example'], shownBy: ['https://partner.example'] },
  query: z.object({ page: z.coerce.number().int().min(1).default(1) }),
  head: async ({ route }) => ({ title: `List ${route.query.page ?? 'whole'}` }),
};

const hasPage = (row: RouteRow) =>
  !isRedirect(row) && (row.widget === 'text-page' || `${row.page}/${row.page}.html` in pages);

const pages = {
  'home/home.html': '<vt-news></vt-news><vt-broken></vt-broken>',
  'form/form.html': '<p id="asked">{{id}}</p><vt-path></vt-path>',
  'form-sent/form-sent.html': '$& {{id}}',
  'list/list.html': '<vt-query></vt-query>',
  'not-found/not-found.html': 'Oops. <vt-path></vt-path>',
  'fault/fault.html': '{{title}}',
  'sparse/sparse.html': '<vt-path></vt-path><vt-lacking></vt-lacking>',
  'layout.html': '<a href="#main">{{skip}}</a><main>{{main}}</main>',
  'plain.html': '<main id="plain">{{main}}</main>',
  'page.css': '/* Why it is so. */\nbody { margin: 0 }',
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  for (const [name, text] of Object.entries(pages)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const widgets = [
    createWidget('news'),
    createWidget('text-page'),
    createWidget('broken', undefined, { load: () => Promise.reject(new Error('no data')) }),
    createWidget('lacking', undefined, { load: () => Promise.reject(new CallError(404, 'there is none')) }),
    createWidget('path', ({ route }) => createElement('i', null, route.path)),
    createWidget('query', ({ data }) => createElement('i', null, JSON.stringify(data)), {
      load: async ({ route }) => route.query,
    }),
  ];
  options = {
    content,
    call,
    previewCall: () => call,
    publicOrigin,
    folder,
    // The site's own, of which this folder has the pages.
    routes: [...routes.filter(hasPage), list, { address: '/latest', widget: 'news', head: list.head }],
    widgets: new Map(widgets.map((each) => [each.name, each])),
    release: { name: '1.0.0-aaaa', imports: { news: ['sections'] } },
    onFailure,
  };
  renderer = await createPageRenderer(options);
});
afterAll(() => rm(folder, { recursive: true }));

async function open(address: string) {
  const { host, pathname, search } = new URL(address);
  const asked = findSite(content.sites, publicOrigin, { host, path: pathname, search, storedMark: undefined });
  const rendered = await renderer.render(asked);
  const page = new DOMParser().parseFromString(rendered.html, 'text/html');
  const links = [...page.querySelectorAll('[rel="alternate"][hreflang]')];
  return {
    ...rendered,
    page,
    alternates: Object.fromEntries(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])),
    canonical: page.querySelector('[rel="canonical"]')?.getAttribute('href'),
    facts: JSON.parse(page.getElementById('vt-page')?.textContent ?? ''),
  };
}

describe('a page', () => {
  it('may be one widget, which has to be there', async () => {
    const { page } = await open('https://en.vendor.example/latest');
    expect(page.querySelector('main > vt-news p')?.textContent).toBe('data of news');
    const lost: PageRoute = { address: '/lost', widget: 'lost', head: list.head };
    await expect(createPageRenderer({ ...options, routes: [lost] })).rejects.toThrow('/lost shows the widget "lost"');
  });

  it('is its host page with the widgets filled in, in the words of its site', async () => {
    const { page, status } = await open('https://en.vendor.example/');
    expect(status).toBe(200);
    expect(page.querySelector('main vt-news p')?.textContent).toBe('data of news');
    expect(page.querySelector('a')?.textContent).toBe('Skip to content');
  });

  it('wears the style of all pages, without what that tells its readers', async () => {
    const { html } = await open('https://en.vendor.example/');
    expect(html).toContain('>body { margin: 0 }');
    expect(html).not.toContain('Why it is so');
  });

  it('has its addresses in every language, the default one for all others', async () => {
    const { alternates, canonical } = await open('https://en.vendor.example/');
    expect(canonical).toBe('https://en.vendor.example/');
    expect(alternates).toEqual({
      'zh-CN': 'https://vendor.example/',
      'x-default': 'https://vendor.example/',
      en: 'https://en.vendor.example/',
    });
  });

  it.each(['http://10.0.0.5/en', 'https://vendor.example/en/'])(
    'has the same address for search engines wherever it is seen: %s',
    async (address) => {
      expect((await open(address)).canonical).toBe('https://en.vendor.example/');
    },
  );

  it('of which a widget failed stands, and tells that it is not whole', async () => {
    const { page, partial } = await open('https://vendor.example/');
    expect(partial).toBe(true);
    expect(page.querySelector('vt-broken')?.innerHTML).toBe('');
    expect(onFailure).toHaveBeenCalledWith('broken', expect.objectContaining({ message: 'no data' }));
  });

  it('of which the content lacks a widget’s part is whole until the content changes', async () => {
    const sparse: PageRoute = { address: '/sparse', page: 'sparse', head: list.head };
    const { render } = await createPageRenderer({ ...options, routes: [sparse] });
    const place = { host: 'vendor.example', path: '/sparse', storedMark: undefined };
    const { status, partial } = await render(findSite(content.sites, publicOrigin, place));
    expect([status, partial]).toEqual([200, false]);
    expect(onFailure).toHaveBeenCalledWith('lacking', expect.objectContaining({ message: 'there is none' }));
  });

  it('that is but one widget is nothing without it', async () => {
    const lone: PageRoute = { address: '/lone', widget: 'broken', head: list.head };
    const { find } = await createPageRenderer({ ...options, routes: [lone] });
    const asked = findSite(content.sites, publicOrigin, {
      host: 'vendor.example',
      path: '/lone',
      storedMark: undefined,
    });
    await expect(find(asked)).rejects.toThrow('no data');
  });

  it('that is whole tells so', async () => {
    expect((await open('https://vendor.example/form/1')).partial).toBe(false);
  });
});

describe('the page of an entry', () => {
  it('has the part of the address that names it', async () => {
    const { page } = await open('https://vendor.example/form/1');
    expect(page.getElementById('asked')?.textContent).toBe('1');
    expect(page.title).toBe('Form 1 · 远帆软件');
  });

  it('leads to its counterpart in each language, by host or by path as it was asked for', async () => {
    expect((await open('https://vendor.example/form/1')).facts.counterparts).toEqual({
      cn: 'https://vendor.example/form/1',
      en: 'https://en.vendor.example/form/4001',
    });
    expect((await open('http://10.0.0.5/en/form/4001')).facts.counterparts).toEqual({
      cn: '/cn/form/1',
      en: '/en/form/4001',
    });
  });

  it('leads to the home page of a language in which it is not', async () => {
    expect((await open('https://vendor.example/form/2')).facts.counterparts).toMatchObject({
      en: 'https://en.vendor.example/',
    });
  });

  it('that is not for search engines has no address for them', async () => {
    const { canonical, alternates, page } = await open('https://vendor.example/form/1');
    expect([canonical, alternates]).toEqual([undefined, {}]);
    expect(page.querySelector('[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });
});

describe('an address that names nothing', () => {
  it.each(['https://vendor.example/no/such/page', 'https://vendor.example/form/9999'])(
    'is answered with the page that says so: %s',
    async (address) => {
      const { status, page, canonical } = await open(address);
      expect([status, canonical]).toEqual([404, undefined]);
      expect(page.querySelector('main')?.textContent).toContain('Oops.');
      expect(page.querySelector('i')?.textContent).toBe('/');
    },
  );
});

describe("a route's row", () => {
  it('lets what it declares of the query reach head, widgets, facts and the canonical address', async () => {
    const { page, canonical, facts } = await open('https://vendor.example/list?utm_source=x&page=02');
    expect(page.title).toBe('List 2');
    expect(page.querySelector('vt-query i')?.textContent).toBe('{"page":"2"}');
    expect(facts.route.query).toEqual({ page: '2' });
    expect(canonical).toBe('https://vendor.example/list?page=2');
  });

  it('gives what its query makes no address in other languages, and leads there to the whole page', async () => {
    const { alternates, facts } = await open('https://vendor.example/list?page=2');
    expect(alternates).toEqual({});
    expect(facts.counterparts.en).toBe('https://en.vendor.example/list');
    expect(Object.keys((await open('https://vendor.example/list?utm_source=x')).alternates)).toHaveLength(3);
  });

  it('says its layout, its theme and who may frame whom', async () => {
    const { page, policy } = await open('https://vendor.example/list');
    expect(page.querySelector('main')?.id).toBe('plain');
    expect(page.documentElement.dataset.theme).toBe('dark');
    expect(page.querySelector('[name="theme-color"]')?.getAttribute('content')).toBe('#0f1b2d');
    expect(policy).toContain('; frame-src https://live.example; ');
    expect(policy).toContain("; frame-ancestors 'self' https://partner.example; ");
    const home = await open('https://vendor.example/');
    expect(home.page.documentElement.dataset.theme).toBeUndefined();
    expect(home.policy).not.toContain('frame-src');
  });
});
