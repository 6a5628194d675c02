import { describe, expect, test } from 'vitest';
import type { EmbedFinding } from '../../../contract/entities/embed-check.ts';
import { hashOf } from '../../../server/base/hash-of.ts';
import { checkEmbedding } from '../../../server/calls/embed-check/check-embedding.ts';
import type { PageGround } from '../../../server/calls/embed-check/ground.ts';
import { readAnswer } from '../../../server/calls/embed-check/read-answer.ts';
import { readHeaders } from '../../../server/calls/embed-check/read-headers.ts';
import { readHtml } from '../../../server/calls/embed-check/read-html.ts';
import { matchesList } from '../../../server/calls/embed-check/source-list.ts';
import { foreignPages } from '../../browser/foreign/pages/all-pages.ts';
import { servePage } from '../../browser/foreign/pages/foreign-page.ts';

const origin = 'https://vendor.example';
const hashes = ['sha256', 'sha384', 'sha512'].map((algorithm) => hashOf('loader', algorithm));
const [, right = ''] = hashes;
const wrong = hashOf('another', 'sha384');
const rightSealed = hashOf('sealed', 'sha384');
const anything = () => true;
const isNumber = (text: string) => /^\d+$/.test(text);

/** What of a site nothing here looks at. */
const unnamed = { logo: '', name: '', languageName: '' };

const ground: PageGround = {
  origin,
  release: {
    name: '0.2.0-new',
    hashes: { loader: hashes, sealed: [rightSealed] },
    sealed: { integrity: rightSealed },
    writeMap: (from) => `map of ${from}`,
  },
  widgets: [
    {
      name: 'form',
      opens: true,
      attributes: {
        ...{ 'form-id': isNumber, mode: (text) => text === 'modal', open: anything, prefill: anything },
        ...{ unlock: anything, source: anything },
      },
    },
    { name: 'news', opens: false, attributes: { 'page-size': isNumber } },
    { name: 'opener', opens: false, attributes: { open: (text) => text === 'exit' } },
  ],
  isHome: (url) => url.origin === origin || url.origin === 'https://en.vendor.example',
  hasRelease: (name, sealed) => name === '0.1.0-old' && !sealed,
  hasForm: (id) => id === 1 || id === 2,
  sites: [
    { ...unnamed, id: 1, mark: 'cn', lang: 'zh-CN' },
    { ...unnamed, id: 2, mark: 'en', lang: 'en' },
  ],
  fieldsOf: (id) =>
    id === 1
      ? [
          { id: 101, name: 'Name' },
          { id: 102, name: 'Company' },
        ]
      : [],
  formsBefore: ({ type, id }) => (type === 'publication' && id === 12 ? [1, 4001] : []),
  maySend: (from) => from === 'https://friend.example',
};

const check = (given: Parameters<typeof checkEmbedding>[0]) => checkEmbedding(given, ground);
const codes = (findings: readonly EmbedFinding[]) => findings.map(({ code }) => code);
const withPolicy = (policy: string, html?: string) =>
  check({ headers: `Content-Security-Policy: ${policy}`, ...(html !== undefined && { html }) }).findings;
const allOf = `script-src ${origin}; connect-src ${origin}; img-src ${origin}; media-src ${origin}`;
const loader = `<script async src="${origin}/loader.js" crossorigin="anonymous"></script>`;
const form = '<vt-form form-id="1"></vt-form>';
const inPage = (html: string) => check({ html }).findings;

describe('a source', () => {
  const matches = (source: string, address: string, page?: string) =>
    matchesList([source], new URL(address), page === undefined ? undefined : new URL(page));

  test.each([
    ['https://vendor.example', 'https://vendor.example/loader.js'],
    ['vendor.example', 'https://vendor.example/'],
    ['VENDOR.example', 'https://vendor.example/'],
    ['https:', 'https://vendor.example/'],
    ['HTTPS:', 'https://vendor.example/'],
    ['http:', 'https://vendor.example/'],
    ['http://vendor.example', 'https://vendor.example/'],
    ['http://vendor.example:80', 'https://vendor.example/'],
    ['*', 'https://vendor.example/'],
    ['https://*', 'https://vendor.example/'],
    ['*.example', 'https://vendor.example/'],
    ['*.vendor.example', 'https://a.b.vendor.example/'],
    ['vendor.example:443', 'https://vendor.example/'],
    ['vendor.example:*', 'https://vendor.example:8443/'],
    ['vendor.example:8443', 'https://vendor.example:8443/'],
    ['vendor.example/', 'https://vendor.example/v/1/loader.js'],
    ['vendor.example/v/', 'https://vendor.example/v/1/loader.js'],
    ['vendor.example/loader.js', 'https://vendor.example/loader.js'],
    ['vendor.example/loader%2Ejs', 'https://vendor.example/loader.js'],
    ['http://localhost:3000', 'http://localhost:3000/loader.js'],
    ['[::1]:3000', 'http://[::1]:3000/'],
  ])('%s lets %s through', (source, address) => {
    expect(matches(source, address)).toBe(true);
  });

  test.each([
    ["'none'", 'https://vendor.example/'],
    ["'self'", 'https://vendor.example/'],
    ["'unsafe-inline'", 'https://vendor.example/'],
    ['data:', 'https://vendor.example/'],
    ['https:', 'http://vendor.example/'],
    ['https://vendor.example', 'http://vendor.example/'],
    ['*.vendor.example', 'https://vendor.example/'],
    ['*.endor.example', 'https://vendor.example/'],
    ['vendor.example', 'https://vendor.example:8443/'],
    ['vendor.example:8443', 'https://vendor.example/'],
    ['vendor.example', 'https://cdn.vendor.example/'],
    ['vendor.example/v', 'https://vendor.example/v/1/loader.js'],
    ['vendor.example/loader.js', 'https://vendor.example/v/1/w/kit.js'],
    ['https//vendor.example', 'https://vendor.example/'],
  ])('%s does not let %s through', (source, address) => {
    expect(matches(source, address)).toBe(false);
  });

  test('of everything is everything of a network', () => {
    expect(matches('*', 'data:text/javascript,1', 'https://partner.example/')).toBe(false);
  });

  test('without a scheme has the page’s, and TLS beyond it', () => {
    expect(matches('vendor.example', 'http://vendor.example/', 'https://partner.example/')).toBe(false);
    expect(matches('vendor.example', 'https://vendor.example/', 'http://partner.example/')).toBe(true);
  });

  test("'self' is the page's own origin, and the same with TLS", () => {
    expect(matches("'self'", 'https://vendor.example/', 'https://vendor.example/page')).toBe(true);
    expect(matches("'SELF'", 'https://vendor.example/', 'http://vendor.example/page')).toBe(true);
    expect(matches("'self'", 'https://vendor.example/', 'https://partner.example/')).toBe(false);
  });
});

