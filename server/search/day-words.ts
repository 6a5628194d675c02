import type { Site } from '../../contract/entities/site.ts';
import { zoneOf } from '../../contract/time-zone.ts';
import type { Entry } from '../content/entry.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** It is made once for each language and zone: that takes a hundred times as long as to ask it. */
function formatFor(lang: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${lang} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(lang, { timeZone, dateStyle: 'long' });
  formats.set(key, format);
  return format;
}

/**
 * The day of an entry as its readers write and search it, “December 13, 2026”: when it came out or, of an event, the first
 * and the last, in the event's own zone.
 */
export function readDayWords(entry: Entry | undefined, site: Pick<Site, 'mark' | 'timeZone' | 'lang'>): string[] {
  if (!entry || !(entry.date > 0)) return [];
  const { timeZone, endDate } = entry.value as { timeZone?: string; endDate?: string };
  const format = formatFor(site.lang, zoneOf(site, { timeZone }));
  const moments = [entry.date, ...(endDate === undefined ? [] : [Date.parse(endDate)])];
  return [...new Set(moments.map((moment) => format.format(moment)))];
}
