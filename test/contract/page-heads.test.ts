import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Address, addresses } from '../../contract/addresses.ts';
import { createPathReader, toPath } from '../../contract/paths.ts';
import { findAddressedType, findPagedType } from '../../server/content/type-of-address.ts';
import { siteOrigin } from '../../server/http/site-of-request.ts';
import { runApp, type TestApp } from './support/run-app.ts';
import { sitePages } from './support/site-pages.ts';

/** Pages of the menu and those of their entries: what they stand below, and what they say that they are about. */
const rows: readonly { address: Address; section?: Address; within?: Address; about: string | readonly string[] }[] = [
  { address: addresses.products, about: 'ItemList' },
  { address: addresses.productCategory, section: addresses.products, about: 'CollectionPage' },
  {
    address: addresses.product,
    section: addresses.products,
    within: addresses.productCategory,
    about: 'Product',
  },
  { address: addresses.cases, about: 'ItemList' },
  { address: addresses.case, section: addresses.cases, about: 'Article' },
  { address: addresses.events, about: 'ItemList' },
  { address: addresses.media, about: 'ItemList' },
  { address: addresses.mediaResource, section: addresses.media, about: 'VideoObject' },
  { address: addresses.solutions, about: 'ItemList' },
  { address: addresses.solution, section: addresses.solutions, about: 'Service' },
  { address: addresses.publications, about: 'ItemList' },
  { address: addresses.publication, section: addresses.publications, about: ['PublicationIssue', 'Report'] },
  { address: addresses.event, section: addresses.events, about: 'Event' },
  { address: addresses.aboutUs, about: 'AboutPage' },
  { address: addresses.news, section: addresses.aboutUs, about: 'ItemList' },
  { address: addresses.article, section: addresses.aboutUs, within: addresses.news, about: 'Article' },
  { address: addresses.services, about: 'FAQPage' },
  { address: addresses.joinUs, about: 'FAQPage' },
  { address: addresses.supplierPortal, about: 'ItemList' },
  { address: addresses.purchaser, section: addresses.supplierPortal, about: 'Service' },
  { address: addresses.supplier, section: addresses.supplierPortal, about: 'Service' },
  { address: addresses.ai, about: 'WebPage' },
  { address: addresses.aiPage, about: 'WebPage' },
  { address: addresses.privacy, about: 'WebPage' },
];

const publicOrigin = 'https://vendor.example';
const marks = ['cn', 'en'] as const;
type Mark = (typeof marks)[number];

let app: TestApp;
beforeAll(async () => {
  app = await runApp({ CONTENT_DIR: 'examples/content', PUBLIC_ORIGIN: publicOrigin }, sitePages);
});
afterAll(() => app.stop());

const originOf = (mark: Mark) => siteOrigin({ mark }, publicOrigin);

function siteOf(mark: Mark) {
  const site = app.content.siteOf(mark);
  if (!site) throw new Error(`There is no site ${mark}.`);
  return site;
}

/** Every path of an address in a site. */
function listPaths(address: Address, mark: Mark): string[] {
  const addressed = findAddressedType(address);
  if (addressed) {
    const read = createPathReader(address);
    return app.content
      .list(addressed, siteOf(mark).id)
      .map(({ value }) => value.pageAddress)
      .filter((path) => read(path));
  }
  const type = findPagedType(address);
  return type ? app.content.list(type, siteOf(mark).id).map(({ id }) => toPath(address, id)) : [address];
}

interface Node {
  '@type': string;
  name?: string;
  subjectOf?: Node[];
  itemListElement?: { position: number; name: string; item?: string; url?: string }[];
}

async function readPage(mark: Mark, path: string) {
  const answer = await app.get(`/${mark}${path}`);
  const html = await answer.text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, first = '', second = '']) => [first, second]);
  const [[data = '{}'] = []] = all(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return {
    status: answer.status,
    title: all(/<title>([^<]*)/g)[0]?.[0] ?? '',
    description: all(/<meta name="description" content="([^"]*)"/g)[0]?.[0],
    siteName: all(/<meta property="og:site_name" content="([^"]*)"/g)[0]?.[0],
    canonical: all(/<link rel="canonical" href="([^"]*)"/g)[0]?.[0],
    alternates: Object.fromEntries(all(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)),
    hidden: html.includes('<meta name="robots" content="noindex">'),
    headings: all(/<(h1)[ >]/g).length,
    graph: ((JSON.parse(data) as { '@graph'?: Node[] })['@graph'] ?? []) as Node[],
  };
}

