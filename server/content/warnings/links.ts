import { decodeEntities } from '../../../contract/rich-text.ts';
import { isAddressField } from '../check-values.ts';
import type { Entry } from '../entry.ts';
import type { FieldPath } from '../field-path.ts';
import { findRichText } from '../read-text.ts';
import { typeRow } from '../types.ts';
import { listLeaves } from './leaves.ts';

/** An address that an entry names. */
export interface Link {
  href: string;
  path: FieldPath;
  /** It stands in the rich text, and not in a field. */
  inText: boolean;
}

/** Every address that an entry leads to or shows, of this site or another. */
export function listLinks(entry: Entry): Link[] {
  const richText = findRichText(typeRow(entry.type).entity);
  return listLeaves(entry).flatMap(({ value, path }): Link[] => {
    if (typeof value !== 'string') return [];
    if (path[0] !== richText) {
      const isLink = isAddressField(String(path.at(-1))) || value.startsWith('/files/');
      return isLink ? [{ href: value, path, inText: false }] : [];
    }
    return [...value.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => ({
      href: decodeEntities(href),
      path,
      inText: true,
    }));
  });
}
