/**
 * What rich text may hold: the server cuts everything else out of what was written, and a browser that builds it as
 * nodes takes nothing else. Attributes by tag.
 */
export const richTextTags: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['p', 'ul', 'li', 'strong', 'em', 'del', 'sub', 'sup', 'br', 'wbr', 'hr', 'pre', 'blockquote'].map((tag) => [
      tag,
      [],
    ]),
  ),
  ...Object.fromEntries(['figure', 'figcaption', 'caption', 'thead', 'tbody', 'tr'].map((tag) => [tag, []])),
  table: ['tabindex', 'aria-labelledby'],
  h2: ['id'],
  h3: ['id'],
  // Not the writer's: a section with a heading of its own sets theirs a level deeper.
  h4: ['id'],
  ol: ['start'],
  code: ['class'],
  th: ['class', 'colspan', 'rowspan', 'scope'],
  td: ['class', 'colspan', 'rowspan'],
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'srcset', 'sizes', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
};

/** Schemes that its links may have; those without one are paths, files or anchors of the site. */
export const richTextSchemes = ['http', 'https', 'mailto', 'tel'] as const;

/** A heading of the second or third level, which becomes an anchor (section 9). */
export interface Heading {
  id: string;
  level: 2 | 3;
  text: string;
}

/** The headings of rich text that the server has rendered, in their order. */
export function readHeadings(html: string): Heading[] {
  return [...html.matchAll(/<h([23]) id="([^"]*)">([\s\S]*?)<\/h\1>/g)].map(([, level, id = '', content = '']) => ({
    id: decodeEntities(id),
    level: level === '2' ? 2 : 3,
    text: textOf(content),
  }));
}

/** What of rich text is read, without its tags. */
export const textOf = (html: string): string => decodeEntities(html.replace(/<[^>]*>/g, '')).trim();

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Text as it is read: character references by number, and those by name that HTML cannot do without. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,4}));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] as string) : whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
