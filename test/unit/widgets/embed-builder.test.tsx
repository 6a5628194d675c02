import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EmbedOptions } from '../../../contract/entities/embed.ts';
import { widgets } from '../../../loader/widgets.ts';
import { describeWidgets } from '../../../server/app/describe-widgets.ts';
import definition from '../../../widgets/embed-builder/embed-builder.define.ts';
import { attributeNames, names, propertyNames, words } from '../../../widgets/embed-builder/names.text.ts';
import { readChoice, writeQuery } from '../../../widgets/embed-builder/read-choice.ts';
import { showWidget, sites, textsOf } from './show-widget.tsx';

/** What is a part of the site's own frame, or says nothing anywhere else. */
const notAlone = [
  'embed-builder',
  'embed-check',
  'footer',
  'form-sent',
  'header',
  'home',
  'not-found',
  'opener',
  'page-frame',
  'preview-bar',
];

let options: EmbedOptions;
beforeAll(async () => {
  const { mkdir, mkdtemp, writeFile } = await import('node:fs/promises');
  const { tmpdir } = await import('node:os');
  const folder = await mkdtemp(`${tmpdir()}/vitrine-embed-`);
  await writeFile(`${folder}/manifest.json`, JSON.stringify({ release: '0.1.0-1a2b3c4d', imports: {}, files: {} }));
  await mkdir(`${folder}/sealed`);
  for (const name of ['loader.js', 'sealed/loader.js']) await writeFile(`${folder}/${name}`, name);
  const forms = [
    { id: 1, name: 'Talk to us', room: { narrow: 1160, wide: 880 } },
    { id: 3, name: 'Paper', room: { narrow: 740, wide: 620 } },
  ];
  const origin = 'https://vendor.example';
  options = { origin, forms, ...(await describeWidgets(folder, origin)) };
});

const choose = (query: Record<string, string>) =>
  readChoice({ options, sites: Object.values(sites), mark: 'en' }, query);

test('every widget is offered under a name in both languages, but for what is the site’s own', () => {
  const all = Object.keys(widgets).filter((name) => !notAlone.includes(name));
  expect(Object.keys(names).sort()).toEqual(all.sort());
  expect(options.widgets.map(({ name }) => name).sort()).toEqual(all.sort());
});

test('every attribute that can be chosen has a name, and every word of it that the documentation has is a choice', () => {
  const docs = readFileSync('docs/embedding.md', 'utf8');
  for (const { name: widget, attributes } of options.widgets)
    for (const { name, kind, words: known = [], standard = '' } of attributes) {
      if (['mode', 'open'].includes(name)) continue;
      expect(Object.keys(attributeNames), `${widget} ${name}`).toContain(name);
      if (kind !== 'choice') continue;
      const row = docs.split('\n').find((line) => line.startsWith(`| \`vt-${widget}\` | \`${name}\` |`)) ?? '';
      const documented = new Set([...row.matchAll(/`([a-z]+)`/g)].slice(1).map(([, word = '']) => word));
      documented.delete(name);
      expect([...known].sort(), `${widget} ${name}`).toEqual([...documented].sort());
      expect(known).toContain(standard);
      for (const word of known) expect(Object.keys(words)).toContain(word);
    }
});

test('colours and corners are those that widgets are themed by, each with a name', () => {
  const docs = readFileSync('docs/embedding.md', 'utf8');
  const documented = [...docs.matchAll(/^\| `(--vt-[a-z-]+)` \| `(#[0-9a-f]+)` \| \w/gm)].map(
    ([, name, value]) => `${name} ${value}`,
  );
  const colors = options.properties.filter(({ kind }) => kind === 'color');
  expect(colors.map(({ name, standard }) => `${name} ${standard}`).sort()).toEqual(documented.sort());
  expect(options.properties.map(({ name }) => name).sort()).toEqual(Object.keys(propertyNames).sort());
});

