import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../contract/calls.ts';
import { errorEnvelopeSchema } from '../../contract/schemas/envelope.ts';
import type { RouteRow } from '../../pages/page-route.ts';
import type { RegisterPages } from '../../server/app/app.ts';
import { registerRendered } from '../../server/render/register-site.ts';
import { askPlain, askRaw, type RawAnswer } from './support/raw.ts';
import { runApp, type TestApp } from './support/run-app.ts';
import { sitePages } from './support/site-pages.ts';

/** The site, and one route that has a bug. */
const pages: RegisterPages = async (app, context) => {
  app.get('/bug', () => {
    throw new Error('the words of a bug');
  });
  await sitePages(app, context);
};

let app: TestApp;
beforeAll(async () => {
  app = await runApp({ PUBLIC_ORIGIN: 'http://localhost:3000' }, pages);
});
afterAll(() => app.stop());

const visitor = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

function expectPage({ status, headers, body }: RawAnswer, wanted: number, lang: string) {
  expect(status).toBe(wanted);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(body).toContain(`<html lang="${lang}">`);
  expect(body).toMatch(/<h1[ >]/);
}

function expectEnvelope({ status, headers, body }: RawAnswer, wanted: number) {
  expect(status).toBe(wanted);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(errorEnvelopeSchema.parse(JSON.parse(body)).code).toBe(String(wanted));
}

describe('a fault that a visitor meets', () => {
  it.each([
    ['GET', '/form/abc', 404],
    ['GET', '/form/01', 404],
    ['GET', '/no/such/page', 404],
    ['GET', '/%E0%A4%A', 400],
    ['GET', '/bug', 500],
    ['GET', '/files/pictures/none.webp', 404],
    ['GET', '/files/pictures/dark.webp?w=wide', 400],
    ['GET', '/files/papers/guide.pdf', 403],
    ['PUT', '/', 405],
    ['DELETE', '/form/1', 405],
    ['PROPFIND', '/', 405],
    ['POST', '/', 405],
  ] as const)('is told by a page in the frame of its site: %s %s', async (method, path, status) => {
    for (const [host, lang, home] of [
      ['localhost', 'zh-CN', '返回首页'],
      ['en.localhost', 'en', 'Back to the home page'],
    ] as const) {
      const answer = await askPlain(app.origin, method, path, { Host: host, ...visitor });
      expectPage(answer, status, lang);
      expect(answer.body).toContain('<vt-footer');
      expect(answer.body).toContain(home);
    }
  });

  it('is told in the frame of its site to who writes media types in capitals', async () => {
    const answer = await askPlain(app.origin, 'GET', '/bug', { Host: 'en.localhost', Accept: 'TEXT/HTML' });
    expectPage(answer, 500, 'en');
    expect(answer.body).toContain('<vt-footer');
  });

  it('is told by a small page to who asks for no page, such as an image', async () => {
    const answer = await askPlain(app.origin, 'GET', '/files/pictures/none.webp', { Host: 'en.localhost' });
    expectPage(answer, 404, 'en');
    expect(answer.body.length).toBeLessThan(2000);
  });

  it('is told in the language of the path, with a way home', async () => {
    const answer = await askPlain(app.origin, 'GET', '/en/%E0%A4%A', visitor);
    expectPage(answer, 400, 'en');
    expect(answer.body).toContain('href="/en/"');
  });

  it.each([
    ['GET', '/product/999', 404],
    ['GET', '/no/such/page', 404],
    ['GET', '/%E0%A4%A', 400],
    ['GET', '/bug', 500],
    ['GET', '/files/papers/guide.pdf', 403],
    ['PUT', '/', 405],
  ] as const)('is told shortly in Markdown, with ways on, to who prefers that: %s %s', async (method, path, status) => {
    for (const [host, home, out] of [
      ['localhost', 'http://localhost:3000', '返回首页'],
      ['en.localhost', 'http://en.localhost:3000', 'Back to the home page'],
    ]) {
      const answer = await askPlain(app.origin, method, path, { Host: String(host), Accept: 'text/markdown, */*' });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/markdown; charset=utf-8']);
      expect(answer.headers.get('vary')).toBe('Accept, Accept-Encoding, Cookie, Sec-CH-UA-Mobile');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('link')).toBeNull();
      expect(answer.body).toMatch(/^# \S/);
      expect(answer.body).toContain(`[${out}](${home}/index.md)`);
      expect(answer.body).toContain(`(${home}/product.md)`);
      expect(answer.body).toContain(`(${home}/llms.txt)`);
      expect(answer.body.length).toBeLessThan(2000);
      expect(answer.body).not.toContain('the words of a bug');
    }
  });

  it('is told in Markdown where a page’s twin was asked for, whatever is preferred', async () => {
    for (const accept of ['*/*', visitor.Accept]) {
      const answer = await askPlain(app.origin, 'GET', '/en/product/999.md', { Host: 'localhost', Accept: accept });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/markdown; charset=utf-8']);
      expect(answer.body).toContain('# We could not find that');
    }
    const page = await askPlain(app.origin, 'GET', '/en/product/999', { Host: 'localhost', ...visitor });
    expectPage(page, 404, 'en');
  });

  it('says nothing of the inside', async () => {
    const { body } = await askPlain(app.origin, 'GET', '/bug', visitor);
    expect(body).not.toContain('the words of a bug');
  });

  it('names the methods that there are', async () => {
    expect((await askPlain(app.origin, 'PUT', '/', visitor)).headers.get('allow')).toBe('GET, HEAD');
  });

  it.each([
    ['QUERY', 'no body of a type', ''],
    ['PUT', 'JSON that is none', 'Content-Type: application/json\r\n'],
    ['PUT', 'a type that nobody takes', 'Content-Type: application/xml\r\n'],
  ])('is the method and not what is sent with it: %s, %s', async (method, _, type) => {
    const head = `${method} / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 1\r\n${type}`;
    expectPage(await askRaw(app.origin, `${head}\r\n{`), 405, 'zh-CN');
  });

  it('has no body for who asks for its head', async () => {
    const { status, body } = await askPlain(app.origin, 'HEAD', '/form/abc', visitor);
    expect([status, body]).toEqual([404, '']);
  });
});

