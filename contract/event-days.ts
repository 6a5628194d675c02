import type { ActivitySummary } from './entities/activity.ts';
import type { Site } from './entities/site.ts';
import { zoneOf } from './time-zone.ts';
import { dayAround, offsetAt, stampIn } from './zone-clock.ts';

type Times = Pick<ActivitySummary, 'startDate' | 'endDate' | 'timeZone'>;
type Zoned = Pick<Site, 'mark' | 'timeZone'>;

/** An event's first and last moment as its own place tells the time: `2026-03-05T09:30:00+08:00`. */
export interface EventSpan {
  start: string;
  end: string;
  /** From the first moment of a day to the last of one: nobody has said at what time it begins. */
  wholeDays: boolean;
}

export function eventSpan(event: Times, site: Zoned): EventSpan {
  const zone = zoneOf(site, event);
  const toSecond = (moment: string) => stampIn(Math.floor(+new Date(moment) / 1000) * 1000, zone);
  const [start, end] = [toSecond(event.startDate), toSecond(event.endDate)];
  return { start, end, wholeDays: start.slice(11, 19) === '00:00:00' && end.slice(11, 16) === '23:59' };
}

/** A moment as the clocks of an event's place show it: `2026-03-05T00:00:00+08:00`. */
export type PlaceStamp = string & { readonly ofItsPlace: true };

/**
 * The days that an event takes: the first one's first moment, and the last one's last. Each stamp says a day to readers
 * and a moment to clocks, so that a browser needs to know no zone. They stand where an event has its moments: scripts of
 * earlier releases, which pages pin, read them as such.
 */
export interface EventDays {
  startDate: PlaceStamp;
  endDate: PlaceStamp;
}

export function eventDays(event: Times, site: Zoned): EventDays {
  const zone = zoneOf(site, event);
  const around = (moment: string) => dayAround(+new Date(moment), (each) => offsetAt(each, zone));
  const stamp = (moment: number) => stampIn(moment, zone) as PlaceStamp;
  return { startDate: stamp(around(event.startDate).start), endDate: stamp(around(event.endDate).end) };
}

/** The zone of an event's hours in the site's language, where the clocks of the site's own zone show others. */
export function zoneName(event: Times, site: Zoned & Pick<Site, 'lang'>): string | undefined {
  const zone = zoneOf(site, event);
  const moments = [event.startDate, event.endDate].map((moment) => +new Date(moment));
  const agree = moments.every((moment) => offsetAt(moment, zone) === offsetAt(moment, zoneOf(site)));
  if (agree || eventSpan(event, site).wholeDays) return undefined;
  // The same in summer and winter.
  const format = new Intl.DateTimeFormat(site.lang, { timeZone: zone, timeZoneName: 'longGeneric' });
  return format.formatToParts(moments[0]).find(({ type }) => type === 'timeZoneName')?.value;
}

/** What the writer says of an event's hours, with the zone that they are of where it is not the site's. */
export function toldHours(
  event: Times & Pick<ActivitySummary, 'activityTimeStr'>,
  site: Zoned & Pick<Site, 'lang'>,
): string | undefined {
  const { activityTimeStr } = event;
  return activityTimeStr && [activityTimeStr, zoneName(event, site)].filter(Boolean).join(' · ');
}