describe.each(rows)('the head of $address', ({ address, section, within, about }) => {
  it.each(marks)('says what each page of the site %s is, by a title of its own', async (mark) => {
    const paths = listPaths(address, mark);
    expect(paths.length).toBeGreaterThan(0);
    const titles = new Set<string>();
    for (const path of paths) {
      const { status, title, description, canonical, hidden, headings } = await readPage(mark, path);
      expect([path, status, headings, hidden]).toEqual([path, 200, 1, false]);
      expect(title).toMatch(new RegExp(`^.+ · ${siteOf(mark).name}$`));
      expect([path, description]).toEqual([path, expect.stringMatching(/\S/)]);
      expect(canonical).toBe(originOf(mark) + path);
      titles.add(title);
    }
    expect(titles.size).toBe(paths.length);
  });

  it('names the same page in the other language, which names it in turn', async () => {
    for (const mark of marks)
      for (const path of listPaths(address, mark)) {
        const { alternates } = await readPage(mark, path);
        expect(Object.keys(alternates).sort()).toEqual(['en', 'x-default', 'zh-CN']);
        expect(alternates[siteOf(mark).lang]).toBe(originOf(mark) + path);
        const other = mark === 'cn' ? 'en' : 'cn';
        const [, there = ''] = (alternates[siteOf(other).lang] ?? '').split(originOf(other));
        expect((await readPage(other, there)).alternates).toEqual(alternates);
      }
  });

  it('says where it stands and what it is about, to machines', async () => {
    for (const mark of marks)
      for (const path of listPaths(address, mark)) {
        const { graph } = await readPage(mark, path);
        const trail = graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
        const steps = ['/', section, within && trail.at(-2)?.item?.replace(originOf(mark), ''), path];
        expect(trail.map(({ position, item }) => [position, item])).toEqual(
          steps.filter((step) => step !== undefined).map((step, index) => [index + 1, originOf(mark) + step]),
        );
        if (within) expect(listPaths(within, mark)).toContain(steps[2]);
        expect(trail.every(({ name }) => name.trim() !== '')).toBe(true);
        const types = graph.map((node) => node['@type']);
        expect([path, types, types.some((type) => about.includes(type))]).toEqual([path, types, true]);
      }
  });
});

it('an event abroad is told of by the clock of its own place', async () => {
  for (const mark of marks) {
    const event = app.content.findSlug('activity', siteOf(mark).id, 'london-evening');
    const { graph } = await readPage(mark, toPath(addresses.event, event?.id ?? 0));
    const { startDate, endDate } = graph.find((node) => node['@type'] === 'Event') as unknown as Record<string, string>;
    const [start = '', end = ''] = [startDate, endDate];
    expect([start.slice(11, 16), end.slice(11, 16)]).toEqual(['18:00', '20:30']);
    const summer = new Date(start).getTime() === Date.parse(`${start.slice(0, 10)}T17:00Z`);
    expect(start.slice(19)).toBe(summer ? '+01:00' : '+00:00');
  }
});

it('a product is told of as what it is and what it does, and as nothing that wants a price or a rating', async () => {
  for (const mark of marks)
    for (const { id, value } of app.content.list('product', siteOf(mark).id)) {
      const { graph } = await readPage(mark, toPath(addresses.product, id));
      expect(graph.map((node) => node['@type'])).toEqual(['BreadcrumbList', 'Product']);
      const functions = value.coreFunctions?.map((group) => group.functionList.map(({ title }) => title));
      const told = graph[1] as unknown as { additionalProperty?: { name: string; value: string[] }[] };
      expect(told.additionalProperty?.map((property) => property.value)).toEqual(functions);
      expect(told).not.toHaveProperty('offers');
    }
});

