import type { Mend } from '../../../contract/entities/embed-check.ts';
import type { LoaderSource } from '../../../contract/snippet-modes.ts';
import { writeLoader } from '../../../contract/snippets.ts';
import { escapeHtml } from '../../base/escape.ts';
import type { CheckGround } from './ground.ts';
import type { AskedScript } from './policies.ts';
import type { ReadPage, ReadTag } from './read-html.ts';
import type { PageUrl } from './source-list.ts';
import { writeTag } from './write-tag.ts';

/** The script that wakes widgets, as a page has it. */
export interface Loader extends AskedScript {
  /** Its tag, where the page's source has one. */
  tag?: ReadTag;
  /** Where its widgets have their content from. */
  content: string;
  /** The release that its address names. */
  release?: string;
  /** It has the hashes of all that it fetches. */
  sealed?: boolean;
}

const loaderPath = /^\/(?:v\/([^/]+)\/(sealed\/)?)?loader\.js$/;
/** The longest address of a script that is looked at. */
const longest = 2000;
/** Where a page without an address is. Nothing is there, and nothing is asked for there. */
export const somewhere = 'https://page.invalid/';

/** A script tag as a loader; nothing where its address is none of a loader. */
export function readLoader(tag: ReadTag, { base }: ReadPage, ground: CheckGround, address: PageUrl) {
  const { src = '', nonce, integrity } = tag.attributes;
  const place =
    base !== undefined && URL.canParse(base, address ?? somewhere) ? new URL(base, address ?? somewhere) : address;
  if (src.length > longest || !URL.canParse(src.trim(), place ?? somewhere)) return undefined;
  const url = new URL(src.trim(), place ?? somewhere);
  const found = url.protocol.startsWith('http') ? loaderPath.exec(url.pathname) : undefined;
  if (!found) return undefined;
  // Scripts may come from a CDN, which says where their content is.
  const content = readOrigin(tag.attributes['data-origin']) ?? url.origin;
  const isOurs = ground.isHome(new URL(content));
  const isRelative = !URL.canParse(src.trim()) && !src.trim().startsWith('//');
  return {
    ...{ tag, url, nonce, integrity, content, isOurs, isRelative },
    release: found[1],
    sealed: found[2] !== undefined,
  };
}

const readOrigin = (text = '') => (/^https?:/i.test(text) && URL.canParse(text) ? new URL(text).origin : undefined);

/** The script tag as it should be, with what the page's own says of its content. */
export function writeScript({ url, tag }: Loader, pinned?: LoaderSource['pinned'], nonce = tag?.attributes.nonce) {
  const { 'data-site': site, 'data-origin': origin } = tag?.attributes ?? {};
  const kept = Object.entries({ nonce, 'data-site': site, 'data-origin': origin });
  const written = kept.map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`));
  return writeLoader({ origin: url.origin, pinned }).replace('<script async', () => `<script async${written.join('')}`);
}

/** The script tag as it was before something held it back, with what that leaves it alone for. */
export function releaseScript(
  { tag: { attributes } }: { tag: ReadTag },
  exempt: ReadTag['attributes'] = {},
): Mend | undefined {
  const kept = ['nonce', 'data-site', 'data-origin', 'src', 'integrity'].flatMap((name) => {
    const value = attributes[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const written = { async: '', ...exempt, ...Object.fromEntries(kept), crossorigin: 'anonymous' };
  const line = writeTag({ name: 'script', attributes: written });
  return line === undefined ? undefined : { way: 'replace', line: `${line}</script>` };
}