describe('headers', () => {
  const readPasted = (text: string) => readHeaders(readAnswer(text).head);

  test.each([
    [
      'a response of curl',
      "HTTP/2 200\r\ncontent-type: text/html\r\ncontent-security-policy: default-src 'self'\r\n\r\n",
    ],
    ['a value below its name', "Content-Security-Policy:\ndefault-src 'self'\nDate:\nSun, 22 Nov 2026"],
    ['a value below its name without a colon', "content-security-policy\ndefault-src 'self'\n"],
    ['a policy alone', "default-src 'self'"],
    ['rows that are indented', "   content-type: text/html\n   content-security-policy: default-src 'self'"],
  ])('are read as %s', (_, text) => {
    expect(readPasted(text)).toContainEqual({ name: 'content-security-policy', value: "default-src 'self'" });
  });

  test('go on in the next line', () => {
    const value = "default-src 'self'; img-src https://a.example";
    expect(readPasted("Content-Security-Policy: default-src 'self';\n  img-src https://a.example")).toEqual([
      { name: 'content-security-policy', value },
    ]);
    expect(readPasted("default-src 'self';\nimg-src https://a.example")).toEqual([
      { name: 'content-security-policy', value },
    ]);
  });

  test('are found in all that curl -v tells', () => {
    const text = [
      '*   Trying 127.0.0.1:443...',
      '> GET / HTTP/1.1',
      '> Accept: */*',
      '>',
      '< HTTP/1.1 200 OK',
      "< Content-Security-Policy: default-src 'self'",
      '< Server: nginx',
      '<',
      '{ [5 bytes data]',
    ].join('\r\n');
    expect(readPasted(text)).toEqual([
      { name: 'content-security-policy', value: "default-src 'self'" },
      { name: 'server', value: 'nginx' },
    ]);
  });

  test('may stand there several times', () => {
    expect(readPasted('Content-Security-Policy: img-src *\nContent-Security-Policy: media-src *')).toHaveLength(2);
  });

  test.each([
    ['no-referrer', ['originUntold']],
    ['strict-origin, Same-Origin', ['originUntold']],
    ['no-referrer, strict-origin-when-cross-origin', []],
    ['no-referrer, some-later-policy', ['originUntold']],
  ])(
    'that say Referrer-Policy: %s are told where a form that a server includes is sent without script',
    (value, told) => {
      const headers = `Referrer-Policy: ${value}`;
      const included = '<vt-form form-id="1"><template shadowrootmode="open"><form></form></template></vt-form>';
      expect(codes(check({ headers, html: loader + included }).findings)).toEqual(told);
      expect(codes(check({ headers, html: loader + form }).findings)).toEqual([]);
    },
  );

  test.each([
    ['', '<meta name="referrer" content="No-Referrer">', ['originUntold']],
    ['', '<meta name="referrer" content="never">', ['originUntold']],
    ['no-referrer', '<meta name="referrer" content="origin">', []],
    ['no-referrer', '<meta name="referrer" content="">', ['originUntold']],
    ['no-referrer', '<meta name="referrer" content="nobody">', ['originUntold']],
    ['no-referrer', '<meta name="referrer" content="always">', []],
    ['', '<noscript><meta name="referrer" content="no-referrer"></noscript>', []],
  ])('that say Referrer-Policy: %s give way to what the page says: %s', (value, meta, told) => {
    const included = '<vt-form form-id="1"><template shadowrootmode="open"><form></form></template></vt-form>';
    const { findings } = check({ headers: value && `Referrer-Policy: ${value}`, html: meta + loader + included });
    expect(codes(findings)).toEqual(told);
  });

  test('that are none are told of', () => {
    expect(codes(check({ headers: 'Lorem ipsum dolor' }).findings)).toEqual(['noHeaders']);
    expect(codes(check({ headers: 'Server: nginx' }).findings)).toEqual([]);
  });
});

describe('what curl prints', () => {
  const policy = "content-security-policy: img-src 'none'";
  const page = `<!doctype html>\n<html><body>\n${loader}\n<vt-from></vt-from></body></html>`;
  const answer = ['HTTP/2 200', 'content-type: text/html', policy, '', page].join('\r\n');
  const moved = (body: string) => `HTTP/1.1 301 Moved\r\nlocation: /b\r\nx-csp: a\r\n${policy}\r\n\r\n${body}`;
  const last = "HTTP/2 200\r\ncontent-security-policy: media-src 'none'\r\n\r\n";

  test('as the HTML is headers and the HTML behind them', () => {
    expect(codes(check({ html: answer }).findings)).toEqual(['imgBlocked', 'unknownTag']);
    expect(check({ html: answer, headers: policy }).seen).toEqual({ policies: 1, scripts: 1, tags: 1 });
  });

  test('as the headers is the page’s HTML, too, unless that was given', () => {
    expect(codes(check({ headers: answer }).findings)).toEqual(['imgBlocked', 'unknownTag']);
    expect(codes(check({ headers: answer, html: loader + form }).findings)).toEqual(['imgBlocked']);
  });

  test('of curl -v has its HTML behind what it tells', () => {
    const text = ['> GET / HTTP/1.1', '>', '< HTTP/1.1 200 OK', `< ${policy}`, '<', '{ [5 bytes data]', page];
    for (const given of [{ headers: text.join('\n') }, { html: text.join('\n') }])
      expect(codes(check(given).findings)).toEqual(['imgBlocked', 'unknownTag']);
  });

  test('without HTML behind it, as the HTML, is headers alone', () => {
    expect(codes(check({ html: `HTTP/2 200\n${policy}\n` }).findings)).toEqual(['imgBlocked']);
  });

  test.each([
    ['heads alone', moved('')],
    ['a page that leads on', moved('<html><p>Moved</p></html>\r\n')],
    ['a page without an end of its line', moved('<html><p>Moved</p></html>')],
    ['a word of the server', moved('Moved Permanently. Redirecting to /b')],
    ['what a proxy says', `HTTP/1.1 200 Connection established\r\n${policy}\r\n\r\n`],
  ])('of several answers counts for the last one, behind %s', (_, first) => {
    for (const given of [{ headers: first + last }, { html: first + last + page }, { headers: first + last + page }])
      expect(codes(check(given).findings).filter((code) => code !== 'unknownTag')).toEqual(['mediaBlocked']);
  });

  test('that is quoted on a page is its text', () => {
    const quoted = `${answer}<pre>\nHTTP/1.1 200 OK\nserver: nginx\n\n</pre><vt-brochure></vt-brochure>`;
    expect(codes(check({ html: quoted }).findings)).toEqual(['imgBlocked', 'unknownTag', 'unknownTag']);
    expect(codes(check({ html: `<pre>\n${answer.replace(page, '')}</pre>${loader}${form}` }).findings)).toEqual([]);
  });
});