describe('a fault in what a page is made of', () => {
  const fail = () => Promise.reject(new Error('the words of a bug'));
  const head = async () => ({ title: 'A page' });
  const rows: readonly RouteRow[] = [
    { address: '/head', page: 'home', head: fail },
    { address: '/load', widget: 'banner', head },
  ];
  let faulty: TestApp;
  beforeAll(async () => {
    faulty = await runApp({ PUBLIC_ORIGIN: 'http://localhost:3000' }, async (scope, context) => {
      const call: Call = (name, input) =>
        name === 'POST /get/title/by/type' || name === 'POST /topNavigation/list'
          ? broken(name)
          : context.call(name, input);
      await registerRendered(
        scope,
        { ...context, call },
        {
          release: { name: '1.0.0-aaaa', imports: {} },
          routes: rows,
          onFailure: () => undefined,
        },
      );
    });
  });
  afterAll(() => faulty.stop());
  const broken = async (name: string): Promise<never> => {
    throw new Error(`the words of a bug in ${name}`);
  };

  it.each([
    ['/head', 'localhost', 'zh-CN', '服务器出了点问题'],
    ['/head', 'en.localhost', 'en', 'Something went wrong on our end'],
    ['/load', 'localhost', 'zh-CN', '服务器出了点问题'],
    ['/load', 'en.localhost', 'en', 'Something went wrong on our end'],
  ])('shows the page of a fault in the frame of the site: %s on %s', async (path, Host, lang, words) => {
    for (let round = 0; round < 2; round += 1) {
      const answer = await askPlain(faulty.origin, 'GET', path, { Host, ...visitor });
      expectPage(answer, 500, lang);
      expect(answer.body).toContain(words);
      expect(answer.body).toContain('<vt-header');
      expect(answer.body).toContain('<vt-footer');
      expect(answer.body).toContain('<meta name="robots" content="noindex">');
      expect(answer.body).not.toContain('the words of a bug');
    }
  });
});

describe('a fault while rendering fails altogether', () => {
  let broken: TestApp;
  beforeAll(async () => {
    const failing: RegisterPages = async (scope, { faults }) => {
      faults.showWith(() => Promise.reject(new Error('no layout')));
      scope.get('/*', () => Promise.reject(new Error('no page')));
    };
    broken = await runApp({ PUBLIC_ORIGIN: 'http://localhost:3000' }, failing);
  });
  afterAll(() => broken.stop());

  it.each([
    ['localhost', 'zh-CN', '服务器出了点问题'],
    ['en.localhost', 'en', 'Something went wrong'],
  ])('is still a page in the language of %s', async (Host, lang, words) => {
    const answer = await askPlain(broken.origin, 'GET', '/', { Host, ...visitor });
    expectPage(answer, 500, lang);
    expect(answer.body).toContain(words);
  });
});

