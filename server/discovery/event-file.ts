import ical, { type ICalCalendar, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { addresses } from '../../contract/addresses.ts';
import type { Activity } from '../../contract/entities/activity.ts';
import type { Site } from '../../contract/entities/site.ts';
import { wholeDaysOf } from '../../contract/event-calendar.ts';
import { eventSpan } from '../../contract/event-days.ts';
import { feeds } from '../../contract/feeds.ts';
import { toPath } from '../../contract/paths.ts';
import { say } from '../../contract/text.ts';
import { text } from '../../pages/feeds.text.ts';
import { nameEvent } from './name-event.ts';

interface CalendarOptions {
  /** The site's own, without a final slash. */
  origin: string;
  /** When what is known of events last changed. */
  changed: Date;
}

/** An event as iCalendar (RFC 5545), for whoever adds it to a calendar. */
export function writeEventFile(event: Activity, site: Site, options: CalendarOptions): string {
  const calendar = ical({ prodId: productOf(site) });
  addEvent(calendar, event, site, options);
  return writeOut(calendar);
}

/** How long an event that is over stays in the calendar that visitors follow. */
const keptFor = 365 * 86_400_000;

/** Events of such a calendar at most, the latest first. */
const mostEvents = 500;

/** Every event that lies ahead or was held within a year, for a calendar that is asked for again each day. */
export function writeEventCalendar(
  events: readonly Activity[],
  site: Site,
  options: CalendarOptions & { now: Date },
): string {
  const { origin, now } = options;
  const calendar = ical({
    prodId: productOf(site),
    name: `${site.name} · ${say(text.events, site.mark)}`,
    url: origin + addresses.events,
    source: origin + feeds.events.address,
    ttl: 86_400,
  });
  const shown = events.filter(({ endDate }) => Date.parse(endDate) > now.getTime() - keptFor).slice(0, mostEvents);
  for (const event of shown) addEvent(calendar, event, site, options);
  return writeOut(calendar);
}

/** Every line ends with CRLF, the last one too (RFC 5545, section 3.1). */
const writeOut = (calendar: ICalCalendar) => `${calendar.toString().trimEnd()}\r\n`;

const productOf = ({ name, lang }: Site) => ({ company: name, product: 'Vitrine', language: lang.toUpperCase() });

/**
 * Hours are written in UTC, which every calendar tells in its reader's zone; an event of whole days has days, which are
 * the same in every zone. The UID stays, so that a newer file replaces the older event: its SEQUENCE is the minute
 * of the last change, since RFC 5545 lets it grow alone, and content does not count its own changes.
 */
function addEvent(calendar: ICalCalendar, event: Activity, site: Site, { origin, changed }: CalendarOptions): void {
  const { id, activityName, activityIntroduction, place, eventStatus, startDate, endDate } = event;
  const liveAddress = eventStatus ? undefined : event.liveAddress;
  const span = eventSpan(event, site);
  const { first, after } = wholeDaysOf(span);
  const url = origin + toPath(addresses.event, id);
  calendar.createEvent({
    id: `activity-${id}@${new URL(origin).hostname}`,
    stamp: changed,
    sequence: Math.floor(changed.getTime() / 60_000),
    ...(span.wholeDays
      ? { start: atMidnight(first), end: atMidnight(after), allDay: true }
      : { start: new Date(startDate), end: new Date(endDate) }),
    ...(eventStatus ? { status: statuses[eventStatus], transparency: ICalEventTransparency.TRANSPARENT } : {}),
    // Not every calendar shows the status.
    summary: nameEvent(activityName, eventStatus, site),
    description: [activityIntroduction, liveAddress, url].filter(Boolean).join('\n\n'),
    location: place,
    url,
  });
}

/** Of days that are not told yet, RFC 5545 knows no more than that they are not sure. */
const statuses = { CANCELLED: ICalEventStatus.CANCELLED, POSTPONED: ICalEventStatus.TENTATIVE } as const;

const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`);
