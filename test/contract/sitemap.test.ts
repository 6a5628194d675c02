import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallError } from '../../contract/unwrap.ts';
import { createMatcher } from '../../pages/match-route.ts';
import { isRedirect } from '../../pages/page-route.ts';
import { routes } from '../../pages/routes.ts';
import { isVisible } from '../../server/content/entry.ts';
import { typeNames, typeRow } from '../../server/content/types.ts';
import { siteOrigin } from '../../server/http/site-of-request.ts';
import { copyContent } from '../unit/server/content-folder.ts';
import { askHost } from './support/ask-host.ts';
import { runApp, type TestApp } from './support/run-app.ts';
import { pagesOf, sitePages } from './support/site-pages.ts';

const publicOrigin = 'https://vendor.example';
const marks = ['cn', 'en'] as const;
const originOf = (mark: string) => siteOrigin({ mark }, publicOrigin);

/** A sitemap's pages as a crawler reads them. */
async function readSitemap(app: TestApp, address: string) {
  const { status, headers, body } = await askHost(app, address);
  expect([address, status, headers['content-type']]).toEqual([address, 200, 'application/xml; charset=utf-8']);
  const pages = await parseSitemap(Readable.from([body]));
  return pages.map(({ url, links, lastmod }) => ({
    url,
    lastmod,
    alternates: Object.fromEntries(links.map(({ lang, url }) => [lang, url])),
  }));
}

