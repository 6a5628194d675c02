import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runApp, type TestApp } from './support/run-app.ts';
import { sitePages } from './support/site-pages.ts';

let app: TestApp;
beforeAll(async () => {
  app = await runApp({ PUBLIC_ORIGIN: 'https://vendor.example' }, sitePages);
});
afterAll(() => app.stop());

/** Opens an address as a visitor does; `cookie` is the stored mark, `referer` the page that the link was on. */
async function open(address: string, { lang, referer }: { lang?: string; referer?: string } = {}) {
  const { host, pathname, search } = new URL(address);
  const headers = { Host: host, ...(lang && { cookie: `a=b; lang=${lang}` }), ...(referer && { referer }) };
  const asking = request(app.origin + pathname + search, { headers, setHost: false });
  asking.end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const html = await text(answer);
  return {
    status: answer.statusCode,
    lang: /<html lang="([^"]*)"/.exec(html)?.[1],
    location: answer.headers.location,
    caching: answer.headers['cache-control'],
    cookies: answer.headers['set-cookie'],
    vary: answer.headers.vary,
    html,
  };
}

/** What is in the memory for others is asked for twice: the second answer may be another's. */
async function openTwice(...asked: Parameters<typeof open>) {
  const first = await open(...asked);
  const { status, lang, location, cookies } = await open(...asked);
  expect({ status, lang, location, cookies }).toMatchObject({
    status: first.status,
    lang: first.lang,
    location: first.location,
    cookies: first.cookies,
  });
  return first;
}

describe('the language that was chosen before', () => {
  it('is where the home page of the public host leads to, with all that the address carried', async () => {
    await openTwice('https://vendor.example/');
    const { status, location, caching, vary } = await openTwice('https://vendor.example/?bd_vid=7&a=b', { lang: 'en' });
    expect([status, location]).toEqual([302, 'https://en.vendor.example/?bd_vid=7&a=b']);
    expect([caching, vary]).toEqual(['no-store', 'Cookie']);
    expect(await openTwice('https://vendor.example/', { lang: 'en' })).toMatchObject({ status: 302 });
    expect(await openTwice('https://vendor.example/', { lang: 'en', referer: 'https://other.example/' })).toMatchObject(
      {
        status: 302,
      },
    );
  });

  it('gives way to a link of the site, which is the newer choice, and is stored for all hosts', async () => {
    const answer = await openTwice('https://vendor.example/', { lang: 'en', referer: 'https://en.vendor.example/' });
    expect(answer).toMatchObject({ status: 200, lang: 'zh-CN', caching: 'private, no-cache' });
    expect(answer.cookies).toEqual(['lang=cn; Path=/; Max-Age=31536000; SameSite=Lax; Domain=vendor.example; Secure']);
    expect(await openTwice('https://vendor.example/', { lang: 'cn' })).toMatchObject({ status: 200, lang: 'zh-CN' });
  });

  it('is stored when a link leads to another language, also without script', async () => {
    const follow = () => open('https://en.vendor.example/form/4001', { referer: 'https://vendor.example/' });
    const stored = { status: 200, cookies: [expect.stringMatching(/^lang=en;/)] };
    expect(await follow()).toMatchObject(stored);
    // Others came before in other ways, so that the page is kept.
    await openTwice('https://en.vendor.example/form/4001');
    expect(await follow()).toMatchObject(stored);
  });

  it('leads nobody away who moves within a language', async () => {
    const answer = await openTwice('https://vendor.example/', { lang: 'en', referer: 'https://vendor.example/form/1' });
    expect(answer).toMatchObject({ status: 200, lang: 'zh-CN', cookies: undefined });
    // What was given to them is not what the address alone means to who has chosen the other language.
    expect(await open('https://vendor.example/', { lang: 'en' })).toMatchObject({ status: 302 });
  });

  it.each([
    ['a page that is not the home page', 'https://vendor.example/form/1', 'en', 'zh-CN'],
    ["a language's own host", 'https://en.vendor.example/', 'cn', 'en'],
    ['a mark in the path', 'https://vendor.example/cn/', 'en', 'zh-CN'],
    ['a language that is none', 'https://vendor.example/', 'constructor', 'zh-CN'],
  ])('changes nothing of %s', async (_, address, stored, lang) => {
    expect(await openTwice(address, { lang: stored })).toMatchObject({ status: 200, lang, cookies: undefined });
  });

  it('is the language of a host that names none, such as an address', async () => {
    expect(await openTwice('https://10.0.0.5/', { lang: 'en' })).toMatchObject({ status: 200, lang: 'en' });
    expect(await openTwice('https://10.0.0.5/')).toMatchObject({ status: 200, lang: 'zh-CN' });
  });
});

