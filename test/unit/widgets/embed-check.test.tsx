import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type EmbedCheckRequest,
  type FindingCode,
  findingCodes,
  longestChecked,
} from '../../../contract/entities/embed-check.ts';
import { say } from '../../../contract/text.ts';
import { describeTags } from '../../../server/app/describe-widgets.ts';
import { hashOf } from '../../../server/base/hash-of.ts';
import { checkEmbedding } from '../../../server/calls/embed-check/check-embedding.ts';
import type { PageGround } from '../../../server/calls/embed-check/ground.ts';
import definition from '../../../widgets/embed-check/embed-check.define.ts';
import { text } from '../../../widgets/embed-check/embed-check.text.ts';
import { findFaults } from '../../../widgets/embed-check/read-given.ts';
import { showWidget, textsOf } from './show-widget.tsx';

const origin = 'https://vendor.example';
let ground: PageGround;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/vitrine-check-`);
  await writeFile(`${folder}/manifest.json`, JSON.stringify({ release: '0.1.0-1a2b3c4d', imports: {}, files: {} }));
  await mkdir(`${folder}/sealed`);
  for (const name of ['loader.js', 'sealed/loader.js']) await writeFile(`${folder}/${name}`, name);
  await mkdir(`${folder}/kept/v/0.0.1-old`, { recursive: true });
  await writeFile(`${folder}/kept/v/0.0.1-old/loader.js`, 'old');
  ground = {
    ...(await describeTags(folder, origin, `${folder}/kept`)),
    origin,
    isHome: (url) => url.origin === origin,
    hasForm: (id) => id === 1,
    sites: [{ id: 1, mark: 'cn', lang: 'zh-CN', logo: '', name: '', languageName: '' }],
    fieldsOf: () => [{ id: 101, name: 'Company' }],
    formsBefore: ({ id }) => (id === 12 ? [1] : id === 13 ? [2] : []),
    maySend: () => false,
  };
});

const policy = (words: string) => `Content-Security-Policy: ${words}`;
const script = (rest = '', path = '/loader.js') => `<script async src="${origin}${path}"${rest}></script>`;
const pinned = '/v/0.1.0-1a2b3c4d/loader.js';
const right = () => ground.release.hashes.loader[1];

/** A page that is told of each. */
const samples: Record<FindingCode, () => EmbedCheckRequest> = {
  scriptBlocked: () => ({ headers: policy("script-src 'self'") }),
  nonceMissing: () => ({ headers: policy("script-src 'strict-dynamic' 'nonce-a'") }),
  nonceHidden: () => ({ headers: policy("script-src 'strict-dynamic' 'nonce-a'"), html: script(' nonce') }),
  nonceDiffers: () => ({ headers: policy("script-src 'strict-dynamic' 'nonce-a'"), html: script(' nonce="b"') }),
  hashOnly: () => ({ headers: policy("script-src 'strict-dynamic'") }),
  connectBlocked: () => ({ headers: policy("connect-src 'none'") }),
  imgBlocked: () => ({ headers: policy("img-src 'none'") }),
  mediaBlocked: () => ({ headers: policy("media-src 'none'") }),
  inlineScript: () => ({ headers: policy(`script-src ${origin}`), html: `${script()}<script>vitrine.push()</script>` }),
  inlineStyle: () => ({ headers: policy("style-src 'self'"), html: `${script()}<style>vt-form{}</style>` }),
  sandboxScripts: () => ({ headers: policy('sandbox') }),
  sandboxForms: () => ({ headers: policy('sandbox allow-scripts') }),
  sandboxSearches: () => ({ headers: policy('sandbox allow-scripts allow-same-origin') }),
  integrityPolicy: () => ({ headers: 'Integrity-Policy: blocked-destinations=(script)' }),
  sealedMap: () => ({
    headers: policy(`script-src ${origin}`),
    html: script('', '/v/0.1.0-1a2b3c4d/sealed/loader.js'),
  }),
  loaderMissing: () => ({ html: '<vt-form></vt-form>' }),
  loaderRelative: () => ({ html: '<script src="/loader.js"></script>' }),
  loaderElsewhere: () => ({ html: '<script src="https://old.example/loader.js"></script>' }),
  loaderUnread: () => ({ html: script(' type="text/plain"') }),
  loaderDelayed: () => ({ html: script(' type="rocketlazyloadscript"') }),
  loaderDeferred: () => ({ html: script(' type="9f2f9cb3f50e59ddb821a861-text/javascript"') }),
  loaderUnagreed: () => ({ html: script(' type="text/plain" data-cookieconsent="marketing"') }),
  loaderParked: () => ({ html: `<script data-src="${origin}/loader.js"></script>` }),
  loaderInside: () => ({ html: `<noscript>${script()}</noscript>` }),
  loaderTwice: () => ({ html: script() + script() }),
  twoReleases: () => ({ html: script() + script('', pinned) }),
  olderRelease: () => ({ html: script('', '/v/0.0.1-old/loader.js') }),
  releaseGone: () => ({ html: script('', '/v/0.0.9-gone/loader.js') }),
  scriptsInVain: () => ({
    html: `${script('', pinned)}<link rel="preload" as="script" href="${origin}/v/0.0.1-old/kit.js">`,
  }),
  integrityUnpinned: () => ({ html: script(` integrity="${right()}" crossorigin`) }),
  integrityWithoutCors: () => ({ html: script(` integrity="${right()}"`, pinned) }),
  integrityWrong: () => ({ html: script(` integrity="${hashOf('another', 'sha384')}" crossorigin`, pinned) }),
  commandEarly: () => ({ html: `${script()}<script>vitrine.open('form')</script>` }),
  unknownTag: () => ({ html: '<vt-from></vt-from>' }),
  unknownOpened: () => ({ html: '<a data-vt-open="news">News</a>' }),
  missingAttribute: () => ({ html: '<vt-product-hero></vt-product-hero>' }),
  unknownAttribute: () => ({ html: '<vt-form formId="1"></vt-form>' }),
  unreadAttribute: () => ({ html: '<vt-form form-id="one"></vt-form>' }),
  unknownForm: () => ({ html: '<vt-form form-id="2"></vt-form>' }),
  unknownUnlock: () => ({ html: '<vt-form unlock="publication/99"></vt-form>' }),
  unlockElsewhere: () => ({ html: '<vt-form unlock="publication/13"></vt-form>' }),
  unknownSource: () => ({ html: '<vt-form source="/prodct/3"></vt-form>' }),
  unknownField: () => ({ html: `<vt-form prefill='{"Compny":"ACME"}'></vt-form>` }),
  unknownSite: () => ({ html: '<vt-form site="fr"></vt-form>' }),
  unknownOpener: () => ({ html: '<a data-vt-opne="form">Ask</a>' }),
  noTag: () => ({ html: script() }),
  testMode: () => ({ html: '<vt-form test></vt-form>' }),
  selfClosed: () => ({ html: '<vt-form />' }),
  unclosed: () => ({ html: '<vt-form>' }),
  tagInside: () => ({ html: '<template><vt-form></vt-form></template>' }),
  nothingOfOurs: () => ({ html: '<p>Hello</p>' }),
  foreignOrigin: () => ({ address: 'https://partner.example/' }),
  originUntold: () => ({
    headers: 'Referrer-Policy: no-referrer',
    html: '<vt-form><template shadowrootmode="open"></template></vt-form>',
  }),
  noHeaders: () => ({ headers: 'Hello' }),
};

test.each(findingCodes)('%s is found on a page that has it, and said in words whose every gap is filled', (code) => {
  const { findings } = checkEmbedding(samples[code](), ground);
  const found = findings.find((finding) => finding.code === code);
  for (const mark of ['cn', 'en']) {
    const words = say(text[code], mark, found?.parts);
    expect(found, JSON.stringify(findings)).toBeDefined();
    expect(words).not.toMatch(/\{\w+\}/);
    for (const part of Object.keys(found?.parts ?? {}))
      if (text[code].cn.includes(`{${part}}`)) expect(text[code].en).toContain(`{${part}}`);
  }
});

describe('tags are held against what widgets are', () => {
  const tell = (tag: string) => checkEmbedding({ html: script() + tag }, ground).findings.map(({ code }) => code);

  test.each([
    '<vt-form form-id="1" mode="modal" open prefill=\'{"101":"ACME"}\' unlock="publication/12"></vt-form>',
    '<vt-event-list page-size="10" view="list" filters="NONE"></vt-event-list>',
    '<vt-media-player videos=\'[{"url":"https://vendor.example/a.mp4"}]\'></vt-media-player>',
    '<vt-form prefill="{}"></vt-form>',
    '<vt-product-hero :product-id="id"></vt-product-hero>',
    '<vt-banner heading="NEWS"></vt-banner>',
    '<vt-header></vt-header>',
    '<button data-vt-open="form" data-vt-form-id="1" data-vt-unlock="publication/12">Ask</button>',
  ])('%s is fine', (tag) => {
    expect(tell(tag)).toEqual([]);
  });

  test.each([
    ['<vt-form form-id="1" test></vt-form>', '<vt-form form-id="1">'],
    ['<vt-opener open="exit" form-id="1" test="true"></vt-opener>', '<vt-opener open="exit" form-id="1">'],
    ['<button data-vt-open="form" data-vt-test>Ask</button>', '<button data-vt-open="form">'],
  ])('%s is told to be a test, with the tag that is none', (tag, line) => {
    const { findings } = checkEmbedding({ html: script() + tag }, ground);
    expect(findings).toMatchObject([{ code: 'testMode', weight: 'notes', mend: { way: 'replace', line } }]);
  });

  test.each([
    '<vt-event-list view="tiles"></vt-event-list>',
    '<vt-event-list page-size="all"></vt-event-list>',
    '<vt-form prefill="ACME"></vt-form>',
    '<vt-opener open="exit" prefill="ACME"></vt-opener>',
    '<vt-form form-id=""></vt-form>',
    '<vt-form test="false"></vt-form>',
    '<vt-media-player videos="a.mp4"></vt-media-player>',
  ])('%s cannot be read', (tag) => {
    expect(tell(tag)).toEqual(['unreadAttribute']);
  });
});

describe('the releases that are kept', () => {
  test('are those whose script is served, each loader by itself', async () => {
    const { hasRelease } = ground;
    expect(hasRelease('0.0.1-old', false)).toBe(true);
    expect(hasRelease('0.0.1-old', true)).toBe(false);
    expect(hasRelease('0.0.9-gone', false)).toBe(false);
  });

  test('are none where nothing is kept', async () => {
    const { hasRelease } = await describeTags(folder, origin, '/no/such/folder');
    expect(hasRelease('0.0.1-old', false)).toBe(false);
  });
});

describe('what is given', () => {
  const given = { headers: '', html: '', address: '' };

  test('is one of the three at least', () => {
    expect(findFaults({ ...given, html: ' \n' })).toEqual({ all: 'nothingGiven' });
    expect(findFaults({ ...given, html: '<p>' })).toEqual({});
  });

  test('is no longer than what is read', () => {
    expect(findFaults({ ...given, html: 'x'.repeat(longestChecked.html + 1) })).toEqual({ html: 'tooLong' });
    expect(findFaults({ ...given, html: 'x'.repeat(longestChecked.html) })).toEqual({});
  });

  test.each(['partner.example', '/contact', 'ftp://partner.example', 'https://'])('is no address as %s', (address) => {
    expect(findFaults({ ...given, address })).toEqual({ address: 'badAddress' });
  });

  test('is an address with its scheme', () => {
    expect(findFaults({ ...given, address: ' HTTPS://partner.example:8443/a?b ' })).toEqual({});
  });
});

describe('its page', () => {
  test('has a label and a hint for each field, and sends them nowhere by itself', async () => {
    const page = await showWidget(definition, { mark: 'cn' });
    expect(textsOf(page, 'h1')).toEqual(['检查您的页面']);
    expect(textsOf(page, 'label')).toEqual(['响应标头', 'HTML', '页面地址（选填）']);
    for (const field of page.querySelectorAll('textarea, input')) {
      expect(page.querySelector(`label[for="${field.id}"]`)).not.toBeNull();
      expect(page.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`)?.textContent).toBeTruthy();
    }
    expect(page.querySelector('form')?.getAttribute('method')).toBe('dialog');
  });

  test('says that it needs scripts, and leads to where none are needed', async () => {
    const page = await showWidget(definition);
    expect(textsOf(page, '.unscripted')).toEqual([text.scripts.en]);
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/embed', '/embed/guide']);
  });
});