describe('a policy', () => {
  test.each([
    ['what the documentation lists', allOf],
    ['nothing of what widgets ask for', "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"],
    ['everything with TLS', 'default-src https:'],
    ['Trusted Types', `${allOf}; require-trusted-types-for 'script'; trusted-types 'none'`],
    ['a more special directive', `script-src 'none'; script-src-elem ${origin}; connect-src *; img-src *; media-src *`],
    ['the first of two alike', `img-src *; img-src 'none'`],
    ['a sandbox that allows what is needed', 'sandbox allow-scripts allow-forms allow-same-origin'],
    ['no style and no font', `${allOf}; style-src 'none'; font-src 'none'; frame-src 'none'; form-action 'none'`],
  ])('that says %s is fine', (_, policy) => {
    expect(withPolicy(policy)).toEqual([]);
  });

  test('for everything is told what to add for each kind, the worst first', () => {
    expect(withPolicy("default-src 'self'").map(({ code, weight, mend }) => [code, weight, mend])).toEqual([
      ['scriptBlocked', 'blocks', { way: 'add', line: `script-src 'self' ${origin}` }],
      ['connectBlocked', 'blocks', { way: 'add', line: `connect-src 'self' ${origin}` }],
      ['imgBlocked', 'limits', { way: 'add', line: `img-src 'self' ${origin}` }],
      ['mediaBlocked', 'limits', { way: 'add', line: `media-src 'self' ${origin}` }],
    ]);
  });

  test('for everything has its words on code where there is code alone', () => {
    const policy =
      "default-src 'self' https://cdn.example 'nonce-abc' 'strict-dynamic' 'unsafe-inline'; script-src *; img-src *";
    expect(withPolicy(policy).map(({ mend }) => mend?.line)).toEqual(
      ['connect-src', 'media-src'].map((name) => `${name} 'self' https://cdn.example ${origin}`),
    );
    expect(withPolicy("default-src 'self' 'unsafe-inline'")[0]?.mend?.line).toBe(
      `script-src 'self' 'unsafe-inline' ${origin}`,
    );
  });

  test.each([
    ["script-src 'self'", `script-src 'self' ${origin}`],
    ["script-src 'none'", `script-src ${origin}`],
    ['script-src', `script-src ${origin}`],
    [`script-src ${origin}; script-src-elem 'self'`, `script-src-elem 'self' ${origin}`],
    [`script-src ${origin}/loader.js`, `script-src ${origin}/loader.js ${origin}`],
    [`script-src 'nonce-abc'`, `script-src 'nonce-abc' ${origin}`],
    [`script-src '${right}'`, `script-src '${right}' ${origin}`],
  ])('with %s is told to say %s', (policy, line) => {
    const [finding] = withPolicy(policy);
    expect(finding).toMatchObject({ code: 'scriptBlocked', mend: { way: 'replace', line } });
  });

  test('holds beside all others, each with its number and its place', () => {
    const { findings, seen } = check({
      headers: `Content-Security-Policy: ${allOf}, img-src 'self'\nContent-Security-Policy: connect-src 'self'`,
      html: `<head><meta http-equiv="Content-Security-Policy" content="media-src 'self'">${loader}</head>${form}`,
    });
    expect(seen).toEqual({ policies: 4, scripts: 1, tags: 1 });
    expect(findings.map(({ code, policy }) => [code, policy?.number, policy?.from])).toEqual([
      ['connectBlocked', 3, 'header'],
      ['imgBlocked', 2, 'header'],
      ['mediaBlocked', 4, 'meta'],
    ]);
  });

  test('that is only reported is told of as such', () => {
    const { findings } = check({ headers: "Content-Security-Policy-Report-Only: img-src 'self'; sandbox" });
    expect(findings).toMatchObject([{ code: 'imgBlocked', weight: 'notes', policy: { reportOnly: true } }]);
  });

  test('of a meta tag counts in the head alone, and sandboxes nothing', () => {
    const meta = (policy: string) => `<meta http-equiv="content-security-policy" content="${policy}">`;
    expect(inPage(`<head>${meta('sandbox')}</head><body>${loader}${form}${meta("img-src 'none'")}</body>`)).toEqual([]);
  });

  test("knows what 'self' is by the page's address", () => {
    const headers = "Content-Security-Policy: default-src 'self'";
    expect(codes(check({ headers, address: `${origin}/landing` }).findings)).toEqual(['foreignOrigin']);
  });

  test('asks about the CDN that scripts come from, and about the origin that content comes from', () => {
    const html = `<script async src="https://cdn.example/loader.js" data-origin="${origin}"></script>${form}`;
    const needs = `script-src https://cdn.example; connect-src ${origin}; img-src ${origin}; media-src ${origin}`;
    expect(withPolicy(needs, html)).toEqual([]);
    expect(withPolicy(allOf, html)).toMatchObject([
      { code: 'scriptBlocked', mend: { line: `script-src ${origin} https://cdn.example` } },
    ]);
  });
});

describe('a policy of nonces', () => {
  const tag = (nonce: string) => `<script async nonce="${nonce}" src="${origin}/loader.js"></script>${form}`;
  const strict = "script-src 'strict-dynamic' 'nonce-abc' https:";

  test('lets the script through by its nonce, and what that imports', () => {
    expect(withPolicy("script-src 'nonce-abc'", tag('abc'))).toEqual([]);
    expect(withPolicy(strict, tag('abc'))).toEqual([]);
    expect(withPolicy("default-src https: 'strict-dynamic' 'NONCE-abc'", tag('abc'))).toEqual([]);
  });

  test('wants one, whatever hosts it names, where it is strict', () => {
    const expected = [
      {
        code: 'nonceMissing',
        mend: {
          way: 'replace',
          line: `<script async nonce="…" src="${origin}/loader.js" crossorigin="anonymous"></script>`,
        },
      },
    ];
    expect(withPolicy(strict)).toMatchObject(expected);
    expect(withPolicy(strict, loader + form)).toMatchObject(expected);
  });

  test('wants its own', () => {
    expect(withPolicy(strict, tag('ABC'))).toMatchObject([{ code: 'nonceDiffers', parts: { nonce: 'ABC' } }]);
  });

  test('is not held against a nonce that the browser hides from who copies', () => {
    expect(withPolicy(strict, tag(''))).toMatchObject([{ code: 'nonceHidden', weight: 'notes' }]);
    expect(withPolicy("script-src 'nonce-abc'", tag(''))).toMatchObject([{ code: 'nonceHidden', weight: 'notes' }]);
  });

  test('trusts the script that another script adds, where it is strict', () => {
    const html = `<script nonce="abc">add('${origin}/loader.js')</script>${form}`;
    expect(withPolicy(strict, html)).toEqual([]);
    expect(codes(withPolicy("script-src 'nonce-abc'", html))).toEqual(['scriptBlocked']);
  });
});

describe('a policy of hashes', () => {
  const pinned = `<script async src="${origin}/v/0.2.0-new/loader.js" integrity="${right}" crossorigin></script>${form}`;

  test('lets a pinned script through, and nothing that it imports', () => {
    expect(codes(withPolicy(`script-src '${right}'`, pinned))).toEqual(['scriptBlocked']);
    expect(withPolicy(`script-src '${right}' ${origin}`, pinned)).toEqual([]);
  });

  test('is told to have a nonce where it is strict, whatever its hashes', () => {
    for (const hash of [right, wrong])
      expect(withPolicy(`script-src 'strict-dynamic' '${hash}'`, pinned)).toMatchObject([
        {
          code: 'hashOnly',
          parts: { tag: expect.stringMatching(/^<script async nonce="…" src=.* integrity=/) },
          mend: { way: 'replace', line: `script-src 'strict-dynamic' '${hash}' 'nonce-…'` },
        },
      ]);
  });
});

describe('the page’s own inline code', () => {
  const queue = "(window.vitrine = window.vitrine || []).push(['open', 'form'])";
  const theme = 'vt-form { --vt-accent: #0a5c36; }';
  const html = `${loader}${form}<script>${queue}</script><style>${theme}</style><script>other()</script>`;

  test('is told its hash where the policy has none of it', () => {
    expect(withPolicy(`${allOf}; style-src 'self'`, html)).toMatchObject([
      { code: 'inlineScript', mend: { line: `script-src ${origin} '${hashOf(queue)}'` } },
      { code: 'inlineStyle', mend: { line: `style-src 'self' '${hashOf(theme)}'` } },
    ]);
  });

  test.each([
    `script-src ${origin} 'unsafe-inline'; style-src 'unsafe-inline'`,
    `script-src ${origin} '${hashOf(queue)}'; style-src '${hashOf(theme, 'sha512')}'`,
    `script-src ${origin} '${hashOf(queue).replaceAll('+', '-').replaceAll('/', '_')}'`,
  ])('is let through by %s', (policy) => {
    expect(withPolicy(policy, html)).toEqual([]);
  });

  test("is not let through by 'unsafe-inline' beside a hash", () => {
    expect(codes(withPolicy(`script-src ${origin} 'unsafe-inline' '${wrong}'`, html))).toEqual(['inlineScript']);
  });
});

