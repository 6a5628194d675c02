import { Marked, Tokenizer } from 'marked';
import sanitizeHtml from 'sanitize-html';
import type { pictureWidths } from '../../contract/picture-widths.ts';
import { richTextSchemes, richTextTags } from '../../contract/rich-text.ts';
import { escapeHtml } from '../base/escape.ts';
import type { Fault } from './faults.ts';
import { decodeAddress, explainNoPicture, fileUrl, findBelowFiles } from './file-type.ts';
import { finishHtml } from './finish-html.ts';
import type { FileFacts, MediaFiles } from './media-files.ts';
import { findNearFile } from './near-file.ts';

/** HTML that is safe to write into a page, and what had to be left out of it. */
export interface RichText {
  html: string;
  /** `near` is what they are about as it stands in the HTML, in the order of the text. */
  faults: (Pick<Fault, 'reason' | 'lacksFile'> & { near: string })[];
  /** Every file that it names, there or not. */
  names: string[];
}

/** What a writer may use. */
const { h4: _, ...writtenTags } = richTextTags;

/** Attributes that this server writes itself, so that a writer's own would be lost. */
const computed: Readonly<Record<string, readonly string[]>> = {
  h2: ['id'],
  h3: ['id'],
  table: ['tabindex', 'aria-labelledby'],
  th: ['class'],
  td: ['class'],
  a: ['target', 'rel'],
  img: ['srcset', 'sizes', 'width', 'height', 'loading', 'decoding'],
};

const hints: Readonly<Record<string, string>> = {
  h1: 'the page has its title already; begin with ##',
  h4: 'use ## and ### only',
  h5: 'use ## and ### only',
  h6: 'use ## and ### only',
  b: 'write **words**',
  i: 'write *words*',
  script: 'no script runs in a text; leave it out with all that it holds',
  input: 'a list has no boxes to tick; write - and the words behind it',
};

/** Marks that end a sentence, a part of it or a quotation in Chinese: none stands in an address that is written bare. */
const chineseMarks =
  /[\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\u2014\u2018\u2019\u201c\u201d\u2026]/;

/** How a cell's words stand, as classes: HTML has no attribute for it any more. */
const alignments = ['align-right', 'align-center'];

