import { addresses } from './addresses.ts';
import type { ActivitySummary } from './entities/activity.ts';
import type { Site } from './entities/site.ts';
import { type EventSpan, eventSpan } from './event-days.ts';
import { toPath } from './paths.ts';

type Times = Pick<ActivitySummary, 'startDate' | 'endDate' | 'timeZone'>;
type Zoned = Pick<Site, 'mark' | 'timeZone'>;

/** What a place is called where nobody has to travel to it. */
const onlinePlaces = new Set(['线上', '在线', 'online']);

/** Whether an event is met on a screen alone; one without a place is, where it has a live room. */
export function isOnline({ place, liveAddress }: Pick<ActivitySummary, 'place' | 'liveAddress'>): boolean {
  return place ? onlinePlaces.has(place.trim().toLowerCase()) : Boolean(liveAddress);
}

/** Where an event's calendar file is, beside its page. */
export const calendarAddress = `${addresses.event}.ics`;

export const toCalendarPath = (id: number) => toPath(calendarAddress, id);

/** The days of a span as calendars count whole ones: the last is the one after it. */
export function wholeDaysOf({ start, end }: EventSpan): { first: string; after: string } {
  const after = new Date(`${end.slice(0, 10)}T00:00:00Z`);
  after.setUTCDate(after.getUTCDate() + 1);
  return { first: start.slice(0, 10), after: after.toISOString().slice(0, 10) };
}

type Listed = Times & Pick<ActivitySummary, 'activityName' | 'activityIntroduction' | 'place' | 'liveAddress'>;

/** Where Google's and Microsoft's calendars take an event over from an address. */
export function calendarLinks(event: Listed, site: Zoned): { google: string; outlook: string } {
  const { activityName, activityIntroduction, liveAddress, place = '' } = event;
  const span = eventSpan(event, site);
  const { first, after } = wholeDaysOf(span);
  const details = [activityIntroduction, liveAddress].filter(Boolean).join('\n\n');
  const compact = (moment: string) => moment.replace(/[-:]|\.\d+/g, '');
  const utc = [event.startDate, event.endDate].map((moment) => new Date(moment).toISOString());
  const dates = (span.wholeDays ? [first, after] : utc).map(compact).join('/');
  const google = new URLSearchParams({ action: 'TEMPLATE', text: activityName, dates, details, location: place });
  const [startdt = '', enddt = ''] = span.wholeDays ? [first, after] : utc;
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: activityName,
    startdt,
    enddt,
    allday: String(span.wholeDays),
    body: details,
    location: place,
  });
  // Outlook takes a plus sign for what it is.
  const written = outlook.toString().replaceAll('+', '%20');
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${written}`,
  };
}
