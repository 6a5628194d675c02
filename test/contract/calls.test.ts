import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '../../contract/calls.ts';
import type { Product } from '../../contract/entities/product.ts';
import { envelopeOf } from '../../contract/schemas/envelope.ts';
import { calls, type TypeCallName } from '../../server/calls/call-table.ts';
import { typeNames, typeRow } from '../../server/content/types.ts';
import { createLead } from './support/lead.ts';
import { runApp, type TestApp } from './support/run-app.ts';

interface Sample {
  path: string;
  body?: unknown;
}

const inSite = (site: number) => ({ site: { id: site } });

/**
 * One request for each call that is written out, and for some that follow from a type's row; `id` is that of the site's
 * entries, which the fixture counts from 1 and from 1001.
 */
type CreateSample = (site: number, id: number) => Sample;
const samples: Record<Exclude<CallName, TypeCallName>, CreateSample> & Partial<Record<TypeCallName, CreateSample>> = {
  'GET /site/list': () => ({ path: '/site/list' }),
  'GET /site/:id': (site) => ({ path: `/site/${site}` }),
  'GET /site/:id/dictionary': (site) => ({ path: `/site/${site}/dictionary` }),
  'GET /form/:id': (site) => ({ path: `/form/1?site=${site}` }),
  'POST /form': (site) => ({
    path: '/form',
    body:
      site === 1
        ? createLead()
        : createLead({
            site: { id: 2 },
            form: { id: 4001 },
            fieldValues: [
              { formFieldBO: { id: 400101 }, value: 'Ann' },
              { formFieldBO: { id: 400102 }, value: '+44 20 7946 0000' },
            ],
          }),
  }),
  'POST /unlock': (site) => ({
    path: '/unlock',
    body: { ...inSite(site), form: { id: site === 1 ? 1 : 4001 }, pass: 'x' },
  }),
  'POST /topNavigation/list': (site) => ({ path: '/topNavigation/list', body: inSite(site) }),
  'POST /topheader': (site) => ({ path: '/topheader', body: { id: site } }),
  'POST /bottomNavigation/list': (site) => ({ path: '/bottomNavigation/list', body: inSite(site) }),
  'POST /homepage': (site) => ({ path: '/homepage', body: { id: site } }),
  'POST /enterprise/advantage/list': (site) => ({ path: '/enterprise/advantage/list', body: { id: site } }),
  'POST /get/title/by/type': (site) => ({
    path: '/get/title/by/type',
    body: { ...inSite(site), type: 'BRAND_ACTIVITIES' },
  }),
  'POST /product/list': (site) => ({ path: '/product/list', body: inSite(site) }),
  'GET /product/:id': (_, id) => ({ path: `/product/${id}` }),
  'GET /product-category/detail/:id': (_, id) => ({ path: `/product-category/detail/${id}` }),
  'POST /industry/list': (site) => ({ path: '/industry/list', body: inSite(site) }),
  'POST /solution/list': (site) => ({ path: '/solution/list', body: inSite(site) }),
  'GET /solution/:id': (_, id) => ({ path: `/solution/${id}` }),
  'POST /example/list': (site) => ({ path: '/example/list', body: inSite(site) }),
  'GET /example/:id': (_, id) => ({ path: `/example/${id}` }),
  'POST /introduce': (site) => ({ path: '/introduce', body: inSite(site) }),
  'GET /introduce/:id': (_, id) => ({ path: `/introduce/${id}` }),
  'POST /news/list': (site) => ({ path: '/news/list', body: { ...inSite(site), pageNo: 1, pageSize: 2 } }),
  'GET /fixed/news/list/:siteId': (site) => ({ path: `/fixed/news/list/${site}` }),
  'GET /news/:id': (_, id) => ({ path: `/news/${id}` }),
  'POST /activity/list': (site) => ({ path: '/activity/list', body: inSite(site) }),
  'GET /activity/:id': (_, id) => ({ path: `/activity/${id}` }),
  'GET /activity/place/list/:siteId': (site) => ({ path: `/activity/place/list/${site}` }),
  'GET /activity/type/list/:siteId': (site) => ({ path: `/activity/type/list/${site}` }),
  'GET /fixed/activity/list/:siteId': (site) => ({ path: `/fixed/activity/list/${site}` }),
  'POST /multimedia/resource/list': (site) => ({ path: '/multimedia/resource/list', body: inSite(site) }),
  'GET /multimedia/resource/:id': (_, id) => ({ path: `/multimedia/resource/${id}` }),
  'GET /multimedia/resource/carousel/list/:siteId': (site) => ({ path: `/multimedia/resource/carousel/list/${site}` }),
  'GET /multimedia/resource/type/list/:siteId': (site) => ({ path: `/multimedia/resource/type/list/${site}` }),
  'POST /corporate/publications/list': (site) => ({ path: '/corporate/publications/list', body: inSite(site) }),
  'GET /corporate/publications/:id': (_, id) => ({ path: `/corporate/publications/${id + 1}` }),
  'POST /serviceAndSupport': (site) => ({ path: '/serviceAndSupport', body: inSite(site) }),
  'GET /serviceAndSupport/:id': (_, id) => ({ path: `/serviceAndSupport/${id}` }),
  'POST /joinUs': (site) => ({ path: '/joinUs', body: inSite(site) }),
  'GET /joinUs/:id': (_, id) => ({ path: `/joinUs/${id}` }),
  'POST /staticPage': (site) => ({ path: '/staticPage', body: { ...inSite(site), pageAddress: '/ai' } }),
  'POST /landingPage': (site) => ({ path: '/landingPage', body: { ...inSite(site), pageAddress: '/go1688' } }),
  'POST /supplierPortal': (site) => ({ path: '/supplierPortal', body: inSite(site) }),
  'POST /search/list': (site) => ({ path: '/search/list', body: { ...inSite(site), q: site === 1 ? '新闻' : 'news' } }),
  'GET /search/suggestion/list/:siteId': (site) => ({ path: `/search/suggestion/list/${site}?q=a` }),
  'GET /widget/:name': (site) => ({ path: `/widget/form?sites=${site}&form-id=${site === 1 ? 1 : 4001}` }),
  'GET /embed/:siteId': (site) => ({ path: `/embed/${site}` }),
  'POST /embed/check': (site) => ({
    path: '/embed/check',
    body: { ...inSite(site), headers: "Content-Security-Policy: default-src 'self'", html: '<vt-form></vt-form>' },
  }),
  'POST /textPage': (site) => ({ path: '/textPage', body: { ...inSite(site), pageAddress: '/privacy' } }),
};

