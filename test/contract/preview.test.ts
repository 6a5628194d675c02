import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Previewed } from '../../server/content/preview.ts';
import type { TypeName } from '../../server/content/types.ts';
import { copyContent } from '../unit/server/content-folder.ts';
import { tokenFor } from './support/preview-token.ts';
import { runApp, type TestApp } from './support/run-app.ts';
import { sitePages } from './support/site-pages.ts';

/** The preview routes of section 2 beside the form's. */
const routes: Readonly<Record<string, { address: string; extra?: string }>> = {
  introduction: { address: '/about-us/intro/:id/preview' },
  news: { address: '/article-detail/news/:id/preview', extra: 'createTime: today\n' },
  'service-and-support': { address: '/services/:id/preview' },
  'join-us': { address: '/join-us/:id/preview' },
};
const titles: Readonly<Record<string, string>> = { cn: '尚未公开', en: 'Not yet' };

let files: Awaited<ReturnType<typeof copyContent>>;
let app: TestApp;
beforeAll(async () => {
  files = await copyContent();
  const form = (id: number, name: string) =>
    `---\nid: ${id}\nname: ${name}\ndraft: true\nformFields: [{ id: 1, name: ${name}, type: INPUT }]\n---\n`;
  await files.write('cn/form/coming.md', form(77, '即将推出'));
  await files.write('en/form/coming.md', form(78, 'Coming soon'));
  for (const [mark, ids] of Object.entries({ cn: 81, en: 91 }))
    for (const [type, { extra = '' }] of Object.entries(routes))
      await files.write(
        `${mark}/${type}/hidden.md`,
        `---\nid: ${ids}\ntitle: ${titles[mark]}\ndraft: true\n${extra}---\nText.\n`,
      );
  app = await runApp({ CONTENT_DIR: files.options.folder }, sitePages);
});
afterAll(async () => {
  await app.stop();
  await files.clear();
});

const draft: Previewed = { type: 'news', slug: 'draft', mark: 'cn' };
const form: Previewed = { type: 'form', slug: 'coming', mark: 'cn' };
const api = '/api/internal';

