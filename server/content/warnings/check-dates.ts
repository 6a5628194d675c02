import type { Site } from '../../../contract/entities/site.ts';
import { zoneOf } from '../../../contract/time-zone.ts';
import { dayOf } from '../dates.ts';
import { type Entry, isVisible } from '../entry.ts';
import { typeRow } from '../types.ts';
import type { Warning } from './warning.ts';

/** Fields that say when an entry came out. They are shown, and lists go by them; none keeps an entry back. */
const shown = new Set(['createTime', 'createdAt']);

/**
 * Entries that are public before the day that they tell: who writes one that lies ahead means it to come out then. An hour
 * of today is told of nowhere, and may be what the entry is dated by.
 */
export function checkDates(entries: readonly Entry[], sites: readonly Site[], now: Date): Warning[] {
  const ends = new Map(sites.map((site) => [site.id, dayOf(now, zoneOf(site)).end]));
  return entries.flatMap((entry) => {
    const { newest = '' } = typeRow(entry.type);
    const end = ends.get(entry.siteId) ?? Number.POSITIVE_INFINITY;
    if (!shown.has(newest) || entry.date <= end || !isVisible(entry, now.getTime())) return [];
    const reason =
      'lies ahead, and the entry is public already: this date is only shown. Write publishAt with the same date beside it, and the entry comes out then';
    // Either of the two may be written.
    return [{ file: entry.file, paths: [[newest], ['createdAt']], reason }];
  });
}
