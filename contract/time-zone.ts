import type { Site } from './entities/site.ts';

/** Where a mark's readers are, for the days that dates fall on. */
const zones: Readonly<Record<string, string>> = { cn: 'Asia/Shanghai' };

/** The zone that a site's dates are told in: its own, else its mark's, else UTC. */
export function zoneOf({ mark, timeZone }: Pick<Site, 'mark' | 'timeZone'>): string {
  return timeZone ?? (Object.hasOwn(zones, mark) ? zones[mark] : undefined) ?? 'UTC';
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * What writes a zone's days, or its months alone, in a language. It is made once: that takes a hundred times as long as
 * to ask it.
 */
export function dayFormat(timeZone: string, locale: string, month?: 'short'): Intl.DateTimeFormat {
  const name = `${timeZone} ${locale} ${month}`;
  const format = formats.get(name) ?? new Intl.DateTimeFormat(locale, { timeZone, month });
  formats.set(name, format);
  return format;
}

/** The day that a moment falls on in a zone, as `2026-03-01`, so that days compare as text. Swedish is written so. */
export function dayIn(moment: Date, timeZone: string): string {
  return dayFormat(timeZone, 'sv').format(moment);
}
