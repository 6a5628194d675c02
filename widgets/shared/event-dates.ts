import type { ActivitySummary } from '../../contract/entities/activity.ts';
import type { Site } from '../../contract/entities/site.ts';
import { dayIn, zoneOf } from '../../contract/time-zone.ts';
import { formatDate } from '../kit/runtime/dates.ts';

type Days = Pick<ActivitySummary, 'startDate' | 'endDate'>;
type Place = Pick<Site, 'mark' | 'timeZone'>;

/** An event's days in its site's zone, as its readers write them (section 9): one, or the first and the last. */
export function listDays({ startDate, endDate }: Days, site: Place): string[] {
  return [...new Set([formatDate(startDate, site), formatDate(endDate, site)])];
}

/** Those days in one line. */
export const formatDays = (days: Days, site: Place): string => listDays(days, site).join(' – ');

/**
 * What a calendar's leaf says of an event's first day: `12月` and `04`, or `Dec` and `04`.
 * @param months the names of the twelve, with a space between each two
 */
export function leafOf({ startDate }: Days, site: Place, months: string): { month: string; day: string } {
  const [, month, day = ''] = dayIn(new Date(startDate), zoneOf(site)).split('-');
  return { month: months.split(' ')[Number(month) - 1] ?? '', day };
}
