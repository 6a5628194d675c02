// @vitest-environment happy-dom
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../../contract/calls.ts';
import { CallError } from '../../../contract/unwrap.ts';
import type { Content } from '../../../server/content/content.ts';
import { findSite } from '../../../server/http/site-of-request.ts';
import { createPageRenderer, type PageRenderer } from '../../../server/render/page-renderer.ts';
import { sites } from './support/page.ts';
import { createWidget } from './support/widgets.ts';

const publicOrigin = 'https://vendor.example';
const onFailure = vi.fn();
let folder: string;
let renderer: PageRenderer;

/** The English form 4001 is the counterpart of form 1; form 2 has none. */
const counterparts: Record<string, number> = { '1 1': 1, '1 2': 4001, '4001 1': 1, '4001 2': 4001, '2 1': 2 };
const content = {
  sites: Object.values(sites),
  counterpart: (_type: string, id: number, siteId: number) => {
    const found = counterparts[`${id} ${siteId}`];
    return found && { value: { id: found } };
  },
} as unknown as Content;

const call = (async (name: string, { params }: { params: { id: number } }) => {
  if (name === 'GET /site/:id/dictionary') return {};
  if (params.id < 9000) return { id: params.id, name: `Form ${params.id}` };
  throw new CallError(404, `there is no form ${params.id}`);
}) as unknown as Call;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  const pages = {
    'home.html': '<a href="#main">{{skip}}</a><main><vt-news></vt-news><vt-broken></vt-broken></main>',
    'form.html': '<main><p id="asked">{{id}}</p><vt-path></vt-path></main>',
    'not-found.html': '<main>Oops. <vt-path></vt-path></main>',
    'page.css': 'body { margin: 0 }',
  };
  for (const [name, text] of Object.entries(pages)) await writeFile(path.join(folder, name), text);
  const widgets = [
    createWidget('news'),
    createWidget('broken', undefined, { load: () => Promise.reject(new Error('no data')) }),
    createWidget('path', ({ route }) => createElement('i', null, route.path)),
  ];
  renderer = await createPageRenderer({
    content,
    call,
    previewCall: () => call,
    publicOrigin,
    folder,
    widgets: new Map(widgets.map((each) => [each.name, each])),
    onFailure,
  });
});
afterAll(() => rm(folder, { recursive: true }));

async function open(address: string) {
  const { host, pathname } = new URL(address);
  const asked = findSite(content.sites, publicOrigin, { host, path: pathname, storedMark: undefined });
  const rendered = await renderer.render(asked);
  const page = new DOMParser().parseFromString(rendered.html, 'text/html');
  const links = [...page.querySelectorAll('[rel="alternate"]')];
  return {
    ...rendered,
    page,
    alternates: Object.fromEntries(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])),
    canonical: page.querySelector('[rel="canonical"]')?.getAttribute('href'),
    facts: JSON.parse(page.getElementById('vt-page')?.textContent ?? ''),
  };
}

describe('a page', () => {
  it('is its host page with the widgets filled in, in the words of its site', async () => {
    const { page, status } = await open('https://en.vendor.example/');
    expect(status).toBe(200);
    expect(page.querySelector('main vt-news p')?.textContent).toBe('data of news');
    expect(page.querySelector('a')?.textContent).toBe('Skip to content');
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
