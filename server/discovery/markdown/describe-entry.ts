import type { Activity } from '../../../contract/entities/activity.ts';
import type { Site } from '../../../contract/entities/site.ts';
import { eventSpan } from '../../../contract/event-days.ts';
import { say } from '../../../contract/text.ts';
import { dayIn, zoneOf } from '../../../contract/time-zone.ts';
import { statusText } from '../../../widgets/kit/components/status-badge.text.ts';
import type { Entry } from '../../content/entry.ts';

/**
 * What lists say of an entry behind its name: its day, or of an event whether it is held as announced, all its days and
 * its place, and then its own line. A reader of the list alone must take no event for one that it is not.
 */
export function describeEntry(entry: Entry, site: Site): string {
  const facts = isEvent(entry) ? describeEvent(entry.value, site) : [dayOf(entry, site)];
  return [...facts, ownLine(entry)].filter(Boolean).join(' · ');
}

const isEvent = (entry: Entry): entry is Entry<'activity'> => entry.type === 'activity';

function describeEvent(event: Activity, site: Site): (string | undefined)[] {
  const { eventStatus, place } = event;
  const { start, end } = eventSpan(event, site);
  const [first, last] = [start.slice(0, 10), end.slice(0, 10)];
  return [
    eventStatus && say(statusText[eventStatus === 'CANCELLED' ? 'cancelled' : 'postponed'], site.mark),
    first === last ? first : `${first} – ${last}`,
    place,
  ];
}

/** What an entry says of itself in a line, by the field that its type has for it. */
function ownLine({ value }: Entry): string | undefined {
  const { tagline, desc, activityIntroduction, introduction } = value as Readonly<Record<string, unknown>>;
  return [tagline, desc, activityIntroduction, introduction].find((each) => typeof each === 'string') as
    | string
    | undefined;
}

/** The day that an entry came out, as `2026-03-05`. */
function dayOf({ date, value }: Entry, site: Site): string | undefined {
  return date > 0 ? dayIn(new Date(date), zoneOf(site, value as { timeZone?: string })) : undefined;
}