describe('a sandbox', () => {
  test('without scripts shows nothing', () => {
    expect(withPolicy('sandbox')).toMatchObject([
      { code: 'sandboxScripts', mend: { line: 'sandbox allow-scripts allow-same-origin allow-forms' } },
    ]);
  });

  test.each([
    ['allow-scripts', 'allow-same-origin allow-forms'],
    ['Allow-Scripts allow-forms', 'allow-same-origin'],
  ])('of %s sends no form without %s', (words, missing) => {
    expect(withPolicy(`sandbox ${words}`)).toMatchObject([
      { code: 'sandboxForms', parts: { missing }, mend: { line: `sandbox ${words} ${missing}` } },
    ]);
  });

  test('without allow-forms alone sends forms, and searches for nothing', () => {
    expect(withPolicy('sandbox Allow-Scripts allow-same-origin')).toMatchObject([
      { code: 'sandboxSearches', mend: { line: 'sandbox Allow-Scripts allow-same-origin allow-forms' } },
    ]);
  });
});

const sealedTag = (rest = '') =>
  `<script async src="${origin}/v/0.2.0-new/sealed/loader.js" integrity="${rightSealed}" crossorigin="anonymous"${rest}></script>`;

test('a policy that wants a hash of every script lets no widget through but by the sealed loader', () => {
  const told = (headers: string, html?: string) => check({ headers, html }).findings;
  expect(told('Integrity-Policy: blocked-destinations=(script)')).toMatchObject([
    { code: 'integrityPolicy', weight: 'blocks', mend: { way: 'replace', line: sealedTag() } },
  ]);
  expect(told('Integrity-Policy: blocked-destinations=(script)', sealedTag() + form)).toEqual([]);
  expect(told('Integrity-Policy-Report-Only: blocked-destinations=(style script)')).toMatchObject([
    { code: 'integrityPolicy', weight: 'notes' },
  ]);
  expect(told('Integrity-Policy: blocked-destinations=(style)')).toEqual([]);
});

test('headers that do no harm are not told of', () => {
  const headers = [
    'Cross-Origin-Embedder-Policy: require-corp',
    'Referrer-Policy: no-referrer',
    'X-Frame-Options: DENY',
  ];
  expect(check({ headers: headers.join('\n') })).toEqual({
    findings: [],
    more: 0,
    seen: { policies: 0, scripts: 0, tags: 0 },
  });
});

describe('the script tag', () => {
  test('of the page is fine as it is copied from here', () => {
    expect(inPage(loader + form)).toEqual([]);
    expect(inPage(`<script defer src="https://en.vendor.example/loader.js"></script>${form}`)).toEqual([]);
    expect(inPage(`<script type="module" src="${origin}/loader.js"></script>${form}`)).toEqual([]);
    const named = `<script type="text/plain" src="${origin}/loader.js"></script>`;
    expect(inPage(`${named}<script type="module">await import('${origin}/loader.js')</script>${form}`)).toEqual([]);
  });

  test('that is missing is told of with its line', () => {
    expect(inPage(form)).toMatchObject([{ code: 'loaderMissing', mend: { way: 'add', line: loader } }]);
    expect(codes(inPage('<button data-vt-open="form">Ask</button>'))).toEqual(['loaderMissing']);
    expect(codes(inPage('<p>Hello</p>'))).toEqual(['nothingOfOurs']);
    expect(codes(inPage(`<!-- ${loader} -->${form}`))).toEqual(['loaderMissing']);
  });

  test('may be added by another script', () => {
    expect(inPage(`<script>add("${origin}/loader.js")</script>${form}`)).toEqual([]);
  });

  test('of another server is told of, other scripts are not', () => {
    const other = (src: string) => `<script src="${src}"></script>${form}`;
    expect(inPage(other('https://old.example/loader.js'))).toMatchObject([
      { code: 'loaderElsewhere', parts: { address: 'https://old.example/loader.js', origin }, mend: { line: loader } },
    ]);
    expect(codes(inPage(other('http://vendor.example/loader.js')))).toEqual(['loaderElsewhere']);
    expect(codes(inPage(other('https://charts.example/maps/loader.js')))).toEqual(['loaderMissing']);
    expect(codes(inPage(`${loader}${other('https://old.example/loader.js')}`))).toEqual([]);
  });

  test('whose address is relative leads to the page’s own server, or to where its base says', () => {
    const relative = `<script src="/loader.js"></script>${form}`;
    expect(inPage(relative)).toMatchObject([{ code: 'loaderRelative', parts: { address: '/loader.js' } }]);
    expect(check({ html: relative, address: 'https://friend.example/a/b' }).findings).toMatchObject([
      { code: 'loaderRelative', parts: { address: 'https://friend.example/loader.js' } },
    ]);
    expect(inPage(`<base href="https://cdn.example/x/">${relative}`)).toMatchObject([
      { code: 'loaderRelative', parts: { address: 'https://cdn.example/loader.js' } },
    ]);
    expect(inPage(`<base href="${origin}">${relative}`)).toEqual([]);
    expect(inPage(`<script src="//vendor.example/loader.js"></script>${form}`)).toEqual([]);
  });

  test.each(['file:///loader.js', 'data:/loader.js', 'blob:/loader.js', 'https:///', '::', ''])(
    'whose address is %s is none of ours',
    (src) => {
      expect(codes(inPage(`<script src="${src}"></script>${form}`))).toEqual(['loaderMissing']);
    },
  );

  test('has its content from where it says, unless that is no address', () => {
    for (const place of ['data:,', 'null', ''])
      expect(inPage(`<script src="${origin}/loader.js" data-origin="${place}"></script>${form}`)).toEqual([]);
  });

  test('keeps what it says of its content in the line that mends it', () => {
    const html = `<script src="${origin}/loader.js" integrity="${right}" nonce="a" data-site="en"></script>${form}`;
    const [finding] = inPage(html);
    expect(finding?.mend?.line).toMatch(/^<script async nonce="a" data-site="en" src=.*integrity=/);
  });

  test('runs nowhere within noscript and template, nor of a type that is no script’s', () => {
    expect(inPage(`<noscript>${loader}</noscript>${form}`)).toMatchObject([
      { code: 'loaderInside', parts: { inside: 'noscript' } },
    ]);
    expect(codes(inPage(`<template>${loader}</template>${form}`))).toEqual(['loaderInside']);
    expect(inPage(`<script type="text/plain" src="${origin}/loader.js"></script>${form}`)).toMatchObject([
      { code: 'loaderUnread', parts: { attribute: 'type="text/plain"' } },
    ]);
    expect(codes(inPage(`<script nomodule src="${origin}/loader.js"></script>${form}`))).toEqual(['loaderUnread']);
  });

  const at = `${origin}/loader.js`;
  test.each([
    ['WP Rocket', `type="rocketlazyloadscript" async data-rocket-src="${at}"`, 'nowprocket'],
    ['WP Rocket', `type="text/rocketlazyloadscript" data-rocket-type="module" data-rocket-src="${at}"`, 'nowprocket'],
    ['WP Rocket', `type="rocketlazyloadscript" src="${at}"`, 'nowprocket'],
    ['LiteSpeed Cache', `type="litespeed/javascript" data-src="${at}"`, 'data-no-optimize="1"'],
    ['Perfmatters', `type="pmdelayedscript" data-cfasync="false" data-no-optimize="1" src="${at}"`, undefined],
    ['WP Meteor', `type="javascript/blocked" data-wpmeteor-src="${at}"`, 'data-wpmeteor-nooptimize="true"'],
    ['NitroPack', `type="nitropack/script" src="${at}"`, 'nitro-exclude'],
  ])('that %s holds back by %s comes late, and is not missing', (tool, attributes, exempt) => {
    const findings = inPage(`<script ${attributes}></script>${form}`);
    const [attribute] = /(?<=^| )(?:type="[^"]*"|data-wpmeteor-src)(?=$| )/.exec(attributes) ?? [];
    expect(findings).toMatchObject([{ code: 'loaderDelayed', weight: 'notes', parts: { tool } }]);
    if (tool !== 'WP Meteor') expect(findings[0]?.parts.attribute).toBe(attribute);
    const line = `<script async ${exempt} src="${at}" crossorigin="anonymous"></script>`;
    expect(findings[0]?.mend?.line).toBe(exempt && line);
    if (exempt) expect(inPage(line + form)).toEqual([]);
  });

  test('that Flying Scripts, or an older Perfmatters, holds back by an attribute comes late, and is not missing', () => {
    for (const type of ['', 'type="text/javascript" '])
      expect(inPage(`<script ${type}async data-pmdelayedscript="${at}"></script>${form}`)).toMatchObject([
        { code: 'loaderDelayed', weight: 'notes', parts: { attribute: 'data-pmdelayedscript', tool: 'Perfmatters' } },
      ]);
    expect(inPage(`<script data-type="lazy" data-src="${at}"></script>${form}`)).toMatchObject([
      { code: 'loaderDelayed', parts: { attribute: 'data-type="lazy"', tool: 'Flying Scripts' } },
    ]);
  });

  test('that Rocket Loader runs after the page is told what has it left alone, before the address', () => {
    for (const kind of ['text/javascript', 'module', ''])
      expect(
        inPage(`<script async nonce="a" src="${at}" crossorigin type="9f2f9cb3f50e59ddb821a861-${kind}"></script>
          ${form}<script src="/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js" defer></script>`),
      ).toMatchObject([
        {
          ...{ code: 'loaderDeferred', weight: 'notes', parts: { tool: 'Cloudflare Rocket Loader' } },
          mend: {
            way: 'replace',
            line: `<script async data-cfasync="false" nonce="a" src="${at}" crossorigin="anonymous"></script>`,
          },
        },
      ]);
  });

  test.each([
    ['Cookiebot', 'data-cookieconsent="marketing" src', 'data-cookieconsent="ignore"'],
    ['OneTrust', 'class="optanon-category-C0002" src', 'data-ot-ignore'],
    ['Usercentrics', 'data-usercentrics="Vitrine" src', 'data-uc-allowed="true"'],
    ['Complianz', 'data-service="x" data-category="marketing" data-cmplz-src', ''],
    ['Borlabs Cookie', 'data-borlabs-script-blocker-id="x" data-borlabs-script-blocker-src', ''],
    ['Real Cookie Banner', 'consent-required="1" consent-original-src-_', 'consent-skip-blocker'],
    ['CookieYes', 'data-cookieyes="cookieyes-analytics" src', ''],
    ['iubenda', 'class="_iub_cs_activate" data-suppressedsrc', 'class="_iub_cs_skip"'],
    ['Klaro', 'data-type="application/javascript" data-name="vitrine" data-src', ''],
  ])('that %s holds back until a visitor agrees is told of by its name, and is not missing', (tool, rest, exempt) => {
    const findings = inPage(`<script type="text/plain" ${rest}="${at}"></script>${form}`);
    expect(findings).toMatchObject([{ code: 'loaderUnagreed', weight: 'limits', parts: { tool } }]);
    const line = `<script async ${exempt && `${exempt} `}src="${at}" crossorigin="anonymous"></script>`;
    expect(findings[0]?.mend?.line).toBe(line);
    expect(inPage(line + form)).toEqual([]);
  });

  test('whose address waits in another attribute is told of, and is not missing', () => {
    for (const attribute of ['data-src', 'data-lazy-src', 'data-xs-src'])
      expect(inPage(`<script async ${attribute}="${at}" integrity="x"></script>${form}`)[0]).toMatchObject({
        ...{ code: 'loaderParked', weight: 'limits', parts: { attribute } },
        mend: { way: 'replace', line: `<script async src="${at}" integrity="x" crossorigin="anonymous"></script>` },
      });
    expect(inPage(`<script data-src="${at}" src="${at}"></script>${form}`)).toEqual([]);
  });

  test('is none of ours where what holds it back names another', () => {
    const tag = '<script type="rocketlazyloadscript" data-rocket-src="https://partner.example/app.js"></script>';
    expect(codes(inPage(tag + form))).toEqual(['loaderMissing']);
  });

  test('may stand there twice, of two releases only the first counts', () => {
    expect(inPage(loader + loader + form)).toMatchObject([{ code: 'loaderTwice', weight: 'notes' }]);
    const old = `<script src="${origin}/v/0.1.0-old/loader.js"></script>`;
    expect(inPage(loader + old + form)).toMatchObject([
      { code: 'twoReleases', parts: { releases: 'loader.js, 0.1.0-old' } },
      { code: 'olderRelease' },
    ]);
  });
});

