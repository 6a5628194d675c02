import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchAnswer, SearchSuggestion } from '../../contract/entities/search.ts';
import { routes } from '../../pages/routes.ts';
import { refusals } from '../../server/base/errors.ts';
import { nameOf } from '../../server/content/entry-name.ts';
import { enumeratePages } from '../../server/discovery/enumerate-pages.ts';
import { listedRoutes } from '../../server/discovery/listed-pages.ts';
import { runApp, type TestApp } from './support/run-app.ts';
import { sitePages } from './support/site-pages.ts';

const marks = ['cn', 'en'] as const;

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-search-'));
  await cp('examples/content', folder, { recursive: true });
  app = await runApp({ CONTENT_DIR: folder }, sitePages);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

function siteOf(mark: string) {
  const site = app.content.siteOf(mark);
  if (!site) throw new Error(`There is no site ${mark}.`);
  return site;
}

async function search(mark: string, q: string, further: object = {}) {
  const body = { site: { id: siteOf(mark).id }, q, ...further };
  const answer = await app.post('/api/internal/search/list', body);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: SearchAnswer }).data;
}

async function suggest(mark: string, q: string) {
  const query = new URLSearchParams({ q });
  const answer = await app.get(`/api/internal/search/suggestion/list/${siteOf(mark).id}?${query}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: SearchSuggestion[] }).data;
}

const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');

describe.each(marks)('the search of %s', (mark) => {
  it('finds each page of an entry that search engines know by its title', async () => {
    const site = siteOf(mark);
    const call = (() => Promise.reject(new Error('No page of an entry asks.'))) as never;
    let count = 0;
    for (const route of listedRoutes(routes).filter(({ address }) => address.includes(':id')))
      for (const { path: address, entry } of await enumeratePages(route, site, { content: app.content, call })) {
        if (!entry) throw new Error(`${address} is of no entry.`);
        const { data } = await search(mark, nameOf(entry).slice(0, 100), { pageSize: 50 });
        expect([address, data.some((hit) => hit.address === address)]).toEqual([address, true]);
        count += 1;
      }
    expect(count).toBeGreaterThan(100);
  });

  it('finds pages that are no entry’s own', async () => {
    const wanted = mark === 'cn' ? '隐私政策' : 'privacy policy';
    expect((await search(mark, wanted)).data.map(({ address }) => address)).toContain('/privacy');
  });

  it('marks what it has found, and has as many of each type as it says', async () => {
    const q = mark === 'cn' ? '数据' : 'data';
    const all = await search(mark, q);
    expect(all.data).toHaveLength(10);
    expect(all.total).toBe(all.types.reduce((sum, { total }) => sum + total, 0));
    for (const { title, excerpt } of all.data)
      expect([...title, ...excerpt].some(({ text, hit }) => hit && text.toLowerCase().startsWith(q))).toBe(true);
    for (const { type, total } of all.types) {
      const narrowed = await search(mark, q, { type, pageSize: 100 });
      expect([type, narrowed.total, narrowed.data.length]).toEqual([type, total, total]);
      expect(narrowed.data.every((hit) => hit.type === type)).toBe(true);
      expect(narrowed.types).toEqual(all.types);
    }
  });

  it('leads to a subject before it leads home, where both say it as well', async () => {
    const { data } = await search(mark, mark === 'cn' ? '制造' : 'manufacturing');
    expect(data.length).toBeGreaterThan(1);
    expect(data[0]?.address).not.toBe('/');
  });

  it('has no page twice', async () => {
    const q = mark === 'cn' ? '远帆' : 'farsail';
    const { total } = await search(mark, q);
    const seen = new Set<string>();
    for (let pageNo = 1; pageNo <= Math.ceil(total / 10); pageNo += 1)
      for (const { address } of (await search(mark, q, { pageNo })).data) seen.add(address);
    expect(seen.size).toBe(total);
  });

  it('suggests titles as they are typed', async () => {
    const [entry] = app.content.list('product', siteOf(mark).id);
    if (!entry) throw new Error('There is no product.');
    const suggestions = await suggest(mark, entry.value.name.slice(0, -1));
    expect(suggestions.map(({ title }) => textOf(title))).toContain(entry.value.name);
    expect(suggestions.length).toBeLessThanOrEqual(8);
    expect(await suggest(mark, '')).toEqual([]);
  });
});

describe('what files an entry', () => {
  it.each([
    ['en', 'singapore event', '/activity/505'],
    ['en', 'events singapore', '/activity/505'],
    ['cn', '新加坡活动', '/activity/105'],
  ])('finds in %s by %s the page that is one: %s', async (mark, q, address) => {
    expect((await search(mark, q)).data[0]?.address).toBe(address);
  });

  it.each([
    ['cn', '案例', 'example', 'case', '客户案例'],
    ['en', 'case studies', 'example', 'case', undefined],
    ['en', 'video', 'media-resource', 'media', 'Video library'],
    ['en', 'events', 'activity', 'event', 'Events'],
  ] as const)(
    'finds in %s by %s each of a kind, behind the page that is called so',
    async (mark, q, name, type, first) => {
      const { data, types } = await search(mark, q);
      const count = app.content.list(name, siteOf(mark).id).length;
      expect(types.find((each) => each.type === type)?.total).toBe(count);
      if (first) expect(textOf(data[0]?.title ?? [])).toBe(first);
    },
  );

  it('finds an event by its month and its day, in the words of its site', async () => {
    for (const [mark, id] of [
      ['en', 505],
      ['cn', 105],
    ] as const) {
      const { startDate = '', timeZone } = app.content.find('activity', id)?.value ?? {};
      const write = (form: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(siteOf(mark).lang, { timeZone, ...form }).format(new Date(startDate));
      for (const form of [
        { month: 'long', year: 'numeric' },
        { month: 'long', day: 'numeric' },
      ] as const) {
        const found = await search(mark, write(form), { type: 'event', pageSize: 50 });
        expect([write(form), found.data.map(({ address }) => address)]).toEqual([
          write(form),
          expect.arrayContaining([`/activity/${id}`]),
        ]);
        expect(found).not.toHaveProperty('readAs');
      }
    }
  });

  it('is not what its addresses are made of', async () => {
    const { data } = await search('en', 'free demo');
    expect(data.slice(0, 3).map(({ address }) => address)).not.toContain('/privacy');
  });
});

describe('keywords of the content', () => {
  it.each([
    ['cn', 'HR', '远帆核心人事'],
    ['cn', 'HCM', '远帆核心人事'],
    ['cn', 'WMS', '远帆仓储物流'],
    ['cn', '薪资', '远帆薪酬考勤'],
    ['cn', 'AI', '远帆智能'],
    ['en', 'HR', 'Farsail Core HR'],
    ['en', 'hcm', 'Farsail Core HR'],
    ['en', 'WMS', 'Farsail Warehouse'],
    ['en', 'payroll', 'Farsail Pay & Time'],
    ['en', 'AI', 'Farsail AI'],
  ])('find in %s by %s the page that means it, among the first three: %s', async (mark, q, title) => {
    const { data } = await search(mark, q, { pageSize: 3 });
    expect(data.map((hit) => textOf(hit.title))).toContain(title);
  });

  it.each([
    ['cn', 'HR', '远帆核心人事'],
    ['cn', '仓库管', '远帆仓储物流'],
    ['en', 'hcm', 'Farsail Core HR'],
    ['en', 'Payro', 'Farsail Pay & Time'],
    ['en', 'WMS', 'Farsail Warehouse'],
  ])('suggest in %s, as %s is typed, the page that means it, once: %s', async (mark, q, title) => {
    const titles = (await suggest(mark, q)).map((each) => textOf(each.title));
    expect(titles).toContain(title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each([
    ['Manufacturng', 'manufacturing'],
    ['warehuose managem', 'warehouse managem'],
    ['reimbursment', 'reimbursement'],
    ['ledgre', 'ledger'],
  ])('and titles are suggested for %s, which nothing has, as they are for %s', async (slip, right) => {
    const addresses = async (q: string) => (await suggest('en', q)).map(({ address }) => address);
    const wanted = await addresses(right);
    expect(wanted.length).toBeGreaterThan(0);
    expect(await addresses(slip)).toEqual(expect.arrayContaining(wanted));
  });

  it('are in no answer and on no page', async () => {
    const { data } = await search('en', 'HRIS');
    expect(data.length).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toContain('HRIS');
    for (const { address } of data) expect(await (await app.get(`/en${address}`)).text()).not.toContain('HRIS');
  });

  it('count of a page of any kind, and a title more than they', async () => {
    const page = async (name: string, id: number, front: string, body = 'Nothing else.') =>
      writeFile(
        path.join(folder, `en/news/${name}.md`),
        `---\nid: ${id}\ncreateTime: 2026-01-01\n${front}\n---\n\n${body}\n`,
      );
    await page('keyword-body', 987651, 'title: One', 'Something of xylography.');
    await page('keyword-list', 987652, 'title: Two\nkeywords: [woodcut, xylography]');
    await page('keyword-title', 987653, 'title: Of xylography');
    const about = path.join(folder, 'en/text-page/privacy.md');
    await writeFile(about, (await readFile(about, 'utf8')).replace('---\n', '---\nkeywords: [gdpr-zebra]\n'));
    await app.content.reload();
    const titles = async (q: string) => (await search('en', q)).data.map((hit) => textOf(hit.title));
    await expect.poll(() => titles('xylography')).toEqual(['Of xylography', 'Two', 'One']);
    expect(await titles('gdpr-zebra')).toHaveLength(1);
    const suggested = await suggest('en', 'xylogra');
    expect(suggested.map(({ title }) => textOf(title))).toEqual(['Of xylography', 'Two']);
  });
});

describe('what is searched for', () => {
  it.each([
    '',
    '   ',
    '🙂',
    '"\'<>&',
    '%',
    '\u0000',
    '<script>alert(1)</script>',
    '\\',
    '(((',
    '__proto__',
    'constructor',
  ])('may be %j', async (q) => {
    await search('cn', q);
    await suggest('en', q);
    for (const mark of marks) {
      const page = await app.get(`/${mark}/search?${new URLSearchParams({ q })}`);
      expect(page.status).toBe(200);
      expect(await page.text()).not.toContain('<script>alert');
    }
  });

  it.each(['\u202e\ufffe', 'ledger\uffff'])('puts nothing of %j into the page that no document may hold', async (q) => {
    const html = await (await app.get(`/en/search?${new URLSearchParams({ q })}`)).text();
    expect(html.match(/\p{Noncharacter_Code_Point}/u)).toBeNull();
  });

  it('may be 100 letters long and no longer: the answer says so in words, and so does the page', async () => {
    expect((await search('en', 'x'.repeat(100))).total).toBe(0);
    const answer = await app.post('/api/internal/search/list', { site: { id: 1 }, q: 'x'.repeat(101) });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { message: string }).message).toContain('q: has more than 100 letters');
    const page = await app.get(`/en/search?q=${'x'.repeat(3000)}`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('up to 100 characters')]);
  });

  it('is one text: a second one is no text to the call, and passed over by the page', async () => {
    const twice = await app.get('/api/internal/search/suggestion/list/1?q=a&q=b');
    expect(twice.status).toBe(400);
    const page = await app.get('/en/search?q=ledger&q=b');
    expect(await page.text()).toContain('value="ledger"');
  });
});

describe.each([
  ['cn', 'en', 'supply chain', 'results in English'],
  ['en', 'cn', '库存', '条结果'],
])('a search in %s that only %s has pages for', (mark, other, q, words) => {
  it('tells how many these are, and the page leads there', async () => {
    const there = await search(other, q);
    expect(there.total).toBeGreaterThan(1);
    const here = await search(mark, q);
    expect([here.total, here.elsewhere]).toEqual([0, [{ siteId: siteOf(other).id, total: there.total }]]);
    const query = new URLSearchParams({ q });
    const html = await (await app.get(`/${mark}/search?${query}`)).text();
    const [link] = html.match(/<a [^>]*href="[^"]*"[^>]*>[^<]*条结果<\/a>|<a [^>]*>[^<]*results in English<\/a>/) ?? [];
    expect(link).toContain(`/${other}/search?${query}"`);
    expect(link).toContain(`lang="${siteOf(other).lang}"`);
    expect(link).toContain(words);
  });
});