describe('a preview link', () => {
  it('shows what is not public to the call that gets it, and is kept by nobody', async () => {
    expect((await app.get(`${api}/news/4`)).status).toBe(404);
    const answer = await app.get(`${api}/news/4?preview=${tokenFor(draft)}`);
    expect(answer.status).toBe(200);
    expect((await answer.json()).data).toMatchObject({ id: 4, title: '草稿' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await app.get(`${api}/news/4`)).status).toBe(404);
  });

  it('serves the generic call too, and what is not yet published', async () => {
    expect((await app.get(`${api}/article/4?preview=${tokenFor(draft)}`)).status).toBe(200);
    const later = tokenFor({ type: 'news', slug: 'later', mark: 'cn' });
    expect((await app.get(`${api}/news/5?preview=${later}`)).status).toBe(200);
  });

  it('shows a page with the entry, which no search engine finds and nobody keeps', async () => {
    expect((await app.get('/form/77/preview')).status).toBe(403);
    const page = await app.get(`/form/77/preview?preview=${tokenFor(form)}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('即将推出');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect((await app.get('/form/77/preview')).status).toBe(403);
    expect((await app.get('/form/77')).status).toBe(404);
  });

  it('is for one language: its translation has its own', async () => {
    const english: Previewed = { ...form, mark: 'en' };
    expect((await app.get(`/en/form/78/preview?preview=${tokenFor(form)}`)).status).toBe(403);
    const page = await app.get(`/en/form/78/preview?preview=${tokenFor(english)}`);
    expect(await page.text()).toContain('Coming soon');
  });

  it('keeps the public page as it was', async () => {
    const before = await (await app.get('/form/1')).text();
    const page = await app.get(`/form/1?preview=${tokenFor(form)}`);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await (await app.get('/form/1')).text()).toBe(before);
  });
});

describe('a link that does not serve', () => {
  it.each([
    ['that has expired', () => tokenFor(draft, { lasts: -1000 })],
    ['for another entry', () => tokenFor({ ...draft, slug: 'later' })],
    ['for another language', () => tokenFor({ ...draft, mark: 'en' })],
    ['for another type', () => tokenFor({ ...draft, type: 'activity' })],
    ['of another secret', () => tokenFor(draft, { secret: 'another secret' })],
    [
      'with a later expiry written in',
      () => tokenFor(draft).replace(/^[^.]+/, (expiry) => (Number.parseInt(expiry, 36) + 9999).toString(36)),
    ],
    ['that was cut short', () => tokenFor(draft).slice(0, -1)],
    ['that is none', () => 'x'],
    ['that is empty', () => ''],
  ])('%s shows as little as none', async (_, token) => {
    expect((await app.get(`${api}/news/4?preview=${encodeURIComponent(token())}`)).status).toBe(404);
  });

  it('costs a public entry nothing', async () => {
    expect((await app.get(`${api}/news/1?preview=x`)).status).toBe(200);
  });
});

describe.each(Object.entries(routes))('a preview of the type %s', (type, { address }) => {
  const words = {
    cn: { id: 81, lang: 'zh-CN', bar: /预览<.*《尚未公开》.*草稿，尚未公开.*链接有效至\d{4}年\d\d月\d\d日 \d\d:\d\d/ },
    en: {
      id: 91,
      lang: 'en',
      bar: /Preview<.*“Not yet”.*A draft, not public yet.*works until \d{4}\/\d\d\/\d\d \d\d:\d\d/,
    },
  } as const;
  const entryOf = (mark: string): Previewed => ({ type: type as TypeName, slug: 'hidden', mark });

  it.each(['cn', 'en'] as const)('shows it to who has its link, under a bar that says so, in %s', async (mark) => {
    const path = `/${mark}${address.replace(':id', String(words[mark].id))}`;
    for (let round = 0; round < 2; round += 1) {
      const page = await app.get(`${path}?preview=${tokenFor(entryOf(mark))}`);
      const html = await page.text();
      expect([path, page.status]).toEqual([path, 200]);
      expect(html).toContain(`<html lang="${words[mark].lang}">`);
      expect(html.replaceAll('<wbr/>', '')).toMatch(new RegExp(`<h1[^>]*>${titles[mark]}</h1>`));
      expect(html).toMatch(words[mark].bar);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toContain('rel="canonical"');
      expect(html).not.toContain('rel="alternate"');
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('etag')).toBeNull();
    }
  });

  it.each([
    ['cn', '预览链接已失效', '返回首页'],
    ['en', 'This preview link does not work', 'Back to the home page'],
  ] as const)('is refused in words to everybody else, in %s', async (mark, title, home) => {
    const path = `/${mark}${address.replace(':id', String(words[mark].id))}`;
    const other = mark === 'cn' ? 'en' : 'cn';
    const tokens = [tokenFor(entryOf(mark), { lasts: -1000 }), tokenFor(entryOf(other)), tokenFor(draft), 'x', ''];
    const searches = ['', ...tokens.map((token) => `?preview=${token}`)];
    for (const address of [...searches.map((search) => path + search), path.replace(/\d+/, '987654321')]) {
      const page = await app.get(address);
      const html = await page.text();
      expect([address, page.status]).toEqual([address, 403]);
      expect(html).toContain(title);
      expect(html).toContain(home);
      expect(html).toContain('<vt-footer');
      expect(html).not.toContain(titles[mark]);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
      expect(page.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('leads to the other language’s public page, not to its preview', async () => {
    const page = await app.get(`/cn${address.replace(':id', '81')}?preview=${tokenFor(entryOf('cn'))}`);
    expect(await page.text()).not.toContain(`href="/en${address.replace(':id', '91')}"`);
  });
});

it.each(['', '?preview=x'])(
  'a preview’s address shows what is public to everybody, kept and found by nobody (%s)',
  async (search) => {
    const page = await app.get(`/form/1/preview${search}`);
    const html = await page.text();
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('<vt-preview-bar');
  },
);

describe('a preview of an entry that has a page of its own', () => {
  it('stands there, and the public page has no bar', async () => {
    const event: Previewed = { type: 'form', slug: 'coming', mark: 'cn' };
    const html = await (await app.get(`/form/77?preview=${tokenFor(event)}`)).text();
    expect(html).toMatch(/<vt-preview-bar[^>]* kind="form"/);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(await (await app.get('/form/1')).text()).not.toContain('<vt-preview-bar');
  });

  it('is refused in words where the link does not serve and the entry is not public', async () => {
    const page = await app.get('/form/77?preview=x');
    expect([page.status, page.headers.get('cache-control')]).toEqual([403, 'no-store']);
    expect(await page.text()).toContain('预览链接已失效');
    expect((await app.get('/form/1?preview=x')).status).toBe(200);
    expect((await app.get('/no/such/page?preview=x')).status).toBe(404);
  });
});

it('the specification’s other address of an article’s preview leads to it, with its token, and is kept by nobody', async () => {
  const token = tokenFor({ type: 'news', slug: 'hidden', mark: 'cn' });
  const answer = await fetch(`${app.origin}/about-us/news/81/preview?preview=${token}`, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe(`/article-detail/news/81/preview?preview=${token}`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