let app: TestApp;
beforeAll(async () => {
  app = await runApp();
});
afterAll(() => app.stop());

async function ask({ path, body }: Sample): Promise<{ status: number; data: unknown; response: Response }> {
  const response =
    body === undefined ? await app.get(`/api/internal${path}`) : await app.post(`/api/internal${path}`, body);
  const { data } = (await response.json()) as { data: unknown };
  return { status: response.status, data, response };
}

describe.each([
  { mark: 'cn', site: 1, id: 1 },
  { mark: 'en', site: 2, id: 1001 },
])('in $mark', ({ site, id }) => {
  it.each(Object.entries(samples))('%s answers as its schema says', async (name, create) => {
    const { path, body } = create(site, id);
    const response =
      body === undefined ? await app.get(`/api/internal${path}`) : await app.post(`/api/internal${path}`, body);
    expect(response.status).toBe(200);
    envelopeOf(calls[name as CallName].answer).parse(await response.json());
  });
});

describe('a list', () => {
  it('has the newest first, page by page, and tells how many there are', async () => {
    const first = await ask({ path: '/news/list', body: { site: { id: 1 }, pageSize: 2 } });
    const second = await ask({ path: '/news/list', body: { site: { id: 1 }, pageSize: 2, pageNo: 2 } });
    expect(first.data).toMatchObject({ total: 3, data: [{ title: '新闻甲' }, { title: '新闻乙' }] });
    expect(second.data).toMatchObject({ total: 3, data: [{ title: '新闻丙' }] });
  });

  it('finds events by a day that they overlap', async () => {
    const within = async (startDate: string, endDate: string) =>
      (await ask({ path: '/activity/list', body: { site: { id: 1 }, activity: { startDate, endDate } } })).data;
    expect(await within('2026-03-02T00:00:00+08:00', '2026-03-02T23:59:59+08:00')).toMatchObject({ total: 1 });
    expect(await within('2026-03-03T00:00:00+08:00', '2026-03-03T23:59:59+08:00')).toMatchObject({ total: 0 });
  });

  it('finds events by place, by type and by words of either width and case', async () => {
    const find = async (activity: object) =>
      (await ask({ path: '/activity/list', body: { site: { id: 1 }, activity } })).data;
    expect(await find({ places: ['上海'] })).toMatchObject({ total: 1, data: [{ activityName: '产业峰会' }] });
    expect(await find({ activityTypes: ['研讨会'] })).toMatchObject({
      total: 1,
      data: [{ activityName: 'ＡＩ研讨会' }],
    });
    expect(await find({ activityName: 'ai 研讨' })).toMatchObject({ total: 1 });
    expect(await find({ activityName: '没有这个' })).toMatchObject({ total: 0, data: [] });
  });

  it('leaves out drafts and what is not yet published', async () => {
    const { data } = await ask({ path: '/news/list', body: { site: { id: 1 }, pageSize: 100 } });
    expect(JSON.stringify(data)).not.toMatch(/草稿|以后/);
    expect((await app.get('/api/internal/news/4')).status).toBe(404);
    expect((await app.get('/api/internal/news/5')).status).toBe(404);
  });

  it.each([
    ['/news/list', { keyword: 'x' }, 'keyword'],
    ['/activity/list', { activity: { place: '上海' } }, 'activity.place'],
    ['/activity/list', { multimediaResource: {} }, 'multimediaResource'],
    ['/multimedia/resource/list', { multimediaResource: { title: 'x' } }, 'multimediaResource.title'],
    ['/corporate/publications/list', { page: 2 }, 'page'],
    ['/example/list', { industry: 1 }, 'industry'],
    ['/home-module/list', { moduleType: 'NEWS' }, 'moduleType'],
    ['/media-resource/list', { multimediaResource: { title: 'x' } }, 'multimediaResource.title'],
  ])('%s refuses a filter that it does not know, by its name', async (path, filter, field) => {
    const response = await app.post(`/api/internal${path}`, { ...inSite(1), ...filter });
    expect(response.status).toBe(400);
    const answer = (await response.json()) as { message: string; data: { faults: { field: string }[] } };
    expect(answer.data.faults.map((fault) => fault.field)).toEqual([field]);
    expect(answer.message).toContain(`${field}: is not known here; what is taken is `);
  });

  it.each([
    ['/news/list', {}, 'site: is missing; it takes an object'],
    ['/news/list', [], 'body: takes an object, not an array'],
    ['/news/list', { site: { id: '1' } }, 'site.id: takes a number, not a string'],
    ['/news/list', { ...inSite(1), pageNo: 1.5 }, 'pageNo: takes a whole number'],
    ['/news/list', { ...inSite(1), pageNo: 0 }, 'pageNo: must be at least 1'],
    ['/news/list', { ...inSite(1), pageSize: 500 }, 'pageSize: must be at most 100'],
    [
      '/activity/list',
      { ...inSite(1), activity: { startDate: 'soon' } },
      'activity.startDate: takes a moment such as 2026-03-01T08:00:00Z or a day such as 2026-03-01 or a number',
    ],
    ['/activity/list', { ...inSite(1), activity: { places: [1] } }, 'activity.places.0: takes a string, not a number'],
  ])('%s says of %j what is wrong, and what it takes', async (path, body, reason) => {
    const response = await app.post(`/api/internal${path}`, body);
    expect([response.status, (await response.json()) as object]).toMatchObject([
      400,
      { message: `The request is not valid: ${reason}` },
    ]);
  });

  it('says of an id that is no number that it takes one', async () => {
    const { message } = (await (await app.get('/api/internal/news/first')).json()) as { message: string };
    expect(message).toBe('The request is not valid: id: takes a number, not NaN');
  });

  it('names every filter that it does not know, and those that it does', async () => {
    const response = await app.post('/api/internal/activity/list', { ...inSite(1), activity: { a: 1, b: 2 } });
    const known = 'startDate, endDate, places, activityTypes, activityName';
    expect((await response.json()) as object).toMatchObject({
      data: {
        faults: [
          { field: 'activity.a', message: `is not known here; what is taken is ${known}` },
          { field: 'activity.b', message: `is not known here; what is taken is ${known}` },
        ],
      },
    });
  });

  it('of the generic form takes the filters of the type’s own', async () => {
    const find = async (titleContent: string) =>
      (await ask({ path: '/media/list', body: { ...inSite(1), multimediaResource: { titleContent } } })).data;
    expect(await find('没有这个')).toMatchObject({ total: 0 });
    expect((await find('')) as { total: number }).not.toMatchObject({ total: 0 });
  });

  it('of the generic form takes a type by every name that it has', async () => {
    const names = typeNames.flatMap((type) => [type, ...(typeRow(type).names ?? [])].map((name) => [name, type]));
    for (const [name = '', type = ''] of names) {
      for (const written of [name, name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()), name.toUpperCase()]) {
        const answer = await ask({ path: `/${written}/list`, body: inSite(2) });
        expect([written, answer.status]).toEqual([written, 200]);
        const { data } = await ask({ path: `/${type}/list`, body: inSite(2) });
        // A list of the contract's own at that very address is shaped as that says.
        const isOwn = [written, type].some((each) => Object.hasOwn(calls, `POST /${each}/list`));
        if (!isOwn) expect(answer.data).toEqual(data);
      }
    }
  });

  it('of the generic form works beside addresses that take ids', async () => {
    for (const path of ['/form/list', '/introduce/list', '/serviceAndSupport/list', '/joinUs/list', '/site/list']) {
      expect([path, (await ask({ path, body: inSite(1) })).status]).toEqual([path, 200]);
    }
    const wrong = await app.get('/api/internal/form/list');
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get('allow')).toBe('POST');
  });

  it('name every method that an address takes to who asked with another', async () => {
    const wrong = await fetch(`${app.origin}/api/internal/form/1`, { method: 'DELETE' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await fetch(`${app.origin}/api/internal/form/1`, { method: 'HEAD' })).status).toBe(200);
  });

  it('of the generic form fills what a menu is made of, and has a site’s words by its id', async () => {
    const { data } = await ask({ path: '/top-header/1' });
    expect(data).toMatchObject({ title: '产品', categories: [{ productList: [{ id: 1 }] }] });
    expect((await ask({ path: '/dictionary/1?site=2' })).data).toEqual((await ask({ path: '/dictionary/2' })).data);
    expect((await ask({ path: '/dictionary/2' })).data).toEqual({
      words: (await ask({ path: '/site/2/dictionary' })).data,
    });
    expect((await ask({ path: '/dictionary/3' })).status).toBe(404);
  });

  it('of customer cases says what they are', async () => {
    expect((await ask({ path: '/example/list', body: inSite(1) })).data).toMatchObject([{ moduleType: 'Example' }]);
    expect((await ask({ path: '/solution/list', body: inSite(1) })).data).toMatchObject([
      { examples: [{ moduleType: 'Example' }] },
    ]);
  });

  it('of the generic form works for types without a path of their own', async () => {
    const { data } = await ask({ path: '/home-module/list', body: { site: { id: 2 } } });
    expect(data).toMatchObject({ total: 2, data: [{ moduleType: 'CAROUSEL' }, { moduleType: 'NEWS' }] });
    expect((await ask({ path: '/article/1001' })).data).toMatchObject({ title: 'News Alpha' });
  });
});

