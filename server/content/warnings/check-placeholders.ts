import type { Entry } from '../entry.ts';
import { findRichText } from '../read-text.ts';
import { placeholders } from '../sample.ts';
import { typeRow } from '../types.ts';
import { listLeaves } from './leaves.ts';
import type { Warning } from './warning.ts';

/** Words of a new draft in an entry that is none any more. */
export function checkPlaceholders(entries: readonly Entry[], now: Date): Warning[] {
  return entries.flatMap((entry) => {
    if (entry.draft || entry.unpublishAt <= now.getTime()) return [];
    const richText = findRichText(typeRow(entry.type).entity);
    return listLeaves(entry).flatMap(({ value, path }) => {
      const inText = path[0] === richText;
      const left = placeholders.find((words) => (inText ? String(value).includes(`<p>${words}</p>`) : value === words));
      if (left === undefined) return [];
      const reason = `still says "${left}", as a new draft does, and the entry is none: write it, or put draft: true back`;
      return [{ file: entry.file, paths: [path], near: inText ? left : undefined, reason }];
    });
  });
}