describe('the language switcher of a page of results', () => {
  it.each([
    ['/search?q=a%26b+%E9%87%87%E8%B4%AD&type=news&pageNo=2', '/search?q=a%26b+%E9%87%87%E8%B4%AD&type=news'],
    ['/search', '/search'],
  ])('leads from %s to %s, as far as it means the same', async (asked, kept) => {
    const { html } = await open(`https://vendor.example${asked}`);
    const page = JSON.parse(/<script type="application\/json" id="vt-page">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(page.counterparts.en).toBe(`https://en.vendor.example${kept}`);
  });
});

describe('a page that is kept', () => {
  it('keeps apart languages, ways of linking and hosts, whichever was asked for first', async () => {
    const addresses = [
      'https://vendor.example/form/1',
      'https://vendor.example/cn/form/1',
      'https://vendor.example/en/form/4001',
      'https://en.vendor.example/form/4001',
      'https://en.vendor.example/cn/form/1',
      'https://10.0.0.5/form/1',
      'https://10.0.0.5/cn/form/1',
      'https://www.example.com/form/1',
    ];
    const facts = async (address: string) => {
      const { html } = await open(address);
      const page = JSON.parse(/<script type="application\/json" id="vt-page">(.*?)<\/script>/.exec(html)?.[1] ?? '');
      return [
        page.site.mark,
        page.route.base,
        page.route.host,
        page.counterparts.en,
        /沪ICP备00000000号-\d/.exec(html)?.[0],
      ];
    };
    const wanted = [
      ['cn', '', 'vendor.example', 'https://en.vendor.example/form/4001', '沪ICP备00000000号-3'],
      ['cn', '/cn', 'vendor.example', '/en/form/4001', '沪ICP备00000000号-3'],
      ['en', '/en', 'vendor.example', '/en/form/4001', undefined],
      ['en', '', 'en.vendor.example', 'https://en.vendor.example/form/4001', undefined],
      ['cn', '/cn', 'vendor.example', '/en/form/4001', '沪ICP备00000000号-3'],
      ['cn', '', 'vendor.example', '/en/form/4001', '沪ICP备00000000号-3'],
      ['cn', '/cn', 'vendor.example', '/en/form/4001', '沪ICP备00000000号-3'],
      ['cn', '', 'www.example.com', '/en/form/4001', '沪ICP备00000000号-4'],
    ];
    const ways = [...addresses.keys()];
    for (const order of [ways, ways, [...ways].reverse()])
      for (const index of order) expect(await facts(addresses[index] ?? ''), addresses[index]).toEqual(wanted[index]);
  });

  it('varies by what it depends on', async () => {
    expect((await open('https://vendor.example/')).vary).toBe('Accept, Accept-Encoding, Cookie, Sec-CH-UA-Mobile');
  });

  it.each(['evil.example', 'constructor', '__proto__', 'toString', 'vendor.example.evil.example', 'a"><script>'])(
    'has nothing of a stranger’s Host header: %s',
    async (Host) => {
      for (let count = 0; count < 2; count += 1) {
        const asking = request(`${app.origin}/`, { headers: { Host }, setHost: false });
        asking.end();
        const [answer] = (await once(asking, 'response')) as [IncomingMessage];
        const html = await text(answer);
        expect(answer.statusCode).toBe(200);
        expect(html).not.toContain('evil');
        expect(html).not.toContain('[native code]');
        expect(html).toContain('"host":"vendor.example"');
        expect(html).toContain('沪ICP备00000000号-3');
      }
    },
  );
});

describe('a mark in the path in other letters, large or small', () => {
  it.each([
    ['/EN', '/en/'],
    ['/EN/', '/en/'],
    ['/En/product?bd_vid=7', '/en/product?bd_vid=7'],
    ['/EN/product/', '/en/product'],
    ['/CN/product', '/cn/product'],
    ['/EN/Product/', '/en/product'],
  ])('leads for good to the page that it means: %s', async (path, location) => {
    for (const host of ['vendor.example', '10.0.0.5'])
      expect(await openTwice(`https://${host}${path}`)).toMatchObject({ status: 301, location });
  });

  it.each(['/EN/nowhere', '/EN/product/99999', '/FR/', '/ENG/'])(
    'leads nowhere where there is no page: %s',
    async (path) => {
      expect(await openTwice(`https://vendor.example${path}`)).toMatchObject({ status: 404, location: undefined });
    },
  );
});
