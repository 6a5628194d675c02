import type { EventDays, PlaceStamp } from '../../contract/event-days.ts';
import { writeDay } from '../kit/runtime/write-day.ts';

/** A stamp's day, as machines read it: `2026-03-01`. */
export const dayOf = (stamp: PlaceStamp): string => stamp.slice(0, 10);

/** An event's days as the readers of a site write them (section 9): one, or the first and the last. */
export function listDays({ startDate, endDate }: EventDays, mark: string): string[] {
  return [...new Set([startDate, endDate].map((stamp) => writeDay(dayOf(stamp), mark)))];
}

/**
 * What a calendar's leaf says of an event's first day: `12月` and `04`, or `Dec` and `04`.
 * @param months the names of the twelve, with a space between each two
 */
export function leafOf({ startDate }: EventDays, months: string): { month: string; day: string } {
  const [, month, day = ''] = dayOf(startDate).split('-');
  return { month: months.split(' ')[Number(month) - 1] ?? '', day };
}
