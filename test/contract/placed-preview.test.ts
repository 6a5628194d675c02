import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headingPages } from '../../contract/page-headings.ts';
import type { Previewed } from '../../server/content/preview.ts';
import type { TypeName } from '../../server/content/types.ts';
import { copyContent } from '../unit/server/content-folder.ts';
import { tokenFor } from './support/preview-token.ts';
import { runApp, type TestApp } from './support/run-app.ts';
import { sitePages } from './support/site-pages.ts';

const titles: Readonly<Record<string, string>> = { cn: '尚未公开', en: 'Not yet' };

interface Draft {
  page: string;
  /** What its file says, with this text where visitors see it. */
  fields(shown: string | undefined): string;
  call: string;
  /** What the call is asked, where that is neither the home page's nor that of a `pageAddress`. */
  body?(site: number): object;
  /** What it is called, where it has no name of its own. */
  name?: string;
}

const ofSite = (id: number) => ({ site: { id } });
const footer = (shown = '') =>
  `briefIntroductionList: []\naboutEndpointsList: [{ menu: ${shown}, jumpMode: CURRENT_PAGE, jumpToAddress: /product }]\nquickLinksList: []\ndiscoverMoreList: []\n`;

/** Drafts that stand in the place of what is public, or beside it. */
const drafts: Readonly<Record<string, Draft>> = {
  'text-page': { page: '/privacy', fields: (shown) => `title: ${shown}\npageAddress: /privacy\n`, call: '/textPage' },
  'static-page': {
    page: '/ai',
    fields: (shown) => `title: ${shown}\npageAddress: /ai\nurl: https://static.example/next.html\n`,
    call: '/staticPage',
  },
  'landing-page': {
    page: '/go1688/supplier',
    fields: (shown) => `title: ${shown}\npageAddress: /go1688/supplier\ndesc: Soon.\nbanners: [{ title: ${shown} }]\n`,
    call: '/landingPage',
  },
  'home-module': {
    page: '/',
    fields: (shown) => `title: ${shown}\nmoduleType: NEWS\nmoduleName: Soon\norder: 9\n`,
    call: '/homepage',
  },
  advantage: {
    page: '/',
    fields: (shown) => `title: ${shown}\ndesc: Soon.\nlogo: pictures/logo.svg\n`,
    call: '/enterprise/advantage/list',
  },
  'top-navigation': {
    page: '/',
    fields: (shown) => `displayName: ${shown}\nnavigationName: ${shown}\npageAddress: /cases\n`,
    call: '/topNavigation/list',
    body: ofSite,
  },
  'top-header': {
    page: '/',
    fields: (shown) =>
      `title: ${shown}\npageAddress: /product\ncategories: [{ id: 1, name: ${shown}, productList: [] }]\n`,
    call: '/topheader',
  },
  'bottom-navigation': { page: '/', fields: footer, call: '/bottomNavigation/list', body: ofSite, name: 'hidden' },
  industry: { page: '/solution', fields: (shown) => `name: ${shown}\n`, call: '/industry/list', body: ofSite },
  'page-heading': {
    page: '/activity',
    fields: (shown) => `title: ${shown}\ntype: BRAND_ACTIVITIES\n`,
    call: '/get/title/by/type',
    body: (id) => ({ ...ofSite(id), type: 'BRAND_ACTIVITIES' }),
  },
};
const types = Object.keys(drafts);
const marks = ['cn', 'en'] as const;

let files: Awaited<ReturnType<typeof copyContent>>;
let app: TestApp;
beforeAll(async () => {
  files = await copyContent();
  for (const [index, mark] of marks.entries())
    for (const [type, { fields }] of Object.entries(drafts))
      await files.write(
        `${mark}/${type}/hidden.md`,
        `---\nid: ${81 + index}\ndraft: true\n${fields(titles[mark])}---\n${type === 'text-page' ? 'Text.\n' : ''}`,
      );
  // The portal's own form, which its pages open.
  const portalForm = '---\nid: 14008\nname: 申请\nformFields: [{ id: 1, name: 姓名, type: INPUT }]\n---\n';
  await files.write('cn/form/portal.md', portalForm);
  app = await runApp({ CONTENT_DIR: files.options.folder }, sitePages);
});
afterAll(async () => {
  await app.stop();
  await files.clear();
});

