// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createDocument, type DocumentParts } from '../../../server/render/document.ts';
import { createPlainSheet } from '../../../widgets/kit/runtime/sheet.ts';
import { createPage, sites } from './support/page.ts';

const dialog = createPlainSheet('dialog', 'd', '.d { color: teal }');
const form = { ...createPlainSheet('form', 'f', '.f::before { content: "<"; }'), uses: [dialog] };

function create(differences: Partial<DocumentParts> = {}) {
  const { html, policy } = createDocument({
    page: createPage(),
    head: { title: 'Home' },
    body: '<main>Body</main>',
    sheets: [form, dialog],
    pageStyle: 'body { margin: 0 }',
    canonical: 'https://en.vendor.example/',
    alternates: {
      'zh-CN': 'https://vendor.example/',
      'x-default': 'https://vendor.example/',
      en: 'https://en.vendor.example/',
    },
    origin: 'https://en.vendor.example',
    release: '1.0.0-aaaa',
    ...differences,
  });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const content = (selector: string) => page.querySelector(selector)?.getAttribute('content');
  return { html, policy, page, content };
}

describe('a document', () => {
  it('is in the language of its site, and wears its mark', () => {
    const { page, content } = create({ page: createPage(sites.cn) });
    expect(page.documentElement.lang).toBe('zh-CN');
    expect(content('[http-equiv="content-language"]')).toBe('zh-CN');
    expect(page.body.className).toBe('cn');
    expect(content('[property="og:locale"]')).toBe('zh_CN');
  });

  it('has a face of its own, fetched early, where its letters are Latin', () => {
    const font = { address: '/fonts/face-1234.woff2', style: '@font-face { src: url("/fonts/face-1234.woff2") }' };
    const hint = (page: Document) => page.querySelector('[rel="preload"]')?.getAttribute('href');
    const english = create({ font, page: createPage(sites.en) });
    expect(hint(english.page)).toBe(font.address);
    expect(english.html).toContain(font.style);
    const chinese = create({ font, page: createPage(sites.cn) });
    expect(hint(chinese.page)).toBeUndefined();
    expect(chinese.html).not.toContain(font.address);
  });

  it('tells search engines its address, and its address in every language', () => {
    const { page, content } = create();
    expect(page.querySelector('[rel="canonical"]')?.getAttribute('href')).toBe('https://en.vendor.example/');
    const links = [...page.querySelectorAll('[rel="alternate"]')];
    expect(links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)).toEqual([
      'zh-CN https://vendor.example/',
      'x-default https://vendor.example/',
      'en https://en.vendor.example/',
    ]);
    expect(content('[name="robots"]')).toBeUndefined();
  });

  it('that is not for search engines says so, and has no address for them', () => {
    const { page, content } = create({ canonical: undefined, alternates: {} });
    expect(content('[name="robots"]')).toBe('noindex');
    expect(page.querySelector('[rel="canonical"], [rel="alternate"], [property="og:url"]')).toBeNull();
  });

  it('says of itself what its head tells, whatever signs that holds', () => {
    const title = '"A" & <B>';
    const structuredData = { '@graph': [{ '@type': 'Thing' as const, name: '</script>' }] };
    const head = { title, description: title, image: '/files/share.webp', structuredData };
    const { page, content } = create({ head });
    expect(page.title).toBe(title);
    expect(content('[name="description"]')).toBe(title);
    expect(content('[property="og:title"]')).toBe(title);
    expect(content('[property="og:image"]')).toBe('https://en.vendor.example/files/share.webp');
    expect(JSON.parse(page.querySelector('[type="application/ld+json"]')?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      ...structuredData,
    });
  });

  it('leaves out what its head does not tell', () => {
    const { page } = create();
    expect(page.querySelector('[name="description"], [property="og:image"], [type="application/ld+json"]')).toBeNull();
  });

  it('has the sheets in use in one style, foundations first, and their names', () => {
    const style = create().page.querySelector('style');
    expect(style?.dataset.vtSheets).toBe('dialog form');
    expect(style?.textContent).toBe(`body { margin: 0 }${dialog.text}${form.text}`);
  });

  it('has the facts of the page before the first of its widgets, which they cannot break', () => {
    const facts = { ...createPage(), dictionary: { 'form.submit': '</script><b>' } };
    const { page } = create({ page: facts });
    expect(JSON.parse(page.getElementById('vt-page')?.textContent ?? '')).toEqual(facts);
    expect(page.body.querySelector('b')).toBeNull();
    expect(page.body.firstElementChild?.id).toBe('vt-page');
    expect(page.querySelector('main')?.textContent).toBe('Body');
  });
});

describe("a document's policy", () => {
  const directives = (policy: string) =>
    new Map(policy.split('; ').map((each) => each.split(/ (.*)/s, 2) as [string, string]));

  it('lets exactly its own style be, by its hash', () => {
    const { html, policy } = create();
    const [, style = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(directives(policy).get('style-src')).toBe(`'sha256-${hash}'`);
  });

  it('lets nothing in that is inline, and nothing foreign but films', () => {
    const { policy } = create();
    expect(directives(policy).get('media-src')).toBe("'self' https:");
    expect(policy.replace("media-src 'self' https:", '')).not.toMatch(/unsafe|\*|https?:/);
    expect(directives(policy).get('default-src')).toBe("'none'");
    expect(directives(policy).get('script-src')).toBe("'self'");
    expect(directives(policy).get('require-trusted-types-for')).toBe("'script'");
  });

  it('needs to let nothing more in: the document has no inline script, style or handler', () => {
    const { page } = create({ head: { title: 'Home', structuredData: { '@graph': [] } } });
    const scripts = [...page.querySelectorAll('script:not([src])')].map((script) => script.getAttribute('type'));
    expect(scripts.every((type) => type?.endsWith('json'))).toBe(true);
    expect(page.querySelectorAll('style')).toHaveLength(1);
    expect(page.querySelector('[style], [onclick], [onload]')).toBeNull();
  });
});