describe('a search with a slip in it', () => {
  const html = async (mark: string, q: string) =>
    (await app.get(`/${mark}/search?${new URLSearchParams({ q })}`)).text();

  it('says which word no page has, and what was looked for instead', async () => {
    const { total } = await search('en', 'manufacturing');
    const slip = await search('en', 'Manufacturng');
    expect([slip.total, slip.readAs]).toEqual([total, [{ text: 'manufacturing', typed: 'Manufacturng' }]]);
    expect(await html('en', 'Manufacturng')).toContain(
      `No page has “Manufacturng”. ${total} results for “manufacturing”`,
    );
    await writeFile(
      path.join(folder, 'cn/news/slip.md'),
      '---\nid: 987655\ntitle: 用Kubernetes部署\ncreateTime: 2026-01-01\n---\n\n一步到位。\n',
    );
    await app.content.reload();
    await expect
      .poll(() => html('cn', 'Kubernets部署'))
      .toContain('没有页面包含“Kubernets”。找到1条与“kubernetes部署”相关的内容');
  });

  it.each([
    ['whitepaper', 'white paper'],
    ['monthend', 'month end'],
    ['retailer', 'retail'],
    ['Retailers', 'retail'],
    ['pharmaceuticals', 'pharma'],
    ['data centre', 'data center'],
  ])('reads %s as %s, finds as much, and marks what it found', async (typed, meant) => {
    const found = await search('en', typed);
    expect(textOf(found.readAs ?? [])).toBe(meant);
    expect(found.total).toBe((await search('en', meant)).total);
    const [{ title, excerpt } = { title: [], excerpt: [] }] = found.data;
    expect([...title, ...excerpt].some(({ hit }) => hit)).toBe(true);
  });

  it.each(['manufacturing', 'manufactur', 'Farsail', 'ledgers', 'qzxwqzxw'])(
    'says nothing of the kind where there is none: %s',
    async (q) => {
      expect(await search('en', q)).not.toHaveProperty('readAs');
      expect(await html('en', q)).not.toContain('No page has');
    },
  );
});

