import { addresses } from './addresses.ts';
import type { ActivitySummary } from './entities/activity.ts';
import type { Site } from './entities/site.ts';
import { toPath } from './paths.ts';
import { zoneOf } from './time-zone.ts';
import { offsetAt } from './zone-clock.ts';

type Times = Pick<ActivitySummary, 'startDate' | 'endDate'>;
type Zoned = Pick<Site, 'mark' | 'timeZone'>;

/** An event's first and last moment as its own place tells the time: `2026-03-05T09:30:00+08:00`. */
export interface EventSpan {
  start: string;
  end: string;
  /** From the first moment of a day to the last of one: nobody has said at what time it begins. */
  wholeDays: boolean;
}

export function eventSpan({ startDate, endDate }: Times, site: Zoned): EventSpan {
  const zone = zoneOf(site);
  const start = toLocal(startDate, zone);
  const end = toLocal(endDate, zone);
  return { start, end, wholeDays: start.slice(11, 19) === '00:00:00' && end.slice(11, 16) === '23:59' };
}

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

function toLocal(moment: string, timeZone: string): string {
  const time = Date.parse(moment);
  const offset = offsetAt(time, timeZone);
  const distance = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  return `${new Date(time + offset).toISOString().slice(0, 19)}${offset < 0 ? '-' : '+'}${distance}`;
}
