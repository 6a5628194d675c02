import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { dayAround, momentOf, offsetAt } from '../../contract/zone-clock.ts';

// The calendar is dayjs's: which days there are, and which comes how many after another.
dayjs.extend(utc);

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const localPattern = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?$/;
const zonedPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;
const relativePattern = /^today(?:\s*([+-])\s*(\d{1,4})d)?(?:\s+(\d{1,2}):(\d{2}))?$/;

/** Days and hours as office programs and Chinese write them. */
const otherPattern = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ]*(\d{1,2}):(\d{2}))?$/;

const day = 86_400_000;

/** Where a date without a zone is meant, and which day `today` is. */
export interface DateContext {
  timeZone: string;
  now: Date;
}

/** What was likely meant by a date in another spelling, as `2026/12/1`. It may be a day that there is not. */
export function respellDate(text: string): string | undefined {
  const [, year, month = '', date = '', hour, minute] = otherPattern.exec(text.normalize('NFKC').trim()) ?? [];
  if (year === undefined) return undefined;
  const written = [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-');
  return hour === undefined ? written : `${written} ${hour.padStart(2, '0')}:${minute}`;
}

/**
 * A date of the front matter as a moment. Takes ISO 8601, with or without a zone, and `today`, `today-3d`,
 * `today+12d 14:00`, which count from the day of the start. A day without a time is its first moment in the
 * zone, or its last where `endOfDay` is set. Undefined for anything else.
 */
export function readDate(text: string, { timeZone, now }: DateContext, endOfDay = false): Date | undefined {
  const relative = relativePattern.exec(text.trim());
  if (relative) {
    const [, sign, count = '0', hour, minute] = relative;
    const today = localParts(now, timeZone);
    const date = dayjs
      .utc(today)
      .add(Number(`${sign ?? ''}${count}`), 'day')
      .format('YYYY-MM-DD');
    return readDate(
      hour === undefined ? date : `${date} ${hour.padStart(2, '0')}:${minute}`,
      { timeZone, now },
      endOfDay,
    );
  }
  if (zonedPattern.test(text)) {
    const local = text.slice(0, text.search(/(?:Z|[+-]\d{2}:\d{2})$/));
    // A day that the calendar does not have is rolled over by Date as well.
    return readDate(local, { timeZone: 'UTC', now }) && valid(new Date(text));
  }
  const wholeDay = dayPattern.test(text);
  if (!wholeDay && !localPattern.test(text)) return undefined;
  const [, year, month, date, hour = 0, minute = 0, second = 0, fraction = '0'] =
    (wholeDay ? dayPattern : localPattern).exec(text) ?? [];
  const written = `${year}-${month}-${date}`;
  const calendarDay = dayjs.utc(written);
  // The 31st of February is rolled over into March; a writer wants to be told instead.
  if (calendarDay.format('YYYY-MM-DD') !== written || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59)
    return undefined;
  if (wholeDay && endOfDay) return new Date(dayOf(toMoment(calendarDay.valueOf(), timeZone), timeZone).end);
  const local = calendarDay
    .set('hour', Number(hour))
    .set('minute', Number(minute))
    .set('second', Number(second))
    .set('millisecond', Number(fraction.slice(0, 3).padEnd(3, '0')));
  return toMoment(local.valueOf(), timeZone);
}

/** The first moment of the day after the given one, in a zone. */
export function nextMidnight(now: Date, timeZone: string): Date {
  return new Date(dayOf(now, timeZone).end + 1);
}

/** First and last moment of the day that a moment falls on, in a zone, as milliseconds since 1970. */
export function dayOf(moment: Date, timeZone: string): { start: number; end: number } {
  return dayAround(moment.getTime(), (each) => recallOffset(each, timeZone));
}

/** How far a zone's clocks are from UTC on a UTC day, by zone and day; undefined on a day when they change. */
const offsets = new Map<string, Map<number, number | undefined>>();

/** A century of days for each zone; asking Intl takes as long as ten look-ups. */
const mostDays = 36_525;

/** A zone's wall clock at a moment, as the milliseconds that the same clock would mean in UTC. */
const localParts = (moment: Date, timeZone: string) => moment.getTime() + recallOffset(moment.getTime(), timeZone);

/** The moment at which a zone's wall clock shows the given time. */
const toMoment = (local: number, timeZone: string) =>
  new Date(momentOf(local, (moment) => recallOffset(moment, timeZone)));

function recallOffset(time: number, timeZone: string): number {
  const days = offsets.get(timeZone) ?? new Map<number, number | undefined>();
  offsets.set(timeZone, days);
  const date = Math.floor(time / day);
  if (!days.has(date)) {
    const [first, last] = [date * day, (date + 1) * day - 1].map((edge) => offsetAt(edge, timeZone));
    if (days.size >= mostDays) days.clear();
    days.set(date, first === last ? first : undefined);
  }
  return days.get(date) ?? offsetAt(time, timeZone);
}

function valid(date: Date): Date | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date;
}