const filmed = { activity: addresses.event, example: addresses.case };
describe.each(['activity', 'example'] as const)('the films of each page of the type %s', (type) => {
  it.each(marks)(
    'are told of in %s with a name, a picture and a day, where no form stands before them',
    async (mark) => {
      const entries = app.content.list(type, siteOf(mark).id).filter(({ value }) => value.videoMaterial !== undefined);
      expect(entries.length).toBeGreaterThan(0);
      for (const { id, value } of entries) {
        const { graph } = await readPage(mark, toPath(filmed[type], id));
        const films = graph.flatMap((node) => [node, ...(node.subjectOf ?? [])]);
        expect(films.filter((node) => node['@type'] === 'VideoObject')).toEqual(
          value.videoMaterial?.files.map(({ url }) =>
            expect.objectContaining({
              name: expect.stringMatching(/\S/),
              thumbnailUrl: expect.stringContaining(`${originOf(mark)}/files/`),
              uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
              contentUrl: originOf(mark) + url,
            }),
          ),
        );
      }
    },
  );
});

it.each(marks)('the site %s has one name, for search engines and for those who share its home page', async (mark) => {
  const { graph, siteName } = await readPage(mark, addresses.home);
  const { name } = siteOf(mark);
  expect([graph.find((node) => node['@type'] === 'WebSite')?.name, siteName]).toEqual([name, name]);
});

const numbered = [addresses.events, addresses.media, addresses.publications, addresses.news];
describe.each(numbered)('the numbered list at %s', (address) => {
  it.each(marks)('has a head of its own on each page of %s: number, address and entries', async (mark) => {
    const [first, second] = await Promise.all([readPage(mark, address), readPage(mark, `${address}?pageNo=2`)]);
    expect(second.canonical).toBe(`${originOf(mark)}${address}?pageNo=2`);
    expect(second.title).toContain(mark === 'cn' ? ' · 第2页 · ' : ' · Page 2 · ');
    expect(second.title.replace(/ · (第2页|Page 2)/, '')).toBe(first.title);
    const [before, after] = [first, second].map(listEntries);
    expect(before?.length).toBeGreaterThan(0);
    expect(after?.length).toBeGreaterThan(0);
    expect(after?.some((url) => before?.includes(url))).toBe(false);
  });

  it('is the first page to search engines where there is no such page', async () => {
    const first = await readPage('en', address);
    for (const pageNo of ['999', '02', 'two']) {
      const { canonical, title, graph } = await readPage('en', `${address}?pageNo=${pageNo}`);
      expect([canonical, title, graph]).toEqual([first.canonical, first.title, first.graph]);
    }
  });
});

it.each([addresses.events, addresses.media])(
  'a narrowed view of %s is the whole list to search engines',
  async (address) => {
    const whole = await readPage('en', address);
    const { canonical, title, graph, alternates } = await readPage('en', `${address}?keyword=a&pageNo=2`);
    expect([canonical, title, graph]).toEqual([whole.canonical, whole.title, whole.graph]);
    expect(alternates).toEqual({});
  },
);

const listEntries = ({ graph }: { graph: readonly Node[] }) =>
  graph.find((node) => node['@type'] === 'ItemList')?.itemListElement?.map(({ url }) => url) ?? [];

describe.each(rows.filter(({ address }) => address.includes(':id')))('an address like $address', ({ address }) => {
  it.each(marks)('is a page that is not there, where no entry of %s has the id', async (mark) => {
    for (const path of [toPath(address, 987654321), `${toPath(address, 1)}x`]) {
      const { status, hidden, graph } = await readPage(mark, path);
      expect([path, status, hidden, graph]).toEqual([path, 404, true, []]);
    }
  });

  it.each(marks)('is none of %s by the id that the entry has in the other language', async (mark) => {
    const [theirs = ''] = listPaths(address, mark === 'cn' ? 'en' : 'cn');
    expect([theirs, (await readPage(mark, theirs)).status]).toEqual([theirs, 404]);
  });
});