const markdown = new Marked({
  gfm: true,
  renderer: {
    // A heading of a level that no page has is told of as it was typed: there is no `<h1` in Markdown to look for.
    heading({ depth, raw, tokens }) {
      if (writtenTags[`h${depth}`]) return false;
      const [typed = ''] = raw.split('\n');
      return `<h${depth} data-typed="${escapeHtml(typed.trim())}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
  tokenizer: {
    // A note at the foot is no address of a link: it stays as it was typed, and is warned of.
    def: (source) => (/^ *\[\^/.test(source) ? undefined : false),
    // GFM ends a bare address at a space and at ASCII's own marks alone, and Chinese has no space behind it.
    url(source) {
      const [bare = ''] = /^(?:https?:\/\/|ftp:\/\/|www\.)\S*/i.exec(source) ?? [];
      const end = bare.search(chineseMarks);
      return end < 0 ? false : Tokenizer.prototype.url.call(this, bare.slice(0, end));
    },
  },
  extensions: [
    {
      // CommonMark takes no `**` for an end that stands between a mark and a letter, where Chinese has no space to part them.
      name: 'strong',
      level: 'inline',
      start: (source) => source.indexOf('**'),
      tokenizer(source) {
        const [raw, text = ''] = /^\*\*(?![\s*])((?:[^*`\\]|\\.)*[^\s*`\\])\*\*(?!\*)/s.exec(source) ?? [];
        return raw === undefined ? undefined : { type: 'strong', raw, text, tokens: this.lexer.inlineTokens(text) };
      },
    },
  ],
});

/**
 * Widths that a picture of a text is offered in, in pixels. One that is wider than all is not offered whole: screens of two
 * and more pixels to each would take a camera's photo with all its megabytes.
 */
const textWidths: readonly (typeof pictureWidths)[number][] = [480, 960, 1440, 1920];

/**
 * Renders Markdown and sanitises the result. Pictures and links that name no scheme and no slash are files of the
 * content folder. Headings get ids for the anchors of section 9.
 */
export function renderRichText(source: string, files: MediaFiles): RichText {
  const faults: RichText['faults'] = [];
  const names = new Set<string>();
  const find = (name: string) => {
    names.add(name);
    return files.get(name);
  };
  const explainMissing = (address: string, otherwise: string) => {
    const given = decodeAddress(address);
    const shorter = findBelowFiles(given, find);
    if (shorter) return `paths count from files/ on, write ${shorter}`;
    const near = findNearFile(given, files.keys());
    // It may be taken away before the text changes.
    if (near) names.add(near);
    return near ? `did you mean ${near}?` : otherwise;
  };
  const html = markdown.parse(source, { async: false });
  const cut: Cut = (near, reason, lacksFile) => faults.push({ near, reason, lacksFile });
  const clean = sanitizeHtml(html, {
    allowedTags: Object.keys(writtenTags),
    allowedAttributes: writtenTags as Record<string, string[]>,
    allowedClasses: { code: ['language-*'], th: alignments, td: alignments },
    allowedSchemes: [...richTextSchemes],
    allowProtocolRelative: false,
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: transform(tagName, attribs, { find, cut, explainMissing }) }),
    },
  });
  return { html: finishHtml(clean).trim(), faults, names: [...names] };
}

type Cut = (near: string, reason: string, lacksFile?: boolean) => void;

interface Ground {
  find(name: string): FileFacts | undefined;
  cut: Cut;
  /** What helps with an address of none of the files. */
  explainMissing(address: string, otherwise: string): string;
}

function transform(tag: string, given: sanitizeHtml.Attributes, ground: Ground): sanitizeHtml.Attributes {
  const { cut } = ground;
  const names = writtenTags[tag];
  if (!names) {
    // In Markdown a box to tick stands in brackets.
    const box = `[${given.checked === undefined ? ' ' : 'x'}]`;
    const near = tag === 'input' && given.type === 'checkbox' ? box : (given['data-typed'] ?? `<${tag}`);
    const cure = hints[tag] ?? 'leave its tags out, and write what it holds as Markdown';
    cut(near, `<${tag}> is not allowed in rich text: ${cure}`);
    return given;
  }
  for (const name of Object.keys(given)) {
    const isAlignment = name === 'align' && (tag === 'th' || tag === 'td');
    if (!names.includes(name) && !isAlignment)
      cut(name, `the attribute ${name} of <${tag}> is not allowed in rich text: leave it out`);
    else if (computed[tag]?.includes(name)) cut(name, `the attribute ${name} of <${tag}> is set for you: leave it out`);
  }
  if (tag === 'code' && given.class !== undefined && !/^language-\S+$/.test(given.class))
    cut(given.class, `the class ${given.class} of <code> is not allowed: only language-… is`);
  if (tag === 'a') return transformLink(given, ground);
  if (tag === 'img') return transformPicture(given, ground);
  // One that is wider than the page scrolls by itself, also for those who have no pointer.
  if (tag === 'table') return { tabindex: '0' };
  if (tag === 'th' || tag === 'td') return transformCell(given);
  if (tag === 'h2' || tag === 'h3') return {};
  return given;
}

/** Markdown's columns say `align`. */
function transformCell({ align, ...rest }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return align === 'right' || align === 'center' ? { ...rest, class: `align-${align}` } : rest;
}

function transformLink(
  { href = '', title }: sanitizeHtml.Attributes,
  { find, cut, explainMissing }: Ground,
): sanitizeHtml.Attributes {
  const rest: sanitizeHtml.Attributes = title === undefined ? {} : { title };
  if (/^(?:[/?#](?!\/)|$)/.test(href)) return { href, ...rest };
  if (/^(?:mailto|tel):/i.test(href)) return { href, ...rest };
  if (/^https?:\/\//i.test(href)) return { href, ...rest, target: '_blank', rel: 'noopener noreferrer' };
  const name = fileName(href);
  if (name !== undefined && find(name)) return { href: fileUrl(name), ...rest };
  const cure = explainMissing(href, 'write a path from / on, an https address, or a file below files/');
  cut(href, `the link ${decodeAddress(href)} leads nowhere: ${cure}`, name !== undefined);
  return rest;
}

function transformPicture(
  { src = '', alt = '', title }: sanitizeHtml.Attributes,
  { find, cut, explainMissing }: Ground,
): sanitizeHtml.Attributes {
  const name = fileName(src);
  const facts = name === undefined ? undefined : find(name);
  if (facts?.broken) cut(src, `the file files/${name} is no picture: ${facts.broken}`);
  if (name === undefined || facts?.type !== 'image') {
    cut(
      src,
      name && facts
        ? `the file files/${name} ${explainNoPicture(name)}`
        : `the picture ${decodeAddress(src)} is not among the files: ${explainMissing(src, 'pictures are paths below files/')}`,
      name !== undefined && !facts,
    );
    return { alt };
  }
  const url = fileUrl(name);
  const own = facts.width ?? 0;
  const widths = textWidths.filter((width) => width < own);
  const offered = widths.map((width) => `${url}?w=${width} ${width}w`);
  if (widths.length < textWidths.length) offered.push(`${url} ${own}w`);
  const isVector = name.endsWith('.svg');
  return {
    src: url,
    ...(widths.length > 0 && !isVector
      ? {
          srcset: offered.join(', '),
          sizes: '(max-width: 768px) 100vw, 800px',
        }
      : {}),
    alt,
    ...(title === undefined ? {} : { title }),
    ...(facts.width && facts.height ? { width: String(facts.width), height: String(facts.height) } : {}),
    loading: 'lazy',
    decoding: 'async',
  };
}

/** Markdown has percent-encoded what the writer typed. Undefined for anything that is not a plain relative path. */
function fileName(address: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:|^\/|\\/i.test(address)) return undefined;
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}
