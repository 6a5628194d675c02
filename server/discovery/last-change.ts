import type { Entry } from '../content/entry.ts';
import { typeRow } from '../content/types.ts';

/** The fields that say when an entry came out; what other types sort by, such as an event's first day, says something else. */
const outOn: ReadonlySet<string | undefined> = new Set(['createTime', 'createdAt']);

/** When an entry last said something new, where its content knows: what it says itself, else when it came out. */
export function lastChange({ type, updatedAt, publishAt, date }: Entry, now = Date.now()): Date | undefined {
  const out = Math.max(publishAt, outOn.has(typeRow(type).newest) ? date : 0);
  const moment = updatedAt ?? out;
  return moment > 0 && moment <= now ? new Date(moment) : undefined;
}