describe('a fault below /api', () => {
  it.each([
    ['GET', '/api', 404],
    ['GET', '/api/', 404],
    ['GET', '/api/nowhere', 404],
    ['GET', '/api/internal/nowhere/at/all', 404],
    ['POST', '/api/nowhere', 404],
    ['PUT', '/api/nowhere', 404],
    ['PROPFIND', '/api/nowhere', 404],
    ['OPTIONS', '/api', 404],
    ['TRACE', '/api/internal/form', 405],
    ['QUERY', '/api/internal/news/list', 405],
    ['PROPFIND', '/api/internal/form', 405],
    ['MKCOL', '/api/internal/news/131', 405],
    ['GET', '/api/internal/%E0%A4%A', 400],
    ['GET', '/%61pi/nowhere', 404],
    ['GET', 'http://localhost/api/nowhere', 404],
    ['DELETE', '/api/internal/homepage', 405],
  ] as const)('is the envelope, pages notwithstanding: %s %s', async (method, path, status) => {
    expectEnvelope(await askPlain(app.origin, method, path, visitor), status);
  });

  it('has no body for who asks for its head', async () => {
    const { status, headers, body } = await askPlain(app.origin, 'HEAD', '/api/nowhere', visitor);
    expect([status, body]).toEqual([404, '']);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('is no matter of addresses that only begin alike', async () => {
    expectPage(await askPlain(app.origin, 'GET', '/apis', visitor), 404, 'zh-CN');
  });
});

describe('a request that is no HTTP', () => {
  const long = 'x'.repeat(20_000);
  it.each([
    ['a first line that is none', 'GET\r\n\r\n', 400],
    ['a header that is none', 'GET / HTTP/1.1\r\nHost: en.localhost\r\nno colon\r\n\r\n', 400],
    ['headers too long', `GET /news HTTP/1.1\r\nHost: localhost\r\nX: ${long}\r\n\r\n`, 431],
    ['an address too long', `GET /${long} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na', 400],
  ])('is answered with a page: %s', async (what, text, status) => {
    const answer = await askRaw(app.origin, text);
    expectPage(answer, status, what === 'a header that is none' ? 'en' : 'zh-CN');
    expect(answer.headers.get('connection')).toBe('close');
    expect(Number(answer.headers.get('content-length'))).toBe(Buffer.byteLength(answer.body));
  });

  it.each([
    ['headers too long', `GET /api/internal/site/list HTTP/1.1\r\nHost: localhost\r\nX: ${long}\r\n\r\n`, 431],
    ['a header that is none', 'POST /api/internal/form HTTP/1.1\r\nHost: localhost\r\nno colon\r\n\r\n', 400],
  ])('is answered with the envelope below /api: %s', async (_, text, status) => {
    expectEnvelope(await askRaw(app.origin, text), status);
  });

  it('says what is amiss with an address in Chinese letters as they are, such as curl sends', async () => {
    const line = 'GET /api/internal/search/suggestion/list/1?q=采购 HTTP/1.1';
    const answer = await askRaw(app.origin, `${line}\r\nHost: localhost\r\n\r\n`);
    expectEnvelope(answer, 400);
    expect(answer.body).toContain('characters that are taken encoded only');
  });

  it('has no body for who asks for its head', async () => {
    const { status, body } = await askRaw(app.origin, 'HEAD / HTTP/1.1\r\nHost: localhost\r\nno colon\r\n\r\n');
    expect([status, body]).toEqual([400, '']);
  });

  it('does not spoil an answer that was given before on the same connection', async () => {
    const text = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nno HTTP\r\n\r\n';
    const { status, body } = await askRaw(app.origin, text);
    expect([status, body]).toEqual([200, '{"status":"ok"}']);
  });
});

describe('a request that is HTTP and yet none that is taken', () => {
  const cases = [
    ['no host', '', 400],
    ['two hosts', 'Host: localhost\r\nHOST: other.example\r\n', 400],
    ['an expectation that nobody knows', 'Host: en.localhost\r\nExpect: a-miracle\r\n', 417],
  ] as const;

  it.each(cases)('is answered with a page: %s', async (_, lines, status) => {
    // Twice: what is known by heart is no exception.
    for (let round = 0; round < 2; round += 1) {
      const answer = await askRaw(app.origin, `GET / HTTP/1.1\r\n${lines}\r\n`);
      expectPage(answer, status, lines.includes('en.localhost') ? 'en' : 'zh-CN');
      expect(answer.headers.get('permissions-policy')).toContain('camera=()');
      expect(answer.headers.get('connection')).toBe('close');
      expect((await askPlain(app.origin, 'GET', '/')).status).toBe(200);
    }
    const { body, headers } = await askRaw(app.origin, `HEAD / HTTP/1.1\r\n${lines}\r\n`);
    expect(body).toBe('');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(cases)('is answered with the envelope below /api: %s', async (_, lines, status) => {
    for (const path of ['/api/internal/site/list', '/api/nowhere']) {
      const answer = await askRaw(app.origin, `GET ${path} HTTP/1.1\r\n${lines}\r\n`);
      expectEnvelope(answer, status);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    }
  });

  it('may be HTTP/1.0, which knows no hosts', async () => {
    expect((await askRaw(app.origin, 'GET / HTTP/1.0\r\n\r\n')).status).toBe(200);
  });

  it('may ask for leave to send its body', async () => {
    const body = '{"id":1}';
    const head = `POST /api/internal/homepage HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
    const { status, body: rest } = await askRaw(app.origin, `${head}\r\n\r\n${body}`);
    expect(status).toBe(100);
    expect(rest).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  it('wants a tunnel, and is told that there are none', async () => {
    const answer = await askRaw(app.origin, 'CONNECT other.example:443 HTTP/1.1\r\nHost: other.example:443\r\n\r\n');
    expectPage(answer, 405, 'zh-CN');
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['names no page', '*', 400],
    ['is of another scheme', 'ftp://en.localhost/product', 400],
    ['names somebody at the host', 'http://me@en.localhost/product', 400],
    ['names no host', 'http:///product', 400],
    ['begins as an address of another host', '//evil.example/..', 404],
    ['begins with two slashes', '//product', 404],
    ['is of two slashes', '//', 404],
  ])('is told so by a page where its target %s: %s', async (_, target, status) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await askPlain(app.origin, method, target, { Host: 'en.localhost', ...visitor });
      expect([answer.status, answer.headers.get('location')]).toEqual([status, null]);
      if (method === 'GET') expectPage(answer, status, 'en');
    }
  });

  it('wants another protocol, and is answered in this one', async () => {
    const lines = 'Host: localhost\r\nConnection: close, Upgrade\r\nUpgrade: websocket\r\n';
    expect((await askRaw(app.origin, `GET / HTTP/1.1\r\n${lines}\r\n`)).status).toBe(200);
  });
});

describe('a request in absolute form, as a proxy gets it', () => {
  it.each([
    ['http://en.localhost:3000/about-us', 'en'],
    ['http://en.localhost.:3000/about-us', 'en'],
    ['HTTPS://EN.localhost/about-us?a=b', 'en'],
    ['http://en.localhost', 'en'],
    ['http://en.localhost?a=b', 'en'],
    ['http://localhost/en/about-us', 'en'],
    ['http://localhost/about-us', 'zh-CN'],
    ['http://other.example/about-us', 'zh-CN'],
  ])('is for the host that it names, whatever its header does: %s', async (target, lang) => {
    const host = lang === 'en' ? 'localhost' : 'en.localhost';
    for (let round = 0; round < 2; round += 1) {
      const { status, body } = await askPlain(app.origin, 'GET', target, { Host: host, ...visitor });
      expect([status, /<html lang="([^"]*)"/.exec(body)?.[1]]).toEqual([200, lang]);
    }
  });

  it('is told in its own way of what is not there', async () => {
    const page = await askPlain(app.origin, 'GET', 'http://en.localhost/no/such/page', visitor);
    expectPage(page, 404, 'en');
    expectEnvelope(await askPlain(app.origin, 'GET', 'http://en.localhost/api/nowhere', visitor), 404);
  });

  it('wants a host in its header too', async () => {
    expectPage(await askRaw(app.origin, 'GET http://en.localhost/ HTTP/1.1\r\n\r\n'), 400, 'zh-CN');
    expect((await askRaw(app.origin, 'GET http://en.localhost/ HTTP/1.0\r\n\r\n')).body).toContain('<html lang="en"');
  });
});

describe('a form that a browser posts by itself', () => {
  it('to a page that takes none is told so by a page', async () => {
    const body = 'a=b';
    const head = `POST /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}`;
    expectPage(await askRaw(app.origin, `${head}\r\n\r\n${body}`), 405, 'zh-CN');
  });
});