describe('the sitemap of the demo', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await runApp({ CONTENT_DIR: 'examples/content', PUBLIC_ORIGIN: publicOrigin }, sitePages);
  });
  afterAll(() => app.stop());

  it.each(marks)('names pages of %s alone, each as the page itself says', async (mark) => {
    const pages = await readSitemap(app, `${originOf(mark)}/sitemap.xml`);
    expect(new Set(pages.map(({ url }) => url)).size).toBe(pages.length);
    for (const { url, alternates } of pages) {
      const { status, body } = await askHost(app, url);
      const heads = [...body.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)];
      const own = Object.fromEntries(heads.map(([, lang = '', href = '']) => [lang, href]));
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1];
      expect([status, canonical, own]).toEqual([200, url, alternates]);
      expect(Object.keys(alternates)).toContain('x-default');
    }
  });

  it.each(marks)('names pages of %s at every address that search engines are told of', async (mark) => {
    const match = createMatcher(routes);
    const pages = await readSitemap(app, `${originOf(mark)}/sitemap.xml`);
    const found = new Set(
      pages.map(({ url }) => {
        const route = match(new URL(url).pathname);
        return route && 'route' in route ? route.route.address : `none for ${url}`;
      }),
    );
    const wanted = routes.filter((row) => !isRedirect(row) && !row.unlisted).map(({ address }) => address);
    expect([...found].sort()).toEqual(wanted.sort());
  });

  it('says when a page last said something new, where that is known', async () => {
    const pages = await readSitemap(app, `${publicOrigin}/sitemap.xml`);
    const changeOf = (path: string) => pages.find(({ url }) => url === publicOrigin + path)?.lastmod;
    const [news] = app.content.list('news', 1);
    expect(changeOf(`/article-detail/news/${news?.id}`)).toBe(
      new Date(Math.max(news?.date ?? 0, news?.publishAt ?? 0)).toISOString(),
    );
    const [event] = app.content.list('activity', 1);
    expect(changeOf(`/activity/${event?.id}`)).toBeUndefined();
  });

  it('is the same below the site’s mark, and one of no site is none', async () => {
    const [byHost, byPath] = await Promise.all(
      [`${originOf('en')}/sitemap.xml`, `${publicOrigin}/en/sitemap.xml`].map((address) => askHost(app, address)),
    );
    expect(byPath?.body).toBe(byHost?.body);
    for (const path of ['/fr/sitemap.xml', '/sitemap-1.xml', '/sitemap-0.xml', '/en/robots.txt'])
      expect([path, (await askHost(app, publicOrigin + path)).status]).toEqual([path, 404]);
  });

  it('names no host but the site’s own, whatever host a request names', async () => {
    for (const host of ['evil.example', 'vendor.example.evil.example', '"><script>', 'en.evil.example:8080'])
      for (const path of ['/sitemap.xml', '/sitemap.txt', '/robots.txt', '/en/sitemap.xml']) {
        const { body } = await askHost(app, publicOrigin + path, { host, 'x-forwarded-host': host });
        expect(body).not.toMatch(/evil|script/);
      }
  });

  it('is sent compressed, and not again to who has it', async () => {
    const first = await askHost(app, `${publicOrigin}/sitemap.xml`, { 'accept-encoding': 'gzip' });
    expect([first.headers['content-encoding'], first.headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    const plain = await app.get('/sitemap.xml', { 'accept-encoding': 'br' });
    expect(plain.headers.get('content-encoding')).toBe('br');
    expect(await plain.text()).toMatch(/^<\?xml[\s\S]*<\/urlset>$/);
    const again = await askHost(app, `${publicOrigin}/sitemap.xml`, { 'if-none-match': String(first.headers.etag) });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('is there as plain lines for those who read no index', async () => {
    const { headers, body } = await askHost(app, `${publicOrigin}/sitemap.txt`);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const pages = await readSitemap(app, `${publicOrigin}/sitemap.xml`);
    expect(body).toBe(pages.map(({ url }) => `${url}\n`).join(''));
  });
});

describe('a sitemap', () => {
  it('of more than one file holds is an index of files that each hold no more', async () => {
    const whole = await runApp({ PUBLIC_ORIGIN: publicOrigin }, sitePages);
    const all = await readSitemap(whole, `${publicOrigin}/sitemap.xml`);
    await whole.stop();
    for (const bounds of [{ addresses: 7 }, { bytes: 2000 }]) {
      const app = await runApp({ PUBLIC_ORIGIN: publicOrigin }, pagesOf(undefined, bounds));
      const index = await parseSitemapIndex(Readable.from([(await askHost(app, `${publicOrigin}/sitemap.xml`)).body]));
      expect(index.map(({ url }) => url)).toEqual(
        index.map((_, number) => `${publicOrigin}/sitemap-${number + 1}.xml`),
      );
      const parts = [];
      for (const { url } of index) {
        const { body } = await askHost(app, url);
        expect(body.length).toBeLessThanOrEqual(bounds.bytes ?? Number.POSITIVE_INFINITY);
        parts.push(await readSitemap(app, url));
      }
      expect(parts.length).toBeGreaterThan(2);
      expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(bounds.addresses ?? all.length);
      expect(parts.flat()).toEqual(all);
      const lines = (await askHost(app, `${publicOrigin}/sitemap.txt`)).body.trim().split('\n');
      expect(lines).toEqual(all.map(({ url }) => url).slice(0, lines.length));
      expect(lines.length).toBe(bounds.addresses ?? lines.length);
      expect((await askHost(app, `${publicOrigin}/sitemap-${parts.length + 1}.xml`)).status).toBe(404);
      await app.stop();
    }
  });

  it('leaves out what is not public, and follows the content', async () => {
    const files = await copyContent();
    const app = await runApp({ CONTENT_DIR: files.options.folder, PUBLIC_ORIGIN: publicOrigin }, sitePages);
    const listed = async () => (await readSitemap(app, `${publicOrigin}/sitemap.xml`)).map(({ url }) => url);
    const before = await listed();
    const hidden = app.content.entries.filter((entry) => !isVisible(entry, Date.now()) && typeRow(entry.type).page);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { type, id } of hidden)
      expect(before).not.toContain(publicOrigin + String(typeRow(type).page).replace(':id', String(id)));
    expect(before.filter((url) => /\/form\/|preview|search/.test(url))).toEqual([]);
    await files.write(
      'cn/news/fresh.md',
      '---\nid: 99\ntitle: 新\ncreateTime: today\nupdatedAt: 2026-01-02 08:00\n---\nText.\n',
    );
    await app.content.reload();
    const added = `${publicOrigin}/article-detail/news/99`;
    expect((await listed()).filter((url) => !before.includes(url))).toEqual([added]);
    const { lastmod, alternates } =
      (await readSitemap(app, `${publicOrigin}/sitemap.xml`)).find(({ url }) => url === added) ?? {};
    expect(lastmod).toBe('2026-01-02T00:00:00.000Z');
    expect(alternates).toEqual({ 'zh-CN': added, 'x-default': added });
    await app.stop();
    await files.clear();
  });

  it('leaves out an address whose page the content does not have', async () => {
    const gone = {
      address: '/gone',
      page: 'home',
      head: () => Promise.reject(new CallError(404, 'The site has none.')),
    };
    const app = await runApp({ PUBLIC_ORIGIN: publicOrigin }, pagesOf([...routes, gone]));
    const urls = (await readSitemap(app, `${publicOrigin}/sitemap.xml`)).map(({ url }) => url);
    expect([urls.includes(`${publicOrigin}/`), urls.includes(`${publicOrigin}/gone`)]).toEqual([true, false]);
    await app.stop();
  });
});

describe('robots.txt', () => {
  /** Whether a crawler may read a path (RFC 9309). */
  const allows = (robots: string, path: string) =>
    [...robots.matchAll(/^Disallow: (.+)$/gm)].every(([, rule = '']) => {
      const pattern = rule.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
      return !new RegExp(`^${pattern}`).test(path);
    });

  it('names the host’s own sitemap and shuts previews', async () => {
    const app = await runApp({ PUBLIC_ORIGIN: publicOrigin }, sitePages);
    for (const mark of marks) {
      const { body, headers } = await askHost(app, `${originOf(mark)}/robots.txt`);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(body).toContain(`\nSitemap: ${originOf(mark)}/sitemap.xml\n`);
      const previews = typeNames.flatMap((type) => typeRow(type).preview ?? []);
      expect(previews.length).toBeGreaterThan(3);
      for (const address of previews)
        for (const path of [address.replace(':id', '7'), `/en${address.replace(':id', '7')}?preview=x`])
          expect([path, allows(body, path)]).toEqual([path, false]);
      expect(allows(body, '/product/7?preview=x')).toBe(false);
      for (const path of ['/', '/product/7', '/ai/preview-of-the-year', '/activity?keyword=preview'])
        expect([path, allows(body, path)]).toEqual([path, true]);
    }
    await app.stop();
  });

  it('shuts all of a staging host, whose pages say so as well', async () => {
    const app = await runApp({ PUBLIC_ORIGIN: publicOrigin, SEARCH_ENGINES: 'forbid' }, sitePages);
    const { body } = await askHost(app, `${publicOrigin}/robots.txt`);
    expect([allows(body, '/'), body.includes('Sitemap')]).toEqual([false, false]);
    for (const path of ['/', '/nowhere', '/files/pictures/missing.webp'])
      expect((await askHost(app, publicOrigin + path, { accept: 'text/html' })).headers['x-robots-tag']).toBe(
        'noindex, nofollow',
      );
    await app.stop();
  });
});