describe('the page of results', () => {
  it('is found by no search engine, is named after what was looked for, and stands in no sitemap', async () => {
    const page = await app.get(`/cn/search?${new URLSearchParams({ q: '<总账>' })}`);
    const html = await page.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
    expect(html).toMatch(/<title>“(&lt;|<)总账(&gt;|>)”的搜索结果 · /);
    expect(await (await app.get('/cn/sitemap.xml')).text()).not.toContain('/search');
  });
});

describe('the page of a search that comes before the first index is there', () => {
  it.each([
    ['cn', '搜索正在准备中', '重试'],
    ['en', 'The search is being made ready', 'Try again'],
  ])('says so in %s, leads on, and tells machines when to come again', async (mark, words, again) => {
    const early = await runApp({ CONTENT_DIR: folder }, (scope, context) =>
      sitePages(scope, {
        ...context,
        call: (name, input) =>
          name === 'POST /search/list' ? Promise.reject(refusals.searchNotReady()) : context.call(name, input),
      }),
    );
    const page = await early.get(`/${mark}/search?q=erp`);
    const html = await page.text();
    const twin = await early.get(`/${mark}/search.md?q=erp`);
    const markdown = await twin.text();
    await early.stop();
    for (const { status, headers } of [page, twin])
      expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '3', 'no-store']);
    expect(markdown).toContain(words);
    expect(html).toContain(words);
    expect(html).toMatch(new RegExp(`<a href="[^"]*/search\\?q=erp" class="quiet">${again}</a>`));
    expect(html).toContain('class="doors"');
  });
});

