import ical from 'ical-generator';
import { addresses } from '../../contract/addresses.ts';
import type { Activity } from '../../contract/entities/activity.ts';
import type { Site } from '../../contract/entities/site.ts';
import { eventSpan, wholeDaysOf } from '../../contract/event-calendar.ts';
import { toPath } from '../../contract/paths.ts';

interface EventFileOptions {
  /** The site's own, without a final slash. */
  origin: string;
  now: Date;
}

/**
 * An event as iCalendar (RFC 5545). Hours are written in UTC, which every calendar tells in its reader's zone; an event
 * of whole days has days, which are the same in every zone. The UID stays, so that a newer file replaces the older event.
 */
export function writeEventFile(event: Activity, site: Site, { origin, now }: EventFileOptions): string {
  const { id, activityName, activityIntroduction, place, liveAddress, startDate, endDate } = event;
  const span = eventSpan(event, site);
  const { first, after } = wholeDaysOf(span);
  const url = origin + toPath(addresses.event, id);
  const calendar = ical({ prodId: { company: site.name, product: 'Vitrine', language: site.lang.toUpperCase() } });
  calendar.createEvent({
    id: `activity-${id}@${new URL(origin).hostname}`,
    stamp: now,
    ...(span.wholeDays
      ? { start: atMidnight(first), end: atMidnight(after), allDay: true }
      : { start: new Date(startDate), end: new Date(endDate) }),
    summary: activityName,
    description: [activityIntroduction, liveAddress, url].filter(Boolean).join('\n\n'),
    location: place,
    url,
  });
  return calendar.toString();
}

const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`);
