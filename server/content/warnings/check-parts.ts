import { findNearest } from '../../base/nearest.ts';
import { type Entry, isVisible } from '../entry.ts';
import { fieldOf } from '../entry-name.ts';
import { typeRow } from '../types.ts';
import type { Warning } from './warning.ts';

/** Public entries that say of which page they are a part, where no page shows such: nobody would see them. */
export function checkParts(entries: readonly Entry[], now: Date): Warning[] {
  return entries.flatMap((entry): Warning[] => {
    const { partOf } = typeRow(entry.type);
    if (typeof partOf !== 'object' || !isVisible(entry, now.getTime())) return [];
    const { field, pages } = partOf;
    const names = Object.keys(pages);
    const given = String(fieldOf(entry, field));
    if (names.includes(given)) return [];
    const near = findNearest(given, names);
    const cure = near ? `; did you mean ${near}?` : `: pages show ${names.join(', ')}`;
    return [
      {
        file: entry.file,
        paths: [[field]],
        reason: `no page of the site shows a ${entry.type} of the ${field} "${given}"${cure}`,
      },
    ];
  });
}
