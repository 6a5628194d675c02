import { siteIcon } from '../../contract/constants.ts';
import type { SiteSummary } from '../../contract/entities/site.ts';
import { feeds } from '../../contract/feeds.ts';
import { say } from '../../contract/text.ts';
import { text as feedText } from '../../pages/feeds.text.ts';
import type { Head, PageRoute } from '../../pages/page-route.ts';
import { escapeHtml, scriptJson } from '../base/escape.ts';
import { shareSize } from '../discovery/share/share-address.ts';

export interface HeadParts {
  site: SiteSummary;
  head: Head;
  /** Without it the page is kept out of search engines. */
  canonical?: string;
  /** Every language's address of this page, by BCP 47 tag; `x-default` among them. */
  alternates: Readonly<Record<string, string>>;
  origin: string;
  /** The address of the page as Markdown, where it has one. */
  twin?: string;
  /** The address of the picture that is made for those who share the page, where it has one. */
  share?: string;
  theme?: PageRoute['theme'];
}

/** What browsers draw around the page. */
const themeColors = { light: '#ffffff', dark: '#0f1b2d' } as const;

/** What a document's head says of the page, line by line. */
export function createHead({
  site,
  head,
  canonical,
  alternates,
  origin,
  twin,
  share,
  theme = 'light',
}: HeadParts): string[] {
  const meta = (name: string, content: string | undefined) =>
    content ? [`<meta name="${name}" content="${escapeHtml(content)}">`] : [];
  const property = (name: string, content: string | undefined) =>
    content ? [`<meta property="og:${name}" content="${escapeHtml(content)}">`] : [];
  const image = share ?? (head.image && origin + head.image);
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
          ...(twin ? [`<link rel="alternate" type="text/markdown" href="${escapeHtml(twin)}">`] : []),
          ...(head.feeds ?? []).map((name) => {
            const title = escapeHtml(`${site.name} · ${say(feedText[name], site.mark)}`);
            const { type, address } = feeds[name];
            return `<link rel="alternate" type="${type}" title="${title}" href="${escapeHtml(origin + address)}">`;
          }),
        ]
      : meta('robots', 'noindex')),
    ...property('site_name', site.name),
    ...property('title', head.title),
    ...property('description', head.description),
    ...property('type', 'website'),
    ...property('url', canonical),
    ...property('image', image),
    ...(share
      ? [
          ...property('image:width', String(shareSize.width)),
          ...property('image:height', String(shareSize.height)),
          ...property('image:alt', head.title),
          ...meta('twitter:card', 'summary_large_image'),
        ]
      : []),
    ...property('locale', site.lang.replace('-', '_')),
    `<link rel="icon" href="${siteIcon}" type="image/svg+xml">`,
    `<meta name="theme-color" content="${themeColors[theme]}">`,
    ...(head.structuredData
      ? [
          `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...head.structuredData })}</script>`,
        ]
      : []),
  ];
}
