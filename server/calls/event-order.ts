import { dayOf } from '../content/dates.ts';
import type { Entry } from '../content/entry.ts';
import type { Range } from './filters.ts';

type Event = Entry<'activity'>;

/** The days that an event takes, first and last included, in its own zone, else the site's. */
export function daysOf({ value }: Event, siteZone: string): Range {
  const { startDate, endDate, timeZone = siteZone } = value;
  return { from: dayOf(new Date(startDate), timeZone).start, to: dayOf(new Date(endDate), timeZone).end };
}

/**
 * Events as visitors look for them: those that are on and those to come, the next one first, and then those that are
 * over, the latest first.
 */
export function orderEvents(newestFirst: readonly Event[], siteZone: string, now = new Date()): readonly Event[] {
  const todays = new Map<string, number>();
  const today = (timeZone: string) => {
    const start = todays.get(timeZone) ?? dayOf(now, timeZone).start;
    todays.set(timeZone, start);
    return start;
  };
  // The day that it ends on is over exactly if its end was before today: no midnight has to be found for each.
  const isOver = ({ value }: Event) => Date.parse(value.endDate) < today(value.timeZone ?? siteZone);
  const coming = newestFirst.filter((event) => !isOver(event));
  coming.sort((a, b) => a.date - b.date || a.order - b.order || a.id - b.id);
  return [...coming, ...newestFirst.filter(isOver)];
}
