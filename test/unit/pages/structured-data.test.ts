import { describe, expect, it } from 'vitest';
import { addresses } from '../../../contract/addresses.ts';
import type { Call } from '../../../contract/calls.ts';
import { eventHead } from '../../../pages/event/event.head.ts';
import type { HeadContext } from '../../../pages/page-route.ts';
import {
  createBreadcrumbs,
  createItemList,
  createOrganization,
  createVideos,
  joinNodes,
} from '../../../pages/structured-data.ts';
import { sites } from '../widgets/show-widget.tsx';

const origin = 'https://en.vendor.example';
const call = (async (name: string, { body }: { body: { site: { id: number } } }) => {
  if (name !== 'POST /topNavigation/list') throw new Error(`The test has no answer for ${name}.`);
  return [
    { id: 1, displayName: body.site.id === 1 ? '产品' : 'Products', navigationName: 'P', pageAddress: '/product' },
  ];
}) as unknown as Call;
const context = { call, site: sites.en, origin };

const steps = ({ itemListElement }: { itemListElement?: unknown }) =>
  (itemListElement as { position: number; name: string; item: string }[]).map(
    ({ position, name, item }) => `${position} ${name} ${item}`,
  );

/** What machines read of an event on its page. */
async function tellOf(event: object) {
  const answer = async (name: string, input: { body: { site: { id: number } } }) =>
    name === 'GET /activity/:id' ? event : call(name as 'POST /topNavigation/list', input);
  const route = { path: '/activity/7', params: { id: '7' } };
  const site = { ...sites.en, timeZone: 'UTC' };
  const head = await eventHead({ ...context, call: answer, route, site } as unknown as HeadContext);
  return JSON.parse(JSON.stringify(head.structuredData?.['@graph'].at(-1)));
}

describe("a page's breadcrumbs", () => {
  it('lead from the home page over the section, by its name in the menu, to the page itself', async () => {
    const trail = await createBreadcrumbs(context, addresses.products, { name: 'Ledger', address: '/product/3' });
    expect(trail['@type']).toBe('BreadcrumbList');
    expect(steps(trail)).toEqual([
      '1 Home https://en.vendor.example/',
      '2 Products https://en.vendor.example/product',
      '3 Ledger https://en.vendor.example/product/3',
    ]);
  });

  it("speak the site's language", async () => {
    const trail = await createBreadcrumbs({ ...context, site: sites.cn }, addresses.products);
    expect(steps(trail).map((step) => step.split(' ')[1])).toEqual(['首页', '产品']);
  });

  it('leave out a section that the menu does not list', async () => {
    const trail = await createBreadcrumbs(context, addresses.cases, { name: 'Harrow', address: '/case-detail/9' });
    expect(steps(trail).map((step) => step.split(' ')[1])).toEqual(['Home', 'Harrow']);
  });
});

describe("a page's structured data", () => {
  it('has a list of entries in its order, by their absolute addresses', () => {
    const list = createItemList({ origin }, [
      { name: 'Ledger', address: '/product/3' },
      { name: 'Payroll', address: '/product/1' },
    ]);
    expect(list).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: 'Ledger', url: `${origin}/product/3` },
        { position: 2, name: 'Payroll', url: `${origin}/product/1` },
      ],
    });
  });

  it('holds all nodes in one graph', () => {
    const organization = createOrganization({ site: sites.en, origin });
    expect(joinNodes(organization, { '@type': 'WebSite' })).toEqual({
      '@graph': [expect.objectContaining({ '@id': `${origin}/#organization` }), { '@type': 'WebSite' }],
    });
  });
});

const film = { url: '/files/visit.mp4', type: 'video' as const };
const cover = { files: [{ url: '/files/visit.webp', type: 'image' as const }] };

describe("a page's films", () => {
  it('are of the day that they name, else of that of the page', () => {
    const films = { files: [film, { ...film, createdAt: '2026-01-02T00:00:00.000Z' }] };
    const videos = createVideos(context, { name: 'A visit', cover, films, createdAt: '2026-03-01' });
    expect(videos.map(({ uploadDate }) => uploadDate)).toEqual(['2026-03-01', '2026-01-02T00:00:00.000Z']);
  });

  it('are not told of without a day or without a picture', () => {
    const films = { files: [film] };
    expect(createVideos(context, { name: 'A visit', cover, films })).toEqual([]);
    expect(createVideos(context, { name: 'A visit', films, createdAt: '2026-03-01' })).toEqual([]);
  });

  it('are recordings of an event that is over, of its last day, and nothing of one that is ahead', async () => {
    const tell = async (day: string, changes: object = {}) => {
      const event = {
        ...changes,
        ...{ id: 7, activityName: 'Open day', coverMaterial: cover, videoMaterial: { files: [film] } },
        ...{ startDate: `${day}T00:00:00.000Z`, endDate: `${day}T23:59:59.999Z` },
      };
      return tellOf(event);
    };
    expect((await tell('2020-03-01')).subjectOf).toMatchObject([{ uploadDate: '2020-03-01' }]);
    expect(await tell('2999-03-01')).not.toHaveProperty('subjectOf');
    expect(await tell('2020-03-01', { eventStatus: 'CANCELLED' })).not.toHaveProperty('subjectOf');
  });
});

describe('an event', () => {
  it.each([
    [{ place: 'Hall 3' }, { '@type': 'Place', name: 'Hall 3', address: 'Hall 3' }],
    [{ place: 'Online' }, { '@type': 'VirtualLocation', url: `${origin}/activity/7` }],
    [{}, undefined],
  ])('is at the place that its page names, or at none: %j', async (named, location) => {
    const event = {
      ...{ id: 7, activityName: 'Open day', ...named },
      ...{ startDate: '2999-03-01T00:00:00.000Z', endDate: '2999-03-01T23:59:59.999Z' },
    };
    expect((await tellOf(event)).location).toEqual(location);
  });

  it.each([
    [undefined, 'EventScheduled', true],
    ['CANCELLED', 'EventCancelled', false],
    ['POSTPONED', 'EventPostponed', false],
  ])('whose status is %s is told of as that, with its days, and with a way to enrol only if held', async (...row) => {
    const [eventStatus, told, enrols] = row;
    const event = {
      ...{ id: 7, activityName: 'Open day', eventStatus, enrollStatus: 'OPEN', enrollTypeDict: 'FORM' },
      ...{ startDate: '2999-03-01T00:00:00.000Z', endDate: '2999-03-01T23:59:59.999Z' },
    };
    const node = await tellOf(event);
    expect(node).toMatchObject({ eventStatus: `https://schema.org/${told}`, startDate: '2999-03-01' });
    expect('offers' in node).toBe(enrols);
  });
});
