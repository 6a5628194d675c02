import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Address, addresses } from '../../contract/addresses.ts';
import type { Site } from '../../contract/entities/site.ts';
import { eventSpan } from '../../contract/event-days.ts';
import { toPath } from '../../contract/paths.ts';
import { decodeEntities } from '../../contract/rich-text.ts';
import { prefersMarkdown } from '../../server/http/negotiate.ts';
import { siteOrigin } from '../../server/http/site-of-request.ts';
import { copyContent } from '../unit/server/content-folder.ts';
import { askHost } from './support/ask-host.ts';
import { runApp, type TestApp } from './support/run-app.ts';
import { sitePages } from './support/site-pages.ts';

const publicOrigin = 'https://vendor.example';
const marks = ['cn', 'en'] as const;
const originOf = (mark: string) => siteOrigin({ mark }, publicOrigin);
const markdown = { accept: 'text/markdown, text/html;q=0.9, */*;q=0.8' };

let app: TestApp;
beforeAll(async () => {
  app = await runApp({ CONTENT_DIR: 'examples/content', PUBLIC_ORIGIN: publicOrigin }, sitePages);
});
afterAll(() => app.stop());

/** A twin's facts and its text. */
function read(body: string) {
  const [, facts = '', text = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(body) ?? [];
  return { facts: parse(facts) as Record<string, unknown>, text };
}

/** All entries' lines of a list in pages. */
async function readListLines(address: string): Promise<string[]> {
  const lines: string[] = [];
  let url: string | undefined = address;
  while (url) {
    const { body } = await askHost(app, url);
    lines.push(...body.split('\n'));
    url = /^- +\[(?:Next page|下一页)\]\(([^)]*)\)$/m.exec(body)?.[1];
  }
  return lines;
}

describe.each(marks)('every page of %s that search engines are told of', (mark) => {
  it('is there as Markdown, in its place and at an address of its own, which it names', async () => {
    const { body: list } = await askHost(app, `${originOf(mark)}/sitemap.txt`);
    for (const url of list.trim().split('\n')) {
      const page = await askHost(app, url, { accept: 'text/html' });
      const twin = await askHost(app, url, markdown);
      expect([url, twin.status, twin.headers['content-type']]).toEqual([url, 200, 'text/markdown; charset=utf-8']);
      expect(twin.headers.link).toBe(`<${url}>; rel="canonical"`);
      for (const { headers } of [page, twin]) expect(headers.vary).toMatch(/^Accept, /);
      const own = /<link rel="alternate" type="text\/markdown" href="([^"]*)">/.exec(page.body)?.[1];
      expect((await askHost(app, String(own))).body).toBe(twin.body);

      const { facts, text } = read(twin.body);
      const title = decodeEntities(/<title>([^<]*)/.exec(page.body)?.[1] ?? '');
      const lang = /<html lang="([^"]*)"/.exec(page.body)?.[1];
      const description = decodeEntities(/<meta name="description" content="([^"]*)"/.exec(page.body)?.[1] ?? '');
      expect(facts).toEqual({ title: expect.any(String), lang, canonical: url, description });
      expect(title.startsWith(String(facts.title))).toBe(true);
      expect(text).toMatch(/^# \S/);
      expect([url, text.replace(/^# .*/, '').trim().length > 40]).toEqual([url, true]);
      expect(text).not.toMatch(/\]\(\/|<(?:p|h2|div|span|wbr|table)\b|undefined|\[object/);
    }
  });
});

