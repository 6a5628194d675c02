import type { Site } from './entities/site.ts';

/** Where a mark's readers are, for the days that dates fall on. */
const zones: Readonly<Record<string, string>> = { cn: 'Asia/Shanghai' };

/** The zone that a site's dates are told in: its own, else its mark's, else UTC. */
export function zoneOf({ mark, timeZone }: Pick<Site, 'mark' | 'timeZone'>): string {
  return timeZone ?? (Object.hasOwn(zones, mark) ? zones[mark] : undefined) ?? 'UTC';
}

/** The day that a moment falls on in a zone, as `2026-03-01`, so that days compare as text. Swedish is written so. */
export function dayIn(moment: Date, timeZone: string): string {
  return moment.toLocaleDateString('sv', { timeZone });
}