describe('the names of the media resource types', () => {
  const typesAt = async (path: string, host?: string) => {
    const port = new URL(app.origin).port;
    const asked = request(`${app.origin}/api/internal/multimedia/resource/type/list/${path}`, {
      headers: host ? { host: `${host}:${port}` } : {},
    }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return (JSON.parse((await buffer(answer)).toString()) as { data: unknown }).data;
  };
  const cn = ['课程', '视频'];
  const en = ['Course', 'Video'];

  it('are in the language of the site that the address names', async () => {
    expect(await typesAt('2')).toEqual(en);
    expect(await typesAt('1?site=2')).toEqual(en);
    expect(await typesAt('2?site=1')).toEqual(cn);
  });

  it('are those of the host’s site where the address has the specification’s 1', async () => {
    // Twice, in turn: what is kept for one host is not given to another.
    for (let round = 0; round < 2; round += 1) {
      expect(await typesAt('1', 'localhost')).toEqual(cn);
      expect(await typesAt('1', 'en.localhost')).toEqual(en);
      expect(await typesAt('2', 'localhost')).toEqual(en);
    }
  });
});

describe('an entry', () => {
  it('has what section 3 gives two names under both, whichever its file has', async () => {
    for (const id of [1, 1001]) {
      const { data } = await ask({ path: `/product/${id}` });
      const { applicationScenes, applicationScenarios, businessBluePrints, blueprints } = data as Product;
      expect(applicationScenes).toHaveLength(1);
      expect(applicationScenarios).toEqual(applicationScenes);
      expect(businessBluePrints).toHaveLength(1);
      expect(blueprints).toEqual(businessBluePrints);
    }
  });

  it('is found in the other language by the site that is asked for', async () => {
    expect((await ask({ path: '/news/1?site=2' })).data).toMatchObject({ id: 1001, title: 'News Alpha' });
    expect((await ask({ path: '/news/1001?site=1' })).data).toMatchObject({ id: 1, title: '新闻甲' });
  });

  it('shows no draft inside it', async () => {
    expect((await ask({ path: '/product/1' })).data).toMatchObject({ exampleBOList: [{ title: '船厂' }] });
    expect((await ask({ path: '/product-category/detail/1' })).data).toMatchObject({
      exampleList: [{ title: '船厂' }],
    });
  });

  it('has pictures with their size and theme, and links to its form', async () => {
    const { data } = await ask({ path: '/homepage', body: { id: 1 } });
    expect(data).toMatchObject([
      {
        carouselOpt: [
          {
            pcResource: {
              files: [{ url: '/files/pictures/dark.webp', width: 800, height: 400, theme: 'dark', alt: '夜海' }],
            },
            jumpBO: { formBO: { id: 1 } },
          },
        ],
      },
      {},
    ]);
  });
});