describe('a page as Markdown', () => {
  it('has what the content says, field by field', async () => {
    const [event] = app.content.list('activity', 1).filter(({ value }) => value.activityAgendas?.length);
    const { body } = await askHost(app, publicOrigin + toPath(addresses.event, event?.id), markdown);
    for (const { title } of event?.value.activityAgendas ?? []) expect(body).toContain(title);
    for (const { name } of event?.value.activitySpeakers ?? []) expect(body).toContain(name);
    const abroad = app.content.findSlug('activity', 2, 'london-evening');
    const london = await askHost(app, originOf('en') + toPath(addresses.event, abroad?.id), markdown);
    expect(london.body).toMatch(/\d 18:00 – [\d-]+ 20:30 UTC\+0[01]:00 \(United Kingdom Time\)$/m);
    const [product] = app.content.list('product', 2);
    const twin = await askHost(app, originOf('en') + toPath(addresses.product, product?.id), markdown);
    for (const { functionList } of product?.value.coreFunctions ?? [])
      for (const { title } of functionList) expect(twin.body).toContain(title);
  });

  it.each(marks)(
    'of a list of %s says of each entry when it is of and what it says of itself, page by page',
    async (mark) => {
      const origin = originOf(mark);
      const siteId = app.content.siteOf(mark)?.id ?? 0;
      const news = app.content.list('news', siteId);
      const lines = await readListLines(`${origin}${addresses.news}.md`);
      const told = lines.filter((line) => line.includes('/article-detail/news/'));
      expect(told).toHaveLength(news.length);
      for (const [index, { value }] of news.entries())
        expect(told[index]).toMatch(new RegExp(`/news/${value.id}\\.md\\): 20\\d\\d-\\d\\d-\\d\\d(?: · \\S.*)?$`));
    },
  );

  it.each(marks)(
    'that lists events of %s says of each whether it is held, all its days and where, on every page',
    async (mark) => {
      const origin = originOf(mark);
      const { body: llms } = await askHost(app, `${origin}/llms.txt`);
      const told = [...llms.split('\n'), ...(await readListLines(`${origin}${addresses.events}.md`))];
      const site = app.content.siteOf(mark) as Site;
      const events = app.content.list('activity', site.id);
      expect(events.some(({ value }) => value.eventStatus)).toBe(true);
      for (const { id, value } of events) {
        const { start, end } = eventSpan(value, site);
        const days = [...new Set([start.slice(0, 10), end.slice(0, 10)])].join(' – ');
        const state = value.eventStatus && { cn: '已延期', en: 'Postponed' }[mark];
        const facts = [state, days, value.place, value.activityIntroduction].filter(Boolean).join(' · ');
        const lines = told.filter((line) => line.includes(`${origin}${toPath(addresses.event, id)}.md)`));
        expect([id, lines.map((line) => line.replace(/^.*?\.md\): /, ''))]).toEqual([id, [facts, facts]]);
      }
    },
  );

  it.each(marks)('leads from %s on to other pages as Markdown, as /llms.txt does', async (mark) => {
    const origin = originOf(mark);
    const [product] = app.content.list('product', app.content.siteOf(mark)?.id ?? 0);
    const { body: llms } = await askHost(app, `${origin}/llms.txt`);
    for (const path of ['/', addresses.products, addresses.events, toPath(addresses.product, product?.id)]) {
      const { body } = await askHost(app, origin + path, markdown);
      const links = [...body.matchAll(/\]\((https:[^)]*)\)/g)].map(([, url = '']) => url.replace(/\?.*/, ''));
      expect(links.length).toBeGreaterThan(1);
      for (const link of links) expect([path, link, llms.includes(`](${link})`)]).toEqual([path, link, true]);
    }
  });

  it('keeps tables, links and lists of rich text, and what writers typed as they typed it', async () => {
    const files = await copyContent();
    await files.write(
      'cn/news/odd.md',
      '---\nid: 99\ntitle: "*A* <b> _c_ [d](e): #1"\ncreateTime: today\n---\n## Part\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- [More](/product)\n- **bold** and `code`\n',
    );
    const other = await runApp({ CONTENT_DIR: files.options.folder, PUBLIC_ORIGIN: publicOrigin }, sitePages);
    const { body } = await askHost(other, `${publicOrigin}/article-detail/news/99.md`, { host: 'evil.example' });
    const { facts, text } = read(body);
    expect(facts.title).toBe('*A* <b> _c_ [d](e): #1');
    expect(text).toMatch(/^# \\\*A\\\* <b> \\_c\\_ \\\[d\\\]\(e\): #1\n/);
    expect(text).toContain('## Part');
    expect(text).toMatch(/\| a\s+\| b\s+\|\n\| -+ \| -+ \|\n\| 1\s+\| 2\s+\|/);
    expect(text).toMatch(/-\s+\[More\]\(https:\/\/vendor\.example\/product\)/);
    expect(text).toMatch(/-\s+\*\*bold\*\* and `code`/);
    expect(body).not.toContain('evil');
    await other.stop();
    await files.clear();
  });

  it.each(marks)(
    'has a link to each film of a page of %s that anybody may play, and how long it takes',
    async (mark) => {
      const site = app.content.siteOf(mark)?.id ?? 0;
      const paged = { activity: addresses.event, example: addresses.case, 'media-resource': addresses.mediaResource };
      const seen = { open: 0, gated: 0 };
      for (const [type, address] of Object.entries(paged) as [keyof typeof paged, Address][])
        for (const { id, value, gates } of app.content.list(type, site)) {
          const { body } = await askHost(app, `${originOf(mark)}${toPath(address, id)}.md`);
          const films = value.videoMaterial?.files.filter((file) => file.type === 'video') ?? [];
          for (const { url, duration } of films)
            expect(body).toMatch(
              new RegExp(`\\]\\(${originOf(mark)}${url}\\)${duration ? ': \\d+:\\d\\d$' : ''}`, 'm'),
            );
          for (const { url } of gates.flatMap(({ files }) => files))
            expect([id, body.includes(url)]).toEqual([id, false]);
          seen.open += films.length;
          seen.gated += gates.length;
        }
      expect([seen.open > 3, seen.gated > 3]).toEqual([true, true]);
      const category = app.content.list('product-category', site).find(({ value }) => value.demonstration?.attachment);
      const { body } = await askHost(app, `${originOf(mark)}${toPath(addresses.productCategory, category?.id)}.md`);
      for (const { url } of category?.value.demonstration?.attachment?.files ?? [])
        expect(body).toContain(`${url}): 0:0`);
    },
  );

  it('leads to what was recorded of an event, but not where a form stands before it', async () => {
    const files = await copyContent();
    const reviews = [
      '{ id: 11, title: One, playType: UPLOAD, jumpBO: { jumpContentType: VIDEO, attachment: { file: videos/open.mp4, duration: 65 } } }',
      '{ id: 12, title: Two, playType: URL, jumpBO: { jumpContentType: URL, buttonLink: "https://films.example/two" } }',
      '{ id: 13, title: Three, playType: UPLOAD, jumpBO: { jumpContentType: FORM, formBO: consult, attachment: videos/clip.mp4 } }',
      '{ id: 14, title: Four, playType: URL, jumpBO: { jumpContentType: FORM, formBO: consult, buttonLink: "https://films.example/four" } }',
    ];
    await files.write(
      'cn/activity/recorded.md',
      `---\nid: 99\nactivityName: Day\nactivityShowType: STANDARD\nactivityType: 展会\nstartDate: 2026-01-01\nendDate: 2026-01-02\nactivityReviews: [${reviews.join(', ')}]\n---\n`,
    );
    const other = await runApp({ CONTENT_DIR: files.options.folder, PUBLIC_ORIGIN: publicOrigin }, sitePages);
    const { body } = await askHost(other, `${publicOrigin}/activity/99.md`);
    expect(body.slice(body.indexOf('## 视频')).match(/\]\(.*$/gm)).toEqual([
      `](${publicOrigin}/files/videos/open.mp4): 1:05`,
      '](https://films.example/two)',
    ]);
    const film = await askHost(other, `${publicOrigin}/Media/1.md`);
    expect([film.status, film.body.includes('clip.mp4'), film.body.includes('## 视频')]).toEqual([200, false, false]);
    await other.stop();
    await files.clear();
  });

  it('is of no page that is hidden or is not there', async () => {
    const inPlace = await askHost(app, `${publicOrigin}/form/1`, markdown);
    expect([inPlace.status, inPlace.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const path of ['/form/1', '/product/987654321', '/no/such/page', '/article-detail/news/1/preview']) {
      const own = await askHost(app, `${publicOrigin}${path}.md`, { accept: 'text/html' });
      expect([path, own.status]).toEqual([path, 404]);
    }
  });

  it('is never given to a browser from the memory, nor a page to who wants Markdown', async () => {
    const url = `${publicOrigin}/product`;
    for (let round = 0; round < 3; round += 1) {
      expect((await askHost(app, url, { accept: 'text/html' })).body).toMatch(/^<!doctype html>/);
      expect((await askHost(app, url, markdown)).body).toMatch(/^---\n/);
    }
    const { headers } = await askHost(app, url, markdown);
    const again = await askHost(app, url, { ...markdown, 'if-none-match': String(headers.etag) });
    expect([again.status, again.headers['content-type']]).toEqual([304, 'text/markdown; charset=utf-8']);
    const page = await askHost(app, url, { accept: 'text/html', 'if-none-match': String(headers.etag) });
    expect(page.status).toBe(200);
  });

  it.each([
    ['text/markdown', true],
    ['text/markdown, text/html, */*', true],
    ['text/html;q=0.8, text/markdown;q=0.9', true],
    ['TEXT/HTML, text/markdown;q=0.5', false],
    ['TEXT/MARKDOWN', true],
    ['Text/Markdown;Q=0.5, */*', false],
    ['text/markdown;q=0', false],
    ['text/markdown, */*', true],
    ['text/markdown;q=0.5, */*', false],
    ['text/markdown;q=0.5, */*;q=0.1', true],
    ['text/markdown;q=0.5, text/*;q=0.9, */*;q=0.1', false],
    ['text/markdown;q=0.5, text/html;q=0.2, */*', true],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
    ['*/*', false],
    [undefined, false],
  ])('is what “%s” would rather have: %s', (accept, preferred) => {
    expect(prefersMarkdown(accept)).toBe(preferred);
  });
});

