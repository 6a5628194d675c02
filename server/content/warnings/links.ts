import { decodeEntities } from '../../../contract/rich-text.ts';
import { isAddressField } from '../check-values.ts';
import type { Entry } from '../entry.ts';
import type { FieldPath } from '../field-path.ts';
import { findRichText } from '../read-text.ts';
import { typeRow } from '../types.ts';
import { isFields } from '../values.ts';

/** An address that an entry names. */
export interface Link {
  href: string;
  path: FieldPath;
  /** It stands in the rich text, and not in a field. */
  inText: boolean;
}

/** Every address that an entry leads to or shows, of this site or another. What it embeds of other entries is theirs to say. */
export function listLinks(entry: Entry): Link[] {
  const embedded = new Set(entry.embeds.map(({ field }) => field));
  const richText = findRichText(typeRow(entry.type).entity);
  return Object.entries({ ...entry.value, ...entry.extra }).flatMap(([name, value]) => {
    if (embedded.has(name)) return [];
    if (name !== richText) return listFieldLinks(value, [name]);
    return [...String(value).matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => ({
      href: decodeEntities(href),
      path: [name],
      inText: true,
    }));
  });
}

function listFieldLinks(node: unknown, path: FieldPath): Link[] {
  if (typeof node === 'string') {
    const isLink = isAddressField(String(path.at(-1))) || node.startsWith('/files/');
    return isLink ? [{ href: node, path, inText: false }] : [];
  }
  if (Array.isArray(node)) return node.flatMap((item, index) => listFieldLinks(item, [...path, index]));
  if (!isFields(node)) return [];
  return Object.entries(node).flatMap(([name, value]) => listFieldLinks(value, [...path, name]));
}
