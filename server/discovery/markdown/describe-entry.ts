import type { Site } from '../../../contract/entities/site.ts';
import { zoneOf } from '../../../contract/time-zone.ts';
import { stampIn } from '../../../contract/zone-clock.ts';
import type { Entry } from '../../content/entry.ts';

/** What an entry says of itself in a line, by the field that its type has for it. */
export function describeEntry({ value }: Entry): string | undefined {
  const { tagline, desc, activityIntroduction, introduction } = value as Readonly<Record<string, unknown>>;
  return [tagline, desc, activityIntroduction, introduction].find((each) => typeof each === 'string') as
    | string
    | undefined;
}

/** The day that lists file an entry under, as `2026-03-05`: when it came out or, for an event, when it begins. */
export function dayOf({ date, value }: Entry, site: Site): string | undefined {
  return date > 0 ? stampIn(date, zoneOf(site, value as { timeZone?: string })).slice(0, 10) : undefined;
}
