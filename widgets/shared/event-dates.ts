import type { ActivitySummary } from '../../contract/entities/activity.ts';
import type { Site } from '../../contract/entities/site.ts';
import { zoneOf } from '../../contract/time-zone.ts';
import { formatDate } from '../kit/runtime/dates.ts';

type Days = Pick<ActivitySummary, 'startDate' | 'endDate'>;
type Place = Pick<Site, 'mark' | 'timeZone' | 'lang'>;

/** An event's days in its site's zone: one, or the first and the last. */
export function formatDays({ startDate, endDate }: Days, site: Place): string {
  const [first, last] = [formatDate(startDate, site), formatDate(endDate, site)];
  return first === last ? first : `${first} – ${last}`;
}

/** What a calendar's leaf says of an event's first day: `12月` and `04`, or `Dec` and `04`. */
export function leafOf({ startDate }: Days, site: Place): { month: string; day: string } {
  const timeZone = zoneOf(site);
  const say = (options: Intl.DateTimeFormatOptions, locale = site.lang) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(new Date(startDate));
  return { month: say({ month: 'short' }), day: say({ day: '2-digit' }, 'en') };
}