describe('a hash of the script', () => {
  const pinnedLine = `<script async src="${origin}/v/0.2.0-new/loader.js" integrity="${right}" crossorigin="anonymous"></script>`;
  const tag = (path: string, rest: string) => `<script src="${origin}${path}" ${rest}></script>${form}`;

  test.each([right, hashes.join(' '), `${wrong} ${right}`, `sha256-AAAA ${right}`])('is fine as %s', (integrity) => {
    expect(inPage(tag('/v/0.2.0-new/loader.js', `integrity="${integrity}" crossorigin`))).toEqual([]);
  });

  test('on the newest address is told the pinned one', () => {
    expect(inPage(tag('/loader.js', `integrity="${right}" crossorigin`))).toMatchObject([
      { code: 'integrityUnpinned', weight: 'blocks', mend: { line: pinnedLine } },
    ]);
  });

  test('without crossorigin, or with credentials, is told the whole tag', () => {
    for (const rest of ['', 'crossorigin="use-credentials"'])
      expect(inPage(tag('/v/0.2.0-new/loader.js', `integrity="${right}" ${rest}`))).toMatchObject([
        { code: 'integrityWithoutCors', weight: 'blocks', mend: { line: pinnedLine } },
      ]);
  });

  test('without crossorigin, in a script that makes the tag, is told the line that is missing there', () => {
    const made = (lines: string) =>
      `<script>var script = document.createElement('script'); script.src = '${origin}/v/0.2.0-new/loader.js'; ${lines}</script>${form}`;
    for (const line of [`script.integrity = '${right}';`, `script.setAttribute('integrity', '${right}');`])
      expect(inPage(made(line))).toMatchObject([
        {
          code: 'integrityWithoutCors',
          weight: 'blocks',
          mend: { way: 'add', line: "script.crossOrigin = 'anonymous';" },
        },
      ]);
    expect(inPage(made(`script.integrity = '${right}'; script.crossOrigin = '';`))).toEqual([]);
    expect(inPage(made(''))).toEqual([]);
  });

  test('that is another one’s is told the right one', () => {
    for (const integrity of [wrong, `${hashOf('another', 'sha512')} ${right}`])
      expect(inPage(tag('/v/0.2.0-new/loader.js', `integrity="${integrity}" crossorigin`))).toMatchObject([
        { code: 'integrityWrong', weight: 'blocks' },
      ]);
  });

  test('of an older release is not known here, and the newest is named', () => {
    expect(inPage(tag('/v/0.1.0-old/loader.js', `integrity="${wrong}" crossorigin`))).toMatchObject([
      {
        code: 'olderRelease',
        weight: 'notes',
        parts: { release: '0.1.0-old', newest: '0.2.0-new' },
        mend: { line: pinnedLine },
      },
    ]);
  });

  test('of a release that is not there is told so, with the pinned line of the newest', () => {
    for (const path of ['/v/0.0.9-gone/loader.js', '/v/0.1.0-old/sealed/loader.js'])
      expect(inPage(tag(path, `integrity="${wrong}" crossorigin`))).toMatchObject([
        { code: 'releaseGone', weight: 'blocks', mend: { line: expect.stringContaining('/v/0.2.0-new/') } },
      ]);
    expect(inPage(tag('/v/0.0.9-gone/loader.js', '') + loader)).toMatchObject([
      { code: 'twoReleases' },
      { code: 'releaseGone', weight: 'notes' },
    ]);
    // What else serves the script may keep what this server does not.
    const elsewhere = `<script src="https://cdn.example/v/0.0.9-gone/loader.js" data-origin="${origin}"></script>`;
    expect(codes(inPage(elsewhere + form))).toEqual(['olderRelease']);
  });

  test('of no known kind is none, as it is to browsers', () => {
    expect(inPage(tag('/loader.js', 'integrity="md5-abc"'))).toEqual([]);
  });
});

