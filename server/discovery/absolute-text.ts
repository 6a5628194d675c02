import sanitizeHtml from 'sanitize-html';
import { richTextTags } from '../../contract/rich-text.ts';

/** Where a heading may break is a matter of the site's own pages. */
const tags = Object.keys(richTextTags).filter((tag) => tag !== 'wbr');

const cell = ['align', 'colspan', 'rowspan'];

const toAligned: sanitizeHtml.Transformer = (tagName, { class: name = '', ...rest }) => {
  const [, align] = /^align-(right|center)$/.exec(name) ?? [];
  return { tagName, attribs: align ? { ...rest, align } : rest };
};

/** Rich text whose links and pictures are found from anywhere, as in a feed reader: no address in it is left relative. */
export function toAbsoluteText(html: string, origin: string): string {
  const keep = (attributes: Record<string, string | undefined>) => {
    const attribs: Record<string, string> = {};
    for (const [name, value] of Object.entries(attributes)) if (value !== undefined) attribs[name] = value;
    return attribs;
  };
  const absolute = (address: string | undefined) =>
    address !== undefined && URL.canParse(address, origin) ? new URL(address, origin).href : address;
  return sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: { ...(richTextTags as Record<string, string[]>), th: [...cell, 'scope'], td: cell },
    allowedClasses: { code: ['language-*'] },
    transformTags: {
      a: (tagName, { href, title }) => ({ tagName, attribs: keep({ href: absolute(href), title }) }),
      // A reader has none of the pages' sheets.
      th: toAligned,
      td: toAligned,
      img: (tagName, { src, alt }) => ({ tagName, attribs: keep({ src: absolute(src), alt }) }),
    },
  });
}