const entryOf = (type: string, mark: string): Previewed => ({ type: type as TypeName, slug: 'hidden', mark });
const pageOf = (type: string, mark: string) => `/${mark}${drafts[type]?.page}`;

describe.each(types)('a preview of the type %s', (type) => {
  it.each(marks)('shows it on its page to who has its link, under a bar that says so, in %s', async (mark) => {
    const path = pageOf(type, mark);
    for (let round = 0; round < 2; round += 1) {
      const page = await app.get(`${path}?preview=${tokenFor(entryOf(type, mark))}`);
      const html = await page.text();
      expect([path, page.status]).toEqual([path, 200]);
      const name = drafts[type]?.name ?? titles[mark];
      expect(html).toMatch(new RegExp(`<vt-preview-bar kind="${type}" name="${name}" state="draft"`));
      const [, shown = ''] = html.replaceAll('<wbr/>', '').split('</vt-preview-bar>');
      expect(shown).toContain(titles[mark]);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toContain('rel="canonical"');
      expect(html).not.toContain('rel="alternate" hreflang');
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('etag')).toBeNull();
    }
  });

  it('reaches nobody else: of two visitors side by side, the one without the link has the page as it was', async () => {
    const path = pageOf(type, 'cn');
    const link = `${path}?preview=${tokenFor(entryOf(type, 'cn'))}`;
    const before = await app.get(path);
    const [status, html] = [before.status, await before.text()];
    expect(html).not.toContain(titles.cn);
    const visits = [link, path, link, path].map(async (address) => {
      const page = await app.get(address);
      return { address, status: page.status, html: await page.text() };
    });
    for (const visit of await Promise.all(visits))
      if (visit.address === path) expect(visit).toEqual({ address: path, status, html });
      else expect(visit.html).toContain(titles.cn);
  });

  it.each([
    ['cn', '预览链接已失效'],
    ['en', 'This preview link does not work'],
  ] as const)('is refused in words where its link does not serve, in %s', async (mark, words) => {
    const own = entryOf(type, mark);
    const tokens = [
      tokenFor(own, { lasts: -1000 }),
      tokenFor({ ...own, slug: 'other' }),
      tokenFor(entryOf(type, mark === 'cn' ? 'en' : 'cn')),
      tokenFor(entryOf(type === 'text-page' ? 'static-page' : 'text-page', mark)),
      tokenFor(own, { secret: 'another secret' }),
      tokenFor(own).slice(0, -1),
      'x',
      '',
    ];
    for (const token of tokens) {
      const page = await app.get(`${pageOf(type, mark)}?preview=${token}`);
      const html = await page.text();
      expect([token, page.status, page.headers.get('cache-control')]).toEqual([token, 403, 'no-store']);
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
      expect(html).toContain(words);
      expect(html).not.toContain(titles[mark]);
    }
  });

  it('is shown by the call of its page to who names the token, and is kept by nobody', async () => {
    const { call = '', page, body: ask } = drafts[type] ?? {};
    const id = app.content.siteOf('cn')?.id ?? 0;
    const body = ask?.(id) ?? (page === '/' ? { id } : { ...ofSite(id), pageAddress: page });
    const get = async (search: string) => {
      const answer = await app.post(`/api/internal${call}${search}`, body);
      return { text: await answer.text(), kept: answer.headers.get('cache-control') };
    };
    const before = await get('');
    expect(before.text).not.toContain(titles.cn);
    const shown = await get(`?preview=${tokenFor(entryOf(type, 'cn'))}`);
    expect(shown.text).toContain(titles.cn);
    expect(shown.kept).toBe('no-store');
    expect(await get('')).toEqual(before);
    expect((await get(`?preview=${tokenFor(entryOf(type, 'cn'), { lasts: -1000 })}`)).text).toBe(before.text);
  });
});

