const formats = new Map<string, Intl.DateTimeFormat>();

/** How far a zone's clocks are ahead of UTC at a moment, both in milliseconds. */
export function offsetAt(moment: number, timeZone: string): number {
  // To make one takes a hundred times as long as to ask it.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  // `GMT+08:00`, with seconds where clocks showed the sun's time.
  const [, sign = '', hours, minutes, seconds] = /GMT(.)(\d+):(\d+):?(\d*)/.exec(format.format(moment)) ?? [];
  const distance = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return (sign === '-' ? -1000 : 1000) * distance;
}

/** A moment as a zone's clocks show it: `2026-03-05T09:30:00+08:00`. */
export function stampIn(moment: number, timeZone: string): string {
  const offset = offsetAt(moment, timeZone);
  const distance = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  const clock = new Date(moment + offset).toISOString().replace(/(\.000)?Z$/, '');
  return `${clock}${offset < 0 ? '-' : '+'}${distance}`;
}

/**
 * The first and the last moment of the day that a moment falls on, in milliseconds since 1970.
 * @param offset `offsetAt` of the zone
 */
export function dayAround(moment: number, offset: (moment: number) => number): { start: number; end: number } {
  const day = 86_400_000;
  const midnight = Math.floor((moment + offset(moment)) / day) * day;
  return { start: momentOf(midnight, offset), end: momentOf(midnight + day, offset) - 1 };
}

/**
 * The moment at which a zone's clocks show a time. One that they leave out when they go forward, midnight itself in
 * some zones, is the moment at which they do.
 * @param clock what they show, as the moment at which a clock in UTC would
 * @param offset `offsetAt` of the zone
 */
export function momentOf(clock: number, offset: (moment: number) => number): number {
  let moment = clock;
  // Two rounds settle it on days when clocks change.
  for (let round = 0; round < 2; round += 1) moment = clock - offset(moment);
  return moment + Math.max(0, clock - moment - offset(moment));
}