describe('the search as Markdown', () => {
  const search = (mark: string, query: Record<string, string>) =>
    askHost(app, `${originOf(mark)}/search.md?${new URLSearchParams(query)}`);

  it('has what is found, with its kind and where it leads, and goes on to the next page', async () => {
    const first = await search('en', { q: 'supply chain' });
    expect([first.status, first.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(first.headers.link).toBe(`<${originOf('en')}/search?q=supply+chain>; rel="canonical"`);
    const { text } = read(first.body);
    expect(text).toMatch(/^# .*supply chain.*\n\n\d+ results for “supply chain”\n/);
    const hits = [...text.matchAll(/^- +\[[^\]]+\]\((https:[^)]+\.md)\): (?:Products|Solutions|Videos) · \S/gm)];
    expect(hits.length).toBeGreaterThan(2);
    for (const [, url = ''] of hits.slice(0, 3)) expect([url, (await askHost(app, url)).status]).toEqual([url, 200]);
    const next = /\[Next page\]\(([^)]*)\)/.exec(text)?.[1];
    expect(next).toBe(`${originOf('en')}/search.md?q=supply+chain&pageNo=2`);
    const second = await askHost(app, String(next));
    expect(second.body).toMatch(/^- +\[/m);
    expect(second.body).not.toBe(first.body);
  });

  it('narrows by a kind that it names, and is what the page prefers Markdown of', async () => {
    const { body } = await search('cn', { q: '供应链' });
    const news = /\[新闻\]\((\S+)\): (\d+)/.exec(body);
    const narrowed = await askHost(app, String(news?.[1]));
    expect(narrowed.body).toContain(`“新闻”中有${news?.[2]}条与“供应链”相关的内容`);
    const preferred = await askHost(app, String(news?.[1]).replace('.md', ''), markdown);
    expect(preferred.body).toBe(narrowed.body);
  });

  it('leads to the other language that has it, where this one has nothing', async () => {
    const { body } = await search('en', { q: '供应链' });
    const elsewhere = /\[中文站有\d+条结果\]\((\S+)\)/.exec(body)?.[1];
    expect(elsewhere).toMatch(originOf('cn'));
    expect((await askHost(app, String(elsewhere))).body).toMatch(/找到\d+条与“供应链”相关的内容/);
  });

  it.each([
    [{}, 'Look through products, solutions'],
    [{ q: 'zzzqqq' }, 'Nothing found for “zzzqqq”'],
    [{ q: '!!!' }, 'Please type letters or numbers'],
    [{ q: 'x'.repeat(101) }, 'up to 100 characters'],
    [{ q: 'erp', type: 'recipes' }, 'There is no choice “recipes”, so it was left out.'],
    [{ q: 'erp', pageNo: '99' }, 'There is no page “99”. This is the first one.'],
  ])('says in words what cannot be, and where else to look: %j', async (query, words) => {
    const { status, body } = await search('en', query);
    expect([status, read(body).text]).toEqual([200, expect.stringContaining(words)]);
    expect(body).toMatch(/^- +\[[^\]]+\]\(https:/m);
  });
});

describe('/llms.txt', () => {
  it.each(marks)('says what the site %s is, and where its pages are told as Markdown', async (mark) => {
    const { status, headers, body } = await askHost(app, `${originOf(mark)}/llms.txt`);
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const site = app.content.siteOf(mark);
    expect(body).toMatch(/^# \S.*\n\n> \S/);
    const links = [...body.matchAll(/\]\((https:[^)]*)\)/g)].map(([, url = '']) => url);
    for (const url of links) expect(url.startsWith(`${originOf(mark)}/`)).toBe(true);
    for (const path of [
      '/index.md',
      '/activity.md',
      '/search.md',
      `/product/${app.content.list('product', site?.id ?? 0)[0]?.id}.md`,
    ])
      expect(links).toContain(originOf(mark) + path);
    for (const url of links.slice(0, 12)) expect([url, (await askHost(app, url)).status]).toEqual([url, 200]);
    expect(body).not.toMatch(/preview|\/form\//);
  });
});
