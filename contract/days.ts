const pattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, written `2026-03-01`. */
export function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00Z`);
  return pattern.test(text) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** A day's first moment in a zone, as a stamp (section 5). */
export function startOfDay(day: string, timeZone: string): string {
  return new Date(midnight(Date.parse(`${day}T00:00Z`), timeZone)).toISOString();
}

/** A day's last moment in a zone, as a stamp (section 5). */
export function endOfDay(day: string, timeZone: string): string {
  return new Date(midnight(Date.parse(`${day}T00:00Z`) + 86_400_000, timeZone) - 1).toISOString();
}

/** When a zone's day begins. @param day its midnight in UTC */
function midnight(day: number, timeZone: string): number {
  let guess = day;
  // Two rounds settle it where clocks change in between.
  for (let round = 0; round < 2; round += 1) guess += day - clockAt(guess, timeZone);
  // A midnight that clocks leave out is the moment at which they do.
  return guess + Math.max(0, day - clockAt(guess, timeZone));
}

/** What a zone's clock shows, as the moment at which one in UTC would show it. Swedish is written as ISO 8601 is. */
function clockAt(moment: number, timeZone: string): number {
  return Date.parse(`${new Date(moment).toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`);
}
