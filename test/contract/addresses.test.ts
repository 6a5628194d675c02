import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Call } from '../../contract/calls.ts';
import { isRedirect, type PageRoute, type RouteRow } from '../../pages/page-route.ts';
import { routes } from '../../pages/routes.ts';
import { enumeratePages } from '../../server/discovery/enumerate-pages.ts';
import { runApp, type TestApp } from './support/run-app.ts';
import { pagesOf, sitePages } from './support/site-pages.ts';

const pages = routes.filter((row): row is PageRoute => !isRedirect(row));

describe('every address of the demo', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await runApp({ CONTENT_DIR: 'examples/content' }, sitePages);
  });
  afterAll(() => app.stop());

  it.each(['cn', 'en'])('of the site %s shows its page, whole', async (mark) => {
    const site = app.content.siteOf(mark);
    if (!site) throw new Error(`There is no site ${mark}.`);
    const ground = { content: app.content, call: unused };
    const found = await Promise.all(pages.map((route) => enumeratePages(route, site, ground)));
    const paths = found.flat().map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/', expect.stringMatching(/^\/form\/\d+$/)]));
    for (const path of paths) {
      const answer = await app.get(`/${mark}${path}`);
      const html = await answer.text();
      expect([path, answer.status]).toEqual([path, 200]);
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      expect(html).toContain('</vt-footer>');
    }
  });

  it('has an icon where no page names one, as beside a PDF in a tab of its own', async () => {
    const icon = await app.get('/favicon.ico');
    expect(icon.headers.get('x-content-type-options')).toBe('nosniff');
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  const unused = (() => Promise.reject(new Error('No route of the site asks for this.'))) as Call;
});

const listed: PageRoute = {
  address: '/listed',
  page: 'home',
  query: z.object({ page: z.coerce.number().int().min(1).default(1) }),
  head: async ({ route }) => ({ title: `Page ${route.query.page ?? 1}` }),
};
const rows: RouteRow[] = [...routes, listed, { address: '/moved', redirect: '/listed' }];

describe('an address with a query', () => {
  let app: TestApp;
  let rendered: string[];
  beforeAll(async () => {
    rendered = [];
    const counted: PageRoute = {
      ...listed,
      head: (context) => {
        rendered.push(JSON.stringify(context.route.query));
        return listed.head(context);
      },
    };
    app = await runApp({}, pagesOf(rows.map((row) => (row === listed ? counted : row))));
  });
  afterAll(() => app.stop());

  const titleOf = async (path: string) => /<title>([^<]*)/.exec(await (await app.get(path)).text())?.[1];

  it('is made once for all that ask the same, whatever brought them', async () => {
    rendered.length = 0;
    for (const search of ['?page=2', '?page=02&utm_source=a', '?bd_vid=1&page=2', '?page=2&page=3', '?page=2'])
      expect(await titleOf(`/listed${search}`)).toBe('Page 2');
    for (const search of ['', '?', '?page=1', '?page=x', '?utm_source=a', '?page=%', '?page=-1'])
      expect(await titleOf(`/listed${search}`)).toBe('Page 1');
    expect(rendered).toEqual(['{"page":"2"}', '{}']);
  });

  it.each(['?page=%00', '?page=%E0%A4%A', `?page=${'9'.repeat(3000)}`, '?page[]=2', '?page=2&'.repeat(200)])(
    'never fails by it: %s',
    async (search) => {
      expect((await app.get(`/listed${search}`)).status).toBe(200);
    },
  );

  it('is that of its page too where letters and digits are percent-encoded', async () => {
    expect(await titleOf('/%6Cisted?page=2')).toBe('Page 2');
    for (const path of [
      '/%66orm/%31',
      '/en/%66orm/4%30%301',
      '/api/internal/%73ite/list',
      '/files/pictures/%64ark.webp',
    ])
      expect([path, (await app.get(path)).status]).toEqual([path, 200]);
    for (const path of ['/en%2Flisted', '/%2e%2e%2flisted', '/listed%3Fpage=2'])
      expect([path, (await app.get(path)).status]).toEqual([path, 404]);
  });

  it('tells the form of its page what it is asked to unlock', async () => {
    const html = await (await app.get('/form/1?utm_source=a&unlock=publication%2F2%20nonsense')).text();
    const [, facts = ''] = /id="vt-page">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(facts).route.query).toEqual({ unlock: 'publication/2' });
  });
});

describe('an address that has moved', () => {
  it.each([
    ['/moved', '/listed'],
    ['/en/moved?page=02&bd_vid=7', '/en/listed?page=2&bd_vid=7'],
  ])('says for good where it is now: %s', async (from, to) => {
    const app = await runApp({}, pagesOf(rows));
    try {
      const answer = await fetch(app.origin + from, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
      expect((await app.get(from)).status).toBe(200);
    } finally {
      await app.stop();
    }
  });
});