describe('when the content changes', () => {
  it('finds what came, and at once shows nothing of what is gone', async () => {
    const file = path.join(folder, 'cn/news/search-test.md');
    const write = (front: string) =>
      writeFile(file, `---\nid: 987654\ntitle: 霁月探访记\ncreateTime: 2026-01-01\n${front}---\n\n鳌山一日。\n`);
    const addresses = async () => (await search('cn', '霁月探访')).data.map(({ address }) => address);
    await search('cn', '数据');
    await write('');
    await app.content.reload();
    await expect.poll(addresses).toEqual(['/article-detail/news/987654']);
    await write('draft: true\n');
    await app.content.reload();
    expect(await addresses()).toEqual([]);
    await expect.poll(async () => (await search('cn', '霁月探访')).total).toBe(0);
  });

  it('finds nothing of what stands behind a form', async () => {
    for (const mark of marks) {
      for (const { gates, slug } of app.content.entries.filter(
        (entry) => entry.mark === mark && entry.gates.length > 0,
      )) {
        const names = JSON.stringify(gates).match(/[\w-]+\.(?:pdf|mp4|webm)/g) ?? [];
        for (const name of names)
          expect([slug, JSON.stringify((await search(mark, name)).data)]).toEqual([
            slug,
            expect.not.stringContaining(name),
          ]);
      }
    }
  });
});
