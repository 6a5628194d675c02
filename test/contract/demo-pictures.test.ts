import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TypeName } from '../../server/content/types.ts';
import { runApp, type TestApp } from './support/run-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await runApp({ CONTENT_DIR: path.resolve('examples/content') });
});
afterAll(() => app.stop());

/** Signs of who or what is spoken of may come again; a picture may not. */
const signs = new Set(['avatar', 'customerLogo', 'proLogo', 'logo', 'iconUrl', 'indusIcon']);
/** One banner in the widths of two screens. */
const banner = new Set(['pcResource', 'mobileResource', 'bannerUrl']);
/** Answers carry these two under both of their names. */
const secondNames = new Set(['applicationScenarios', 'blueprints']);
const pictureAddress = /\/files\/(pictures\/[\w.-]+)/g;

const namesIn = (value: unknown) =>
  [...JSON.stringify(value ?? '').matchAll(pictureAddress)].map(([, name]) => name ?? '');

/** The pictures of a page's data, each with every place that it has there, such as `businessValues.0.resourceUrl`. */
function placesOf(value: unknown, place: string, found = new Map<string, string[]>()): Map<string, string[]> {
  const add = (name: string, where: string) => found.set(name, [...(found.get(name) ?? []), where]);
  // In rich text one picture has an address for each of its widths.
  if (typeof value === 'string')
    for (const part of value.split('<img')) for (const name of new Set(namesIn(part))) add(name, place);
  if (typeof value !== 'object' || value === null) return found;
  const fields = Object.entries(value).filter(([key]) => !signs.has(key) && !secondNames.has(key));
  for (const name of new Set(fields.filter(([key]) => banner.has(key)).flatMap(([, item]) => namesIn(item))))
    add(name, `${place}.pcResource`);
  for (const [key, item] of fields) if (!banner.has(key)) placesOf(item, `${place}.${key}`, found);
  return found;
}

const twice = (page: unknown, address: string) =>
  [...placesOf(page, address)].flatMap(([name, places]) =>
    places.length > 1 ? [`${name} stands twice: ${places.join(', ')}`] : [],
  );

async function ask(address: string, body?: object): Promise<unknown> {
  const where = `/api/internal${address}`;
  const response = body ? await app.post(where, body) : await app.get(where);
  expect([address, response.status]).toEqual([address, 200]);
  return ((await response.json()) as { data: unknown }).data;
}

const ids = (type: TypeName, site: number) => app.content.list(type, site).map(({ id }) => id);

describe.each([
  [1, 'cn', 'en'],
  [2, 'en', 'cn'],
] as const)('the pictures of the demo’s site %i', (site, mark, other) => {
  const inSite = { site: { id: site } };

  it('stand once on the home page', async () => {
    const groups = (await ask('/solution/list', inSite)) as { industry: unknown }[];
    const page = {
      modules: await ask('/homepage', { id: site }),
      industries: groups.map(({ industry }) => industry),
      cases: await ask('/example/list', inSite),
      // What is fixed stands before the newest and is left out there.
      news: ((await ask('/news/list', { ...inSite, pageNo: 1, pageSize: 12 })) as { data: unknown }).data,
    };
    expect(namesIn(page).length).toBeGreaterThan(30);
    expect(twice(page, mark)).toEqual([]);
  });

  it.each([
    ['products', '/product/list'],
    ['solutions', '/solution/list'],
    ['cases', '/example/list'],
    ['news', '/news/list'],
    ['events', '/activity/list'],
    ['media', '/multimedia/resource/list'],
    ['publications', '/corporate/publications/list'],
  ])('stand once in the list of %s', async (_, address) => {
    const list = (await ask(address, { ...inSite, pageNo: 1, pageSize: 100 })) as { data?: unknown[] } | unknown[];
    const items = Array.isArray(list) ? list : (list.data ?? []);
    // A group of solutions shows its industry and its solutions; its cases are linked by name.
    const shown = items.map((item) => ({ ...(item as object), examples: [] }));
    expect(namesIn(shown).length).toBeGreaterThan(4);
    expect(twice(shown, mark)).toEqual([]);
  });

  it.each([
    ['product', '/product/'],
    ['product-category', '/product-category/detail/'],
    ['solution', '/solution/'],
    ['example', '/example/'],
    ['activity', '/activity/'],
    ['news', '/news/'],
    ['publication', '/corporate/publications/'],
  ] as const)('stand once on the page of every %s', async (type, address) => {
    const pages = await Promise.all(
      ids(type, site).map(async (id) => twice(await ask(`${address}${id}`), `${mark}${address}${id}`)),
    );
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.flat()).toEqual([]);
  });

  it('speak the site’s language where they have words', () => {
    const entries = app.content.entries.filter(({ siteId }) => siteId === site);
    expect(namesIn(entries).filter((name) => name.endsWith(`.${mark}.webp`)).length).toBeGreaterThan(100);
    expect(namesIn(entries).filter((name) => name.endsWith(`.${other}.webp`))).toEqual([]);
  });

  it('are a case’s own, never its industry’s', () => {
    const ofIndustries = new Set(namesIn(app.content.list('industry', site).map(({ value }) => value)));
    const ofCases = app.content.list('example', site).map(({ value }) => namesIn(value));
    expect(ofIndustries.size).toBeGreaterThan(5);
    expect(ofCases.flat().filter((name) => ofIndustries.has(name))).toEqual([]);
    const own = ofCases.map((names) => names.filter((name) => !/logo/.test(name)));
    expect(new Set(own.flat()).size).toBe(own.flat().length);
  });

  it('give every speaker a monogram of their own', () => {
    const owners = new Map<string, Set<string>>();
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const { name, avatar } = value as { name?: string; avatar?: string };
      if (avatar) owners.set(avatar, (owners.get(avatar) ?? new Set()).add(name ?? ''));
      Object.values(value).forEach(visit);
    };
    for (const { value } of app.content.list('activity', site)) visit(value);
    expect(owners.size).toBeGreaterThan(8);
    expect([...owners].filter(([, names]) => names.size > 1).map(([file, names]) => [file, ...names])).toEqual([]);
    const people = [...owners.values()].flatMap((names) => [...names]);
    expect(new Set(people).size).toBe(people.length);
  });
});
