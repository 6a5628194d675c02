import type { Site } from './entities/site.ts';

/** Where a mark's readers are, for the days that dates fall on. */
const zones: Readonly<Record<string, string>> = { cn: 'Asia/Shanghai' };

/**
 * The zone that a site's dates are told in: its own, else its mark's, else UTC.
 * @param own what the dates are of, where that may have a zone of its own, which goes before the site's: an event
 */
export function zoneOf({ mark, timeZone }: Pick<Site, 'mark' | 'timeZone'>, own?: { timeZone?: string }): string {
  return own?.timeZone ?? timeZone ?? (Object.hasOwn(zones, mark) ? zones[mark] : undefined) ?? 'UTC';
}

/**
 * By how many hours the clocks of a zone are ahead of UTC that has moved none since `steadySince`. What falls into one is
 * told without `Intl`: the first format that a phone of some years ago makes takes it a tenth of a second.
 */
const steady: Readonly<Record<string, number>> = { UTC: 0, 'Asia/Shanghai': 8 };
const steadySince = Date.UTC(1992);

const formats = new Map<string, Intl.DateTimeFormat>();

/** What writes a zone's days. It is made once: that takes a hundred times as long as to ask it. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  // Swedish is written as `dayIn` has it.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv', { timeZone });
  formats.set(timeZone, format);
  return format;
}

/** The day that a moment falls on in a zone, as `2026-03-01`, so that days compare as text. */
export function dayIn(moment: Date, timeZone: string): string {
  const hours = steady[timeZone];
  if (hours === undefined || +moment < steadySince) return dayFormat(timeZone).format(moment);
  return new Date(+moment + hours * 3_600_000).toISOString().slice(0, 10);
}
