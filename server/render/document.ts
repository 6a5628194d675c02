import { pageDataId } from '../../contract/constants.ts';
import type { Frames } from '../../pages/page-route.ts';
import type { Page } from '../../widgets/kit/runtime/page.ts';
import { flattenSheets, type Sheet } from '../../widgets/kit/runtime/sheet-data.ts';
import { escapeHtml, scriptJson } from '../base/escape.ts';
import type { Font } from '../http/font.ts';
import { createHead, type HeadParts } from './head.ts';
import { createHeroPreload, findHero, type Hero } from './hero-preload.ts';
import { createPolicy } from './policy.ts';

export interface DocumentParts extends Omit<HeadParts, 'site'> {
  page: Page;
  body: string;
  sheets: Iterable<Sheet>;
  pageStyle: string;
  frames?: Frames;
  /** The face of pages that are not in Chinese, which every system has faces for. */
  font?: Font;
  /** The release whose scripts the page is made for. */
  release: string;
}

export interface RenderedDocument {
  html: string;
  policy: string;
  hero?: Hero;
}

/**
 * The whole document, the policy that lets exactly this document work, and the picture that it shows first. What all widgets need to know stands before
 * the first of them: they come to life while the rest is still on its way. Something stands after the last of them: the
 * page's own style shows what is followed by something, which is there as a whole.
 */
export function createDocument(parts: DocumentParts): RenderedDocument {
  const { page, body, theme, frames, release } = parts;
  const { site } = page;
  const style = createStyle(parts);
  const hero = findHero(body);
  const html = `<!doctype html>
<html lang="${escapeHtml(site.lang)}"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${[...(hero ? createHeroPreload(hero) : []), ...preload(fontOf(parts)), ...createHead({ ...parts, site })].join('\n')}
<style data-vt-sheets="${style.names}">${style.text}</style>
<script async src="/v/${release}/loader.js"></script>
<script async type="module" src="/v/${release}/w/ahead.js" fetchpriority="low"></script>
</head>
<body class="${escapeHtml(site.mark)}" id="top">
<script type="application/json" id="${pageDataId}">${scriptJson(page)}</script>
${body}
<i hidden></i>
</body>
</html>
`;
  return { html, policy: createPolicy(style.text, frames), hero };
}

function fontOf({ page, font }: DocumentParts): Font | undefined {
  return page.site.lang.startsWith('zh') ? undefined : font;
}

const preload = (font: Font | undefined) =>
  font ? [`<link rel="preload" href="${font.address}" as="font" type="font/woff2" crossorigin>`] : [];

function createStyle(parts: DocumentParts): { names: string; text: string } {
  const { sheets, pageStyle } = parts;
  const used = flattenSheets([...sheets]);
  return {
    names: used.map(({ name }) => name).join(' '),
    text: [pageStyle, fontOf(parts)?.style, ...used.map((sheet) => sheet.text)].join(''),
  };
}
