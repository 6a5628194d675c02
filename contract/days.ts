import { momentOf, offsetAt } from './zone-clock.ts';

// The calendar has no year 0, nor does a field for days.
const pattern = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, written `2026-03-01`. */
export function isDay(text: string): boolean {
  const moment = +new Date(`${text}T00:00Z`);
  return pattern.test(text) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** A day's first moment in a zone, as a stamp (section 5). */
export function startOfDay(day: string, timeZone: string): string {
  return new Date(midnight(+new Date(`${day}T00:00Z`), timeZone)).toISOString();
}

/** A day's last moment in a zone, as a stamp (section 5). */
export function endOfDay(day: string, timeZone: string): string {
  return new Date(midnight(+new Date(`${day}T00:00Z`) + 86_400_000, timeZone) - 1).toISOString();
}

/** When a zone's day begins. @param day its midnight in UTC */
const midnight = (day: number, timeZone: string) => momentOf(day, (moment) => offsetAt(moment, timeZone));
