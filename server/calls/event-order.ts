import { dayOf } from '../content/dates.ts';
import type { Entry } from '../content/entry.ts';

type Event = Entry<'activity'>;

/** The days that an event takes, first and last included, in the site's zone. */
export const daysOf = ({ value }: Event, timeZone: string) => ({
  from: dayOf(new Date(value.startDate), timeZone).start,
  to: dayOf(new Date(value.endDate), timeZone).end,
});

/**
 * Events as visitors look for them: those that are on and those to come, the next one first, and then those that are
 * over, the latest first.
 */
export function orderEvents(newestFirst: readonly Event[], timeZone: string, now = new Date()): readonly Event[] {
  const today = dayOf(now, timeZone).start;
  // The day that it ends on is over exactly if its end was before today: no midnight has to be found for each.
  const isOver = ({ value }: Event) => Date.parse(value.endDate) < today;
  const coming = newestFirst.filter((event) => !isOver(event));
  coming.sort((a, b) => a.date - b.date || a.order - b.order || a.id - b.id);
  return [...coming, ...newestFirst.filter(isOver)];
}