describe('scripts that a page asks for beside the loader', () => {
  const ahead = `<link rel="preload" as="script" href="${origin}/v/0.1.0-old/w/form.js" crossorigin><link rel="preload" as="script" href="${origin}/v/0.1.0-old/kit.js" crossorigin>`;

  test('are asked for in vain where the loader is of another release, which is told once', () => {
    expect(inPage(loader + ahead + form)).toMatchObject([
      { code: 'scriptsInVain', weight: 'notes', parts: { release: '0.1.0-old', loader: 'loader.js' } },
    ]);
  });

  test('are fine with the loader of their release, and nothing is said of what others ask for', () => {
    const pinned = `<script src="${origin}/v/0.1.0-old/loader.js"></script>`;
    expect(codes(inPage(pinned + ahead + form))).toEqual(['olderRelease']);
    const others = '<link rel="preload" as="script" href="https://cdn.example/v/2/app.js">';
    expect(inPage(`${loader}<link rel="preload" href="/v/1/a.js">${others}${form}`)).toEqual([]);
    expect(codes(inPage(`<noscript>${ahead}</noscript>${loader}${form}`))).toEqual([]);
  });
});

describe('the sealed loader', () => {
  const map = hashOf(ground.release.writeMap(origin));

  test('is held against a hash of its own, and stays what it is in the line that mends it', () => {
    expect(inPage(sealedTag() + form)).toEqual([]);
    expect(inPage(sealedTag().replace(rightSealed, right) + form)).toMatchObject([
      { code: 'integrityWrong', mend: { line: sealedTag() } },
    ]);
    expect(inPage(sealedTag().replace('0.2.0-new', '0.1.0-old') + form)).toMatchObject([
      { code: 'releaseGone', mend: { line: sealedTag() } },
    ]);
    expect(inPage(sealedTag().replace(' crossorigin="anonymous"', '') + form)).toMatchObject([
      { code: 'integrityWithoutCors', mend: { line: sealedTag() } },
    ]);
  });

  test('runs unchecked where a policy refuses its map, which is told with the hash of that', () => {
    expect(withPolicy(`script-src ${origin}`, sealedTag() + form)).toMatchObject([
      { code: 'sealedMap', weight: 'limits', mend: { line: `script-src ${origin} '${map}'` } },
    ]);
    expect(withPolicy(`script-src ${origin} '${map}'`, sealedTag() + form)).toEqual([]);
    expect(withPolicy("script-src 'nonce-a'", sealedTag(' nonce="a"') + form)).toEqual([]);
    // A nonce that a browser hides may be right, and what is in another release's map is not known here.
    expect(withPolicy(`script-src 'nonce-a' ${origin}`, sealedTag(' nonce=""') + form)).toEqual([]);
    expect(codes(withPolicy(`script-src ${origin}`, sealedTag().replace('0.2.0-new', '0.1.0-old') + form))).toEqual([
      'releaseGone',
    ]);
  });
});