describe('what was asked for', () => {
  test('is the site’s first form, standing in the page, where nothing was', () => {
    const { snippet, faults } = choose({});
    expect(faults).toEqual({});
    expect(snippet).toMatchObject({ widget: 'form', mode: 'inline', attributes: { 'form-id': '1' }, theme: {} });
    expect(snippet.href).toBe('https://vendor.example/en/form/1');
  });

  test('is what its keys say', () => {
    const { snippet, faults } = choose({
      ...{ widget: 'form', mode: 'link', 'form-id': '3', site: 'cn', label: 'Write', release: 'pinned' },
      'vt-accent': '#0A5C36',
    });
    expect(faults).toEqual({});
    expect(snippet).toMatchObject({
      ...{
        mode: 'link',
        label: 'Write',
        attributes: { 'form-id': '3', site: 'cn' },
        theme: { '--vt-accent': '#0A5C36' },
      },
      href: 'https://vendor.example/cn/form/3',
    });
    expect(snippet.loader.pinned?.name).toBe('0.1.0-1a2b3c4d');
  });

  test('is shown sooner in a page alone, and stays pinned where it opens over one, which is later', () => {
    const { snippet, ...early } = choose({ release: 'early', theme: 'dark' });
    expect(early).toMatchObject({ release: 'early', faults: {} });
    expect(snippet.early?.map((address) => address.replace(/.*\/v\/[^/]+\//, ''))).toEqual(
      ['kit', 'w/ask', 'w/ground', 'w/form.style', 'w/form', 'w/theme'].map((file) => `${file}.js`),
    );
    expect(choose({ release: 'pinned' }).snippet.early).toBeUndefined();
    const { release, releases, faults } = choose({ release: 'early', mode: 'button' });
    expect(releases).not.toContain('early');
    expect({ release, faults }).toEqual({ release: 'pinned', faults: {} });
  });

  test('is a form in test mode where that was asked for, with the room of its note, and not for any other word', () => {
    const { snippet, faults } = choose({ test: 'on' });
    expect(faults).toEqual({});
    expect(snippet.attributes).toEqual({ 'form-id': '1', test: '' });
    expect(snippet.room).toEqual({ narrow: '1250px', wide: '950px' });
    expect(choose({ test: '' }).snippet.attributes).toEqual({ 'form-id': '1' });
    expect(choose({ mode: 'exit', test: 'on' }).snippet).toMatchObject({ mode: 'exit', attributes: { test: '' } });
  });

  test('is for a page that is dark, or may be, where that was asked for', () => {
    expect(choose({ theme: 'light' }).snippet.attributes).toEqual({ 'form-id': '1' });
    expect(choose({ theme: 'dark' })).toMatchObject({ ground: 'dark', snippet: { attributes: { theme: 'dark' } } });
    expect(choose({ mode: 'button', theme: 'auto' }).snippet.attributes).toEqual({ 'form-id': '1', theme: 'auto' });
  });

  test('has a colour of paper written out where the ground is dark', () => {
    expect(choose({ 'vt-paper': '#fff' }).snippet.theme).toEqual({});
    expect(choose({ theme: 'dark', 'vt-paper': '#fff' }).snippet.theme).toEqual({ '--vt-paper': '#fff' });
  });

  test('opens over the page only what can', () => {
    expect(choose({ widget: 'event-list', mode: 'button' }).mode).toBe('inline');
    expect(choose({ widget: 'media-player', mode: 'button' }).mode).toBe('button');
    expect(choose({ mode: '__proto__' }).mode).toBe('inline');
  });

  test('opens by itself when it was told to, and where: what cannot be meant is said', () => {
    expect(choose({ mode: 'scroll' }).snippet).toMatchObject({ mode: 'scroll', after: 50 });
    expect(choose({ mode: 'time', after: '90' }).snippet.after).toBe(90);
    expect(choose({ mode: 'scroll', after: '101' })).toMatchObject({
      faults: { after: 'badAmount' },
      snippet: { after: 50 },
    });
    expect(choose({ mode: 'exit', after: '5' }).snippet.after).toBeUndefined();
    expect(choose({ mode: 'exit', place: 'slide-in' }).snippet.attributes.mode).toBe('slide-in');
    expect(choose({ mode: 'button', place: 'ceiling' }).faults).toEqual({ place: 'badChoice' });
    expect(choose({ mode: 'inline', place: 'slide-in' }).snippet.attributes.mode).toBeUndefined();
    expect(choose({ widget: 'media-player', mode: 'button', place: 'slide-in' }).places).toEqual(['modal']);
  });

  test.each([
    ['widget', { widget: 'foo' }, 'unknownWidget'],
    ['site', { site: 'fr' }, 'unknownSite'],
    ['theme', { theme: 'body' }, 'badChoice'],
    ['form-id', { 'form-id': '99' }, 'unknownForm'],
    ['page-size', { widget: 'event-list', 'page-size': 'ten' }, 'badNumber'],
    ['view', { widget: 'event-list', view: 'tiles' }, 'badChoice'],
    ['prefill', { prefill: '[1]' }, 'badValues'],
    ['product-id', { widget: 'product-hero' }, 'noId'],
    ['address', { widget: 'banner', address: ' ' }, 'noAddress'],
    ['address', { widget: 'text-page', address: 'privacy' }, 'badAddress'],
    ['unlock', { unlock: 'publicaton/12' }, 'badUnlock'],
    ['source', { source: 'product/3' }, 'badAddress'],
    ['release', { release: 'banana' }, 'badChoice'],
    ['mode', { mode: 'banana' }, 'badChoice'],
    ['videos', { widget: 'media-player' }, 'noFilm'],
    ['videos', { widget: 'media-player', videos: 'javascript:alert(1)' }, 'badFilm'],
    ['vt-accent', { 'vt-accent': 'red;} body{display:none' }, 'badColor'],
    ['vt-radius', { 'vt-radius': '4 px' }, 'badLength'],
  ])('names what is wrong with its %s', (key, query, fault) => {
    const { faults, snippet } = choose(query as Record<string, string>);
    expect(faults).toEqual({ [key]: fault });
    expect(JSON.stringify([snippet.attributes, snippet.theme])).not.toMatch(/99|ten|tiles|javascript|body|4 px/);
  });

  test('needs one of the attributes that tell what is shown', () => {
    expect(choose({ widget: 'banner', heading: 'NEWS' }).faults).toEqual({});
  });

  test('has its room kept free, where that is known before it comes', () => {
    expect(choose({ 'form-id': '3' }).snippet.room).toEqual({ narrow: '740px', wide: '620px' });
    const { room } = choose({ widget: 'event-list', 'page-size': '3' }).snippet;
    expect(room).toEqual({ narrow: 'min(100vh, 1000px)', wide: 'min(100vh, 903px)' });
    expect(choose({ widget: 'media-player' }).snippet.room).toEqual({ shape: '16 / 9' });
    expect(choose({ widget: 'actions' }).snippet.room).toBeUndefined();
  });

  test('stands in an address without what goes without saying', () => {
    expect(writeQuery({ widget: 'form', mode: 'inline', 'form-id': '1', label: '', site: '' }, options, 'en')).toBe('');
    expect(writeQuery({ widget: 'form', mode: 'button', 'form-id': '3', label: 'A b' }, options, 'en')).toBe(
      '?mode=button&form-id=3&label=A+b',
    );
  });
});

describe('its page', () => {
  const show = (mark: 'cn' | 'en', query: Record<string, string> = {}) =>
    showWidget(definition, {
      mark,
      answers: { 'GET /embed/:siteId': options },
      page: { route: { path: '/embed', params: {}, query, base: '', host: 'localhost' } },
    });

  test('has the code of what its address asks for without a script', async () => {
    const page = await show('cn', { widget: 'event-list', 'page-size': '6' });
    expect(textsOf(page, 'h1')).toEqual(['把内容放到您的页面上']);
    expect(textsOf(page, 'pre')[0]).toContain('<vt-event-list page-size="6"></vt-event-list>');
    expect(page.querySelector('select[name=widget] option[selected]')?.textContent).toBe('活动列表');
    expect(textsOf(page, 'form [type=submit]')).toEqual(['生成代码']);
  });

  test('says what is wrong beside the field, which names it as its description', async () => {
    const page = await show('en', { 'vt-accent': 'red' });
    const field = page.querySelector('[name=vt-accent]');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    const note = page.querySelector(`[id="${field?.getAttribute('aria-describedby')}"]`);
    expect(note?.textContent).toContain('“red” is no color');
    expect(field?.closest('details')?.hasAttribute('open')).toBe(true);
  });
});
