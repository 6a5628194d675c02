import type { ActivitySummary } from '../../contract/entities/activity.ts';
import type { Site } from '../../contract/entities/site.ts';
import { dayFormat, dayIn, zoneOf } from '../../contract/time-zone.ts';
import { formatDate } from '../kit/runtime/dates.ts';

type Days = Pick<ActivitySummary, 'startDate' | 'endDate'>;
type Place = Pick<Site, 'mark' | 'timeZone' | 'lang'>;

/** An event's days in its site's zone, as its readers write them (section 9): one, or the first and the last. */
export function listDays({ startDate, endDate }: Days, site: Pick<Place, 'mark' | 'timeZone'>): string[] {
  return [...new Set([formatDate(startDate, site), formatDate(endDate, site)])];
}

/** Those days in one line. */
export const formatDays = (days: Days, site: Place): string => listDays(days, site).join(' – ');

/** What a calendar's leaf says of an event's first day: `12月` and `04`, or `Dec` and `04`. */
export function leafOf({ startDate }: Days, site: Place): { month: string; day: string } {
  const timeZone = zoneOf(site);
  const start = new Date(startDate);
  return { month: dayFormat(timeZone, site.lang, 'short').format(start), day: dayIn(start, timeZone).slice(-2) };
}