describe('a tag', () => {
  const tell = (html: string) => inPage(loader + html);

  test('of no widget is told the one that was likely meant', () => {
    expect(tell('<vt-from form-id="1"></vt-from>')).toMatchObject([
      { code: 'unknownTag', parts: { tag: 'vt-from' }, mend: { line: '<vt-form form-id="1"></vt-form>' } },
    ]);
    const [finding] = tell('<vt-brochure></vt-brochure>');
    expect(finding).toMatchObject({ code: 'unknownTag' });
    expect(finding).not.toHaveProperty('mend');
  });

  test('that closes itself swallows what follows', () => {
    expect(tell('<div><vt-form form-id="1" /><p>After</p></div>')).toMatchObject([
      { code: 'selfClosed', mend: { line: '<vt-form form-id="1"></vt-form>' } },
    ]);
    expect(codes(tell('<vt-form form-id="1"/>'))).toEqual(['selfClosed']);
    expect(codes(tell('<div><vt-form form-id="1"></div><p>After</p>'))).toEqual(['unclosed']);
    expect(tell('<vt-form form-id="1"><a href="/ask">Ask<br/></a></vt-form>')).toEqual([]);
  });

  test.each(['vt_form', 'vt:form', 'vt–form'])('is told its hyphen where it is written %s', (name) => {
    expect(tell(`<${name} form-id="1"></${name}>`)).toMatchObject([
      { code: 'unknownTag', parts: { tag: name }, mend: { line: '<vt-form form-id="1"></vt-form>' } },
    ]);
  });

  test.each([
    ['data-form-id="1"', 'form-id="1"'],
    ['data-vt-form-id="1"', 'form-id="1"'],
    ['data-site="en"', 'site="en"'],
    ['data-prefill="{}"', 'prefill="{}"'],
  ])('has no attribute %s, which only what opens a widget has: it is told %s', (written, meant) => {
    expect(tell(`<vt-form ${written}></vt-form>`)).toMatchObject([
      { code: 'unknownAttribute', mend: { line: `<vt-form ${meant}>` } },
    ]);
  });

  test('may have what a page notes on it for itself', () => {
    expect(
      tell('<vt-form form-id="1" data-test data-theme="a" data-mode="b" data-id="c" data-vt-key="0"></vt-form>'),
    ).toEqual([]);
  });

  test('within noscript or template is no widget', () => {
    expect(tell(`<noscript>${form}</noscript>`)).toMatchObject([{ code: 'tagInside', parts: { inside: 'noscript' } }]);
    expect(tell('<template><button data-vt-open="form">Ask</button></template>')).toMatchObject([
      { code: 'tagInside', parts: { inside: 'template' } },
    ]);
  });

  test('that a server has rendered is its own', () => {
    expect(
      tell(
        '<vt-form form-id="1"><template shadowrootmode="open"><style>p{}</style><vt-inner a="b" /></template></vt-form>',
      ),
    ).toEqual([]);
  });

  test('has attributes that its widget takes, and those that any element has', () => {
    expect(
      tell(
        '<vt-form form-id="1" MODE="modal" site="en" wake="now" theme="Dark" id="a" class="b" style="c" data-d="e" aria-label="f" v-if="g" :h="i" @j="k" onclick="l" xmlns="http://www.w3.org/1999/xhtml" _nghost-abc></vt-form>',
      ),
    ).toEqual([]);
    expect(tell('<vt-form formId="1"></vt-form>')).toMatchObject([
      { code: 'unknownAttribute', parts: { attribute: 'formid' }, mend: { line: '<vt-form form-id="1">' } },
    ]);
    expect(codes(tell('<vt-news form-id="1"></vt-news>'))).toEqual(['unknownAttribute']);
  });

  test('is told what its widget cannot read', () => {
    expect(tell('<vt-form form-id="{{ id }}"></vt-form>')).toMatchObject([
      { code: 'unreadAttribute', parts: { attribute: 'form-id', value: '{{ id }}' } },
    ]);
    expect(tell('<vt-form form-id="99"></vt-form>')).toMatchObject([{ code: 'unknownForm', parts: { value: '99' } }]);
    expect(tell('<vt-form form-id="1" theme="blue"></vt-form>')).toMatchObject([
      { code: 'unreadAttribute', parts: { attribute: 'theme', value: 'blue' } },
    ]);
  });

  test('is shown as text: what it holds is escaped, and shortened', () => {
    const [finding] = tell(`<vt-form form-id='"><img src=x>${'x'.repeat(500)}'></vt-form>`);
    expect(finding?.parts.tag).toMatch(/^<vt-form form-id="&quot;&gt;&lt;img src=x&gt;x+…$/);
    expect(finding?.parts.tag).toHaveLength(301);
  });
});

describe('what opens a widget', () => {
  test('names one that opens, and attributes that it takes', () => {
    expect(
      inPage(
        `${loader}<a data-vt-open="form" data-vt-form-id="1" data-vt-site="en" data-vt-theme="auto" data-x="y">Ask</a>`,
      ),
    ).toEqual([]);
    expect(inPage(`${loader}<a data-vt-open="form" data-vt-form-id="1" data-vt-theme="blue">Ask</a>`)).toMatchObject([
      { code: 'unreadAttribute', parts: { attribute: 'data-vt-theme', value: 'blue' } },
    ]);
    expect(inPage(`${loader}<button data-vt-open="news">News</button>`)).toMatchObject([
      { code: 'unknownOpened', parts: { value: 'news', known: 'form' } },
    ]);
    expect(inPage(`${loader}<button data-vt-open="opener">Later</button>`)).toMatchObject([
      { code: 'unknownOpened', parts: { value: 'opener', known: 'form' } },
    ]);
    expect(inPage(`${loader}<a data-vt-open="form" data-vt-formid="1">Ask</a>`)).toMatchObject([
      { code: 'unknownAttribute', mend: { line: '<a data-vt-open="form" data-vt-form-id="1">' } },
    ]);
  });
});

describe('what was to open a widget', () => {
  test.each([
    ['<button data-vt-opne="form">', '<button data-vt-open="form">'],
    ['<a data-vt_open="form" data-vt-form-id="1">', '<a data-vt-open="form" data-vt-form-id="1">'],
    ['<a vt-open="form">', '<a data-vt-open="form">'],
    ['<a data-vt-form-id="1">', '<a data-vt-form-id="1" data-vt-open="form">'],
  ])('as %s is told to be %s', (written, line) => {
    expect(inPage(`${loader}${written}Ask`)).toMatchObject([
      { code: 'unknownOpener', weight: 'limits', mend: { way: 'replace', line } },
    ]);
  });

  test('is not what a page, or a server, notes for itself', () => {
    const others = '<i data-vt-first></i><i data-vtex="form"></i><i data-open="form"></i><i vt-one="1"></i>';
    expect(inPage(loader + form + others)).toEqual([]);
  });
});

describe('what a form unlocks', () => {
  const unlock = (value: string, more = 'form-id="1"') =>
    inPage(`${loader}<vt-form ${more} unlock="${value}"></vt-form>`);

  test('stands behind it', () => {
    expect(unlock('publication/12')).toEqual([]);
    expect(unlock('publication/12', '')).toEqual([]);
  });

  test.each([
    ['publicaton/12', 'publication/12'],
    ['Publication/12', 'publication/12'],
    ['publication-12', 'publication/12'],
    ['/periodical/12', 'publication/12'],
  ])('cannot be %s, and is told to be %s', (written, meant) => {
    expect(unlock(`publication/12 ${written}`)).toMatchObject([
      {
        ...{ code: 'unreadAttribute', parts: { attribute: 'unlock', value: written } },
        mend: { line: `<vt-form form-id="1" unlock="publication/12 ${meant}">` },
      },
    ]);
  });

  test('is named so that nothing near it can be meant', () => {
    const [finding] = unlock('brochure');
    expect(finding).toMatchObject({ code: 'unreadAttribute' });
    expect(finding).not.toHaveProperty('mend');
  });

  test('has an id that something has', () => {
    expect(unlock('publication/99999')).toMatchObject([
      { code: 'unknownUnlock', weight: 'limits', parts: { value: 'publication/99999' } },
    ]);
  });

  test('is opened by the form that stands before it, and by no other', () => {
    expect(unlock('publication/12', 'form-id="2"')).toMatchObject([
      {
        ...{ code: 'unlockElsewhere', parts: { value: 'publication/12', known: '1, 4001' } },
        mend: { line: '<vt-form form-id="1" unlock="publication/12">' },
      },
    ]);
  });

  test('is told of what opens a form, too', () => {
    expect(inPage(`${loader}<a data-vt-open="form" data-vt-unlock="publicaton/12">Ask</a>`)).toMatchObject([
      { code: 'unreadAttribute', mend: { line: '<a data-vt-open="form" data-vt-unlock="publication/12">' } },
    ]);
  });
});

describe('the page that leads count for', () => {
  const source = (value: string) => inPage(`${loader}<vt-form form-id="1" source="${value}"></vt-form>`);

  test.each(['/product/3', 'product/3', '/en/product/3', '/case-detail/1', '/activity/5', '/Media/5', '/', ''])(
    'may be %s',
    (value) => {
      expect(source(value)).toEqual([]);
    },
  );

  test.each([
    ['/prodct/3', '/product/3'],
    ['/Product/3', '/product/3'],
    ['/en/prodct/3', '/product/3'],
    ['https://vendor.example/product/3', '/product/3'],
    ['/product/3?from=mail', '/product/3'],
  ])('is no page as %s, and is told to be %s', (written, meant) => {
    expect(source(written)).toMatchObject([
      { code: 'unknownSource', parts: { value: written }, mend: { line: `<vt-form form-id="1" source="${meant}">` } },
    ]);
  });

  test('is told to be none where nothing near it is one', () => {
    const [finding] = source('/landing/3');
    expect(finding).toMatchObject({ code: 'unknownSource' });
    expect(finding).not.toHaveProperty('mend');
  });
});

describe('first values', () => {
  const prefill = (value: object, more = 'form-id="1"') =>
    inPage(`${loader}<vt-form ${more} prefill='${JSON.stringify(value)}'></vt-form>`);

  test('are those of fields that the form has, by id or by name', () => {
    expect(prefill({ 101: 'Ada', Company: 'ACME', 999: null })).toEqual([]);
    expect(prefill({ Company: 'ACME' }, '')).toEqual([]);
  });

  test('of no field are told of, with the name that was likely meant', () => {
    expect(prefill({ Compny: 'ACME', 999: 'x' })).toMatchObject([
      { code: 'unknownField', parts: { value: '999', known: '101 Name, 102 Company' } },
      { code: 'unknownField', parts: { value: 'Compny' }, mend: { way: 'replace', line: '"Company"' } },
    ]);
  });

  test('of a form that is not there are not looked at', () => {
    expect(codes(prefill({ Compny: 'ACME' }, 'form-id="99"'))).toEqual(['unknownForm']);
  });
});

describe('a site', () => {
  test.each(['en', 'EN', '2', 'zh-Hans', ''])('is there as “%s”', (value) => {
    expect(inPage(`${loader}<vt-form form-id="1" site="${value}"></vt-form>`)).toEqual([]);
  });

  test.each([
    ['fr', '<vt-form form-id="1">'],
    ['cm', '<vt-form form-id="1" site="cn">'],
  ])('that is not there as “%s” is told of, with those that are', (value, line) => {
    expect(inPage(`${loader}<vt-form form-id="1" site="${value}"></vt-form>`)).toMatchObject([
      { code: 'unknownSite', weight: 'limits', parts: { value, known: 'cn, en' }, mend: { way: 'replace', line } },
    ]);
  });

  test('of the script tag is told of likewise', () => {
    expect(inPage(loader.replace('></', ' data-site="fr"></') + form)).toMatchObject([
      { code: 'unknownSite', mend: { line: loader } },
    ]);
  });
});

describe('the script without a tag', () => {
  test('is told where tags are made', () => {
    expect(inPage(`${loader}<p>Hello</p>`)).toMatchObject([
      { code: 'noTag', weight: 'notes', parts: { address: `${origin}/embed` }, mend: { line: '<vt-form></vt-form>' } },
    ]);
  });

  test.each([
    "<script>(window.vitrine = window.vitrine || []).push(['open', 'form'])</script>",
    "<script>document.body.append(document.createElement('vt-form'))</script>",
    '<a href="#vt-form-1">Ask</a>',
  ])('may be all that a page needs beside %s', (html) => {
    expect(inPage(loader + html)).toEqual([]);
  });
});

describe('a command that a page gives as it is read', () => {
  const tell = (code: string, tag = loader) => inPage(`${tag}${form}<script>${code}</script>`);
  const line = (given: string) => `(window.vitrine = window.vitrine || []).push([${given}])`;

  test.each([
    ["vitrine.open('form', { formId: 1 })", 'open', "'open', …"],
    ['window.vitrine.consent({ traffic: false });', 'consent', "'consent', …"],
    ["let a = 1;\nvitrine.on('submit', () => {})", 'on', "'on', …"],
    ["vitrine.push(['open', 'form'])", 'push', '…'],
  ])('%s may come before the loader, and is told of the queue', (code, command, given) => {
    expect(tell(code)).toMatchObject([
      { code: 'commandEarly', weight: 'limits', parts: { command }, mend: { way: 'replace', line: line(given) } },
    ]);
  });

  test.each([
    "(window.vitrine = window.vitrine || []).push(['open', 'form'])",
    "window.vitrine ||= []; vitrine.push(['open', 'form'])",
    'button.onclick = () => vitrine.open()',
    "addEventListener('load', function () {\n  vitrine.open('form')\n})",
    'if (window.vitrine) vitrine.open()',
    'window.vitrine?.open("form")',
    'window.vitrine && vitrine.open()',
    '// vitrine.open()\n/* vitrine.open() */',
    'shop.vitrine.open()',
  ])('%s is fine', (code) => {
    expect(tell(code)).toEqual([]);
  });

  test('is fine after a loader that the page waits for', () => {
    expect(tell('vitrine.open()', loader.replace(' async', ''))).toEqual([]);
  });
});

describe('a page’s address', () => {
  test('whose origin is on the list sends forms', () => {
    expect(check({ address: 'https://friend.example/landing?a=b' }).findings).toEqual([]);
  });

  test('whose origin is not is told what to ask for', () => {
    expect(check({ address: 'https://partner.example:8443/landing' }).findings).toEqual([
      {
        ...{ code: 'foreignOrigin', weight: 'limits', parts: { origin: 'https://partner.example:8443' } },
        mend: { way: 'send', line: 'https://partner.example:8443' },
      },
    ]);
  });
});

describe('findings', () => {
  test('are told once each, the heaviest first', () => {
    const { findings } = check({ html: '<vt-fo></vt-fo><vt-fo></vt-fo>', headers: 'Lorem ipsum' });
    expect(findings.map(({ weight }) => weight)).toEqual(['blocks', 'limits', 'notes']);
  });

  test('are counted where there are more than are told', () => {
    const html =
      loader + Array.from({ length: 60 }, (_, index) => `<vt-brochure-${index}></vt-brochure-${index}>`).join('');
    const { findings, more } = check({ html });
    expect([findings.length, more]).toEqual([50, 10]);
  });

  test('are no more than that, whatever was pasted', () => {
    for (const piece of ['<vt-form ', '<div><vt-form/>', "script-src 'nonce-a' ", '<!--', 'a:\n', '&amp', '*.']) {
      const given = { html: piece.repeat(200_000 / piece.length), headers: piece.repeat(50_000 / piece.length) };
      expect(check(given).findings.length).toBeLessThanOrEqual(50);
    }
    const many = (write: (index: number) => string, most: number) =>
      Array.from({ length: most }, (_, i) => write(i)).join('');
    const { findings } = check({
      headers: many((index) => `img-src ${index},`, 3000),
      html: `${many((index) => `<script src="${origin}/v/${index}/loader.js"></script>`, 2000)}<vt-form ${many((index) => ` a${index}`, 10_000)}>`,
    });
    expect(findings).toHaveLength(50);
    expect(JSON.stringify(findings).length).toBeLessThan(100_000);
  });
});

describe('what one check costs is bounded', () => {
  test.each(['\n', '\r', '\n\t', '/* ', '//', 'vitrine.a(', '{vitrine.a(', 'vitrine ', 'vitrine.a();', '=>'])(
    'a script costs by its letters, and not by their square: %j',
    (piece) => {
      const cost = (letters: number) => {
        const html = `${loader}<script>${piece.repeat(letters / piece.length)}</script>`;
        const runs = Array.from({ length: 3 }, () => {
          const begun = performance.now();
          check({ html });
          return performance.now() - begun;
        });
        return Math.min(...runs);
      };
      cost(5000);
      // Sixteen times the letters: 256 times the cost, were each looked at from each.
      expect(cost(160_000) / Math.max(1, cost(10_000))).toBeLessThan(90);
    },
  );

  test('what is nested deeper than browsers nest is not read', () => {
    const nested = (depth: number) => readHtml(`${'<div>'.repeat(depth)}${form}${'</div>'.repeat(depth)}`).tags;
    expect(nested(500)).toHaveLength(1);
    expect(nested(600)).toEqual([]);
  });

  test('tags that are written alike are looked at once, and of others no more than a page has', () => {
    const alike = '<vt-news page-size="x"></vt-news>'.repeat(300);
    const others = Array.from({ length: 300 }, (_, index) => `<vt-brochure-${index}></vt-brochure-${index}>`).join('');
    const { findings, more, seen } = check({ html: loader + alike + others });
    expect([findings.length + more, seen.tags]).toEqual([200, 600]);
    expect(findings.map(({ code }) => code)).toContain('unreadAttribute');
  });

  test('so are a tag’s attributes, and scripts', () => {
    const attributes = Array.from({ length: 300 }, (_, index) => `a${index}`).join(' ');
    const { findings, more } = check({ html: `${loader}<vt-form ${attributes}></vt-form>` });
    expect(findings.length + more).toBe(50);
    expect(check({ html: loader.repeat(300) }).seen.scripts).toBe(50);
  });
});

test('a page’s source is read as far as it goes', () => {
  expect(readHtml('<vt-form form-id="1').tags).toEqual([]);
  expect(readHtml(`<title>${form}</title><textarea>${form}</textarea><script>'${form}'</script>`).tags).toEqual([]);
});

/** These are tried in three engines, and work: nothing that is found on one may say that it does not. */
test.each(foreignPages.filter(({ frame }) => !frame).map((page) => [page.name, page] as const))(
  'the foreign page "%s", which works in browsers, is not told that it does not',
  (_, page) => {
    const sealed = { integrity: rightSealed, map: hashOf(ground.release.writeMap(origin)) };
    const { headers, body } = servePage(
      page,
      { origin, release: { ...ground.release, integrity: right, sealed } },
      true,
      false,
    );
    const given = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const { findings } = check({ headers: given.join('\n'), html: body.toString() });
    expect(findings.filter(({ weight }) => weight === 'blocks')).toEqual([]);
  },
);
