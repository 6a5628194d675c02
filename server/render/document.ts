import { createHash } from 'node:crypto';
import type { Head } from '../../pages/routes.ts';
import type { Page } from '../../widgets/kit/runtime/page.ts';
import { pageDataId } from '../../widgets/kit/runtime/page.ts';
import { flattenSheets, type Sheet } from '../../widgets/kit/runtime/sheet-data.ts';
import { escapeHtml, scriptJson } from '../base/escape.ts';

export interface DocumentParts {
  page: Page;
  head: Head;
  body: string;
  sheets: Iterable<Sheet>;
  pageStyle: string;
  /** Without it the page is kept out of search engines. */
  canonical?: string;
  /** Every language's address of this page, by BCP 47 tag; `x-default` among them. */
  alternates: Readonly<Record<string, string>>;
  origin: string;
}

/**
 * The whole document, and the policy that lets exactly this document work. What all widgets need to know stands before
 * the first of them: they come to life while the rest is still on its way.
 */
export function createDocument(parts: DocumentParts): { html: string; policy: string } {
  const { page, body } = parts;
  const { site } = page;
  const style = createStyle(parts);
  const html = `<!doctype html>
<html lang="${escapeHtml(site.lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${createHead(parts).join('\n')}
<style data-vt-sheets="${style.names}">${style.text}</style>
<script async src="/loader.js"></script>
</head>
<body class="${escapeHtml(site.mark)}" id="top">
<script type="application/json" id="${pageDataId}">${scriptJson(page)}</script>
${body}
</body>
</html>
`;
  return { html, policy: createPolicy(style.text) };
}

function createStyle({ sheets, pageStyle }: DocumentParts): { names: string; text: string } {
  const used = flattenSheets([...sheets]);
  return {
    names: used.map(({ name }) => name).join(' '),
    text: [pageStyle, ...used.map((sheet) => sheet.text)].join(''),
  };
}

function createHead({ page: { site }, head, canonical, alternates, origin }: DocumentParts): string[] {
  const meta = (name: string, content: string | undefined) =>
    content ? [`<meta name="${name}" content="${escapeHtml(content)}">`] : [];
  const property = (name: string, content: string | undefined) =>
    content ? [`<meta property="og:${name}" content="${escapeHtml(content)}">`] : [];
  const image = head.image && origin + head.image;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    // Baidu reads this in place of hreflang.
    `<meta http-equiv="content-language" content="${escapeHtml(site.lang)}">`,
    ...meta('description', head.description),
    ...(canonical
      ? [
          `<link rel="canonical" href="${escapeHtml(canonical)}">`,
          ...Object.entries(alternates).map(
            ([lang, url]) => `<link rel="alternate" hreflang="${escapeHtml(lang)}" href="${escapeHtml(url)}">`,
          ),
        ]
      : meta('robots', 'noindex')),
    ...property('site_name', site.name),
    ...property('title', head.title),
    ...property('description', head.description),
    ...property('type', 'website'),
    ...property('url', canonical),
    ...property('image', image),
    ...property('locale', site.lang.replace('-', '_')),
    '<link rel="icon" href="/files/icons/favicon.svg" type="image/svg+xml">',
    '<meta name="theme-color" content="#ffffff">',
    ...(head.structuredData
      ? [
          `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...head.structuredData })}</script>`,
        ]
      : []),
  ];
}

/** No 'unsafe-inline' anywhere: the one inlined style goes by its hash, and no script stands in the page. */
function createPolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
