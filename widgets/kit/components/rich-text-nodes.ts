import { decodeEntities, richTextSchemes, richTextTags } from '../../../contract/rich-text.ts';

const token = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+|</g;
const attribute = /([a-z-]+)(?:="([^"]*)")?/g;
const childless = new Set(['br', 'wbr', 'hr', 'img']);

export interface Addresses {
  /** Makes a path of the site an address that can be followed from here. */
  link(path: string): string;
  /** The content server's origin, which files are fetched from. */
  origin: string;
}

/**
 * Rich text as nodes. No string meets an HTML sink, so that a page with `trusted-types 'none'` needs no policy for it;
 * tags, attributes and addresses beyond the contract's are left out, whatever the text says.
 */
export function buildNodes(html: string, addresses: Addresses): DocumentFragment {
  const root = document.createDocumentFragment();
  const open: { tag: string; node: ParentNode & Node }[] = [{ tag: '', node: root }];
  for (const [whole, closing, tag = '', written = ''] of html.matchAll(token)) {
    const place = (open.at(-1) ?? { node: root }).node;
    if (!whole.startsWith('<') || tag === '') {
      place.appendChild(document.createTextNode(decodeEntities(whole)));
    } else if (closing) {
      const index = open.findLastIndex((each) => each.tag === tag);
      if (index > 0) open.length = index;
    } else if (Object.hasOwn(richTextTags, tag)) {
      const element = buildElement(tag, written, addresses);
      place.appendChild(element);
      if (!childless.has(tag)) open.push({ tag, node: element });
    }
  }
  return root;
}

function buildElement(tag: string, written: string, addresses: Addresses): HTMLElement {
  const element = document.createElement(tag);
  for (const [, name = '', value = ''] of written.matchAll(attribute)) {
    if (!richTextTags[tag]?.includes(name)) continue;
    const address = resolve(name, decodeEntities(value), addresses);
    if (address !== undefined) element.setAttribute(name, address);
  }
  return element;
}

/** An attribute's value as it works on this page; undefined for an address that may not stand in rich text. */
function resolve(name: string, value: string, { link, origin }: Addresses): string | undefined {
  if (name === 'src') return value.startsWith('/') ? origin + value : safeAddress(value);
  if (name === 'srcset') return value.replace(/(^|, )\//g, `$1${origin}/`);
  if (name !== 'href') return value;
  if (value.startsWith('/files/')) return origin + value;
  if (/^\/(?!\/)/.test(value)) return link(value);
  return value.startsWith('#') ? value : safeAddress(value);
}

function safeAddress(value: string): string | undefined {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(value)?.[1]?.toLowerCase();
  return richTextSchemes.some((known) => known === scheme) ? value : undefined;
}