describe('what stands on every page', () => {
  const everywhere = ['top-navigation', 'top-header', 'bottom-navigation'];

  it.each(everywhere)('a %s is shown on each of them to who has its link', async (type) => {
    const token = tokenFor(entryOf(type, 'cn'));
    for (const path of ['/cases', '/search', '/activity', '/product/1', '/privacy']) {
      const page = await app.get(`${path}?preview=${token}`);
      const html = await page.text();
      expect([path, page.status, page.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
      expect(html.split('</vt-preview-bar>')[1]).toContain(titles.cn);
      expect(await (await app.get(path)).text()).not.toContain(titles.cn);
    }
    expect((await app.get(`/no/such/page?preview=${token}`)).status).toBe(404);
  });

  it.each(everywhere)('a link of a %s that does not serve is refused on each of them', async (type) => {
    const page = await app.get(`/cases?preview=${tokenFor(entryOf(type, 'cn'), { lasts: -1000 })}`);
    expect([page.status, page.headers.get('cache-control')]).toEqual([403, 'no-store']);
  });

  it('a footer that is a draft stands in the place of the one that is public', async () => {
    const html = await (await app.get(`/?preview=${tokenFor(entryOf('bottom-navigation', 'cn'))}`)).text();
    expect(html).not.toContain('400-000-0000');
    expect(await (await app.get('/')).text()).toContain('400-000-0000');
  });

  it('the site’s own words are shown too', async () => {
    await files.write('cn/dictionary/next.md', '---\ndraft: true\nwords:\n  footer.copyright: 尚未公开的客户\n---\n');
    await app.content.reload();
    const token = tokenFor({ type: 'dictionary', slug: 'next', mark: 'cn' });
    expect(await (await app.get(`/cases?preview=${token}`)).text()).toContain('尚未公开的客户');
    expect(await (await app.get('/cases')).text()).not.toContain('尚未公开的客户');
  });
});

it.each(Object.entries(headingPages))('a heading of the type %s is previewed at %s', async (type, path) => {
  await files.write('cn/page-heading/next.md', `---\nid: 97\ndraft: true\ntitle: 新标题\ntype: ${type}\n---\n`);
  await app.content.reload();
  const token = tokenFor({ type: 'page-heading', slug: 'next', mark: 'cn' });
  const html = await (await app.get(`${path}?preview=${token}`)).text();
  expect(html.replaceAll('<wbr/>', '')).toMatch(/<h1[^>]*>新标题<\/h1>/);
  expect((await app.get(`/?preview=${token}`)).status).toBe(403);
});

it('a preview stands on the page of its own address alone', async () => {
  const token = tokenFor(entryOf('landing-page', 'cn'));
  expect((await app.get(`/go1688?preview=${token}`)).status).toBe(403);
  expect((await app.get(`/go1688/purchaser?preview=${token}`)).status).toBe(403);
  expect((await app.get(`/ai/none?preview=${token}`)).status).toBe(403);
  expect((await app.get(`/go1688/supplier?preview=${token}`)).status).toBe(200);
});

it('a module stands beside the others, in its order, and in the place of what ends when it comes out', async () => {
  const next: Previewed = { type: 'home-module', slug: 'next', mark: 'cn' };
  const slides = (title: string) => `carouselOpt: [{ id: 1, title: ${title} }]\n`;
  const module = (id: number, title: string, more: string) =>
    `---\nid: ${id}\norder: 5\nmoduleType: CAROUSEL\nmoduleName: ${title}\n${slides(title)}${more}---\n`;
  await files.write('cn/home-module/last.md', module(91, '旧横幅', 'unpublishAt: 2090-01-01 00:00\n'));
  await files.write('cn/home-module/next.md', module(92, '新横幅', 'publishAt: 2090-01-01 00:00\n'));
  await app.content.reload();
  const html = await (await app.get(`/?preview=${tokenFor(next)}`)).text();
  expect(html).toContain('看得见的经营');
  expect(html.indexOf('新横幅', html.indexOf('<vt-home'))).toBeGreaterThan(html.indexOf('看得见的经营'));
  expect(html).not.toContain('旧横幅');
  expect(html).toContain('state="waiting"');
  expect(await (await app.get('/')).text()).toContain('旧横幅');
});

it('a page that is public is shown by its own link too, and the bar says that it is', async () => {
  const page = await app.get(`/privacy?preview=${tokenFor({ type: 'text-page', slug: 'privacy', mark: 'cn' })}`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain('隐私政策');
  expect(html).toContain('state="public"');
});

it('what a preview’s page asks for beside it is kept by nobody either', async () => {
  const site = app.content.siteOf('cn')?.id ?? 0;
  const token = tokenFor(entryOf('text-page', 'cn'));
  const answer = await app.post(`/api/internal/news/list?preview=${token}`, { site: { id: site } });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const plain = await app.post('/api/internal/news/list', { site: { id: site } });
  expect(plain.headers.get('cache-control')).toContain('s-maxage');
  expect(await answer.text()).toBe(await plain.text());
});
