import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallName, calls } from '../../contract/calls.ts';
import { envelopeOf } from '../../contract/envelope.ts';
import { createLead } from './support/lead.ts';
import { runApp, type TestApp } from './support/run-app.ts';

interface Sample {
  path: string;
  body?: unknown;
}

const inSite = (site: number) => ({ site: { id: site } });

/** One request for each call; `id` is that of the site's entries, which the fixture counts from 1 and from 1001. */
const samples: Record<CallName, (site: number, id: number) => Sample> = {
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
  it.each(Object.keys(calls) as CallName[])('%s answers as its schema says', async (name) => {
    const { path, body } = samples[name](site, id);
    const response =
      body === undefined ? await app.get(`/api/internal${path}`) : await app.post(`/api/internal${path}`, body);
    expect(response.status).toBe(200);
    envelopeOf(calls[name].answer).parse(await response.json());
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

  it('of the generic form works for types without a path of their own', async () => {
    const { data } = await ask({ path: '/home-module/list', body: { site: { id: 2 } } });
    expect(data).toMatchObject({ total: 2, data: [{ moduleType: 'CAROUSEL' }, { moduleType: 'NEWS' }] });
    expect((await ask({ path: '/article/1001' })).data).toMatchObject({ title: 'News Alpha' });
  });
});

describe('an entry', () => {
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
