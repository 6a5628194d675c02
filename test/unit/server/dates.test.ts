import { describe, expect, it } from 'vitest';
import { dayOf, nextMidnight, readDate } from '../../../server/content/dates.ts';

const now = new Date('2026-03-01T20:30:00Z');
const read = (text: string, timeZone = 'UTC', endOfDay = false) =>
  readDate(text, { timeZone, now }, endOfDay)?.toISOString();

describe('a date of the front matter', () => {
  it.each([
    ['today', 'UTC', '2026-03-01T00:00:00.000Z'],
    ['today', 'Asia/Shanghai', '2026-03-01T16:00:00.000Z'],
    ['today-3d', 'UTC', '2026-02-26T00:00:00.000Z'],
    ['today+12d 14:00', 'UTC', '2026-03-13T14:00:00.000Z'],
    ['today+12d 9:05', 'Asia/Shanghai', '2026-03-14T01:05:00.000Z'],
    ['2026-03-05', 'UTC', '2026-03-05T00:00:00.000Z'],
    ['2026-03-05', 'Asia/Shanghai', '2026-03-04T16:00:00.000Z'],
    ['2026-03-05 14:00', 'Asia/Shanghai', '2026-03-05T06:00:00.000Z'],
    ['2026-03-05T14:00:30', 'UTC', '2026-03-05T14:00:30.000Z'],
    ['2026-03-05T14:00:00+08:00', 'UTC', '2026-03-05T06:00:00.000Z'],
    ['2026-03-05T14:00:00Z', 'Asia/Shanghai', '2026-03-05T14:00:00.000Z'],
  ])('%s in %s is %s', (text, timeZone, moment) => {
    expect(read(text, timeZone)).toBe(moment);
  });

  it('without a time ends with its day where that is meant', () => {
    expect(read('today+1d', 'UTC', true)).toBe('2026-03-02T23:59:59.999Z');
    expect(read('2026-03-05', 'Asia/Shanghai', true)).toBe('2026-03-05T15:59:59.999Z');
    expect(read('2026-03-05 14:00', 'UTC', true)).toBe('2026-03-05T14:00:00.000Z');
  });

  it('keeps to the wall clock on the days when clocks change', () => {
    expect(read('2026-03-29 12:00', 'Europe/Berlin')).toBe('2026-03-29T10:00:00.000Z');
    expect(read('2026-10-25', 'Europe/Berlin', true)).toBe('2026-10-25T22:59:59.999Z');
    // There the last hour of the day comes twice.
    expect(read('2026-04-04', 'America/Santiago', true)).toBe('2026-04-05T03:59:59.999Z');
  });

  it.each([
    '',
    'tomorrow',
    'today+3',
    'today+3d 25:00',
    '2026-02-30',
    '2026-13-01',
    '2026-3-1',
    '1/3/2026',
    '2026-03-01T99:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-02-29T12:00:00+08:00',
    '2026-03-01 10:00:60',
    '2026-03-01 10:60',
    '2026-03-01 24:00',
    '2026-03-00',
    '2026-03-01T10:00:00+99:00',
    ' 2026-03-01x',
  ])('is none: "%s"', (text) => {
    expect(read(text)).toBeUndefined();
  });
});

it('knows parts of a second and 29 February in a leap year', () => {
  expect(read('2026-03-05T14:00:30.25')).toBe('2026-03-05T14:00:30.250Z');
  expect(read('2026-03-05T14:00:30.123456Z')).toBe('2026-03-05T14:00:30.123Z');
  expect(read('2028-02-29')).toBe('2028-02-29T00:00:00.000Z');
  expect(read('today-0d 23:59', 'Asia/Shanghai')).toBe('2026-03-02T15:59:00.000Z');
});

describe('a day', () => {
  /** Where midnight itself is left out when clocks go forward, a day begins an hour later. */
  it.each([
    ['America/Santiago', '2026-09-06T02:00:00Z'],
    ['Africa/Cairo', '2026-04-23T20:00:00Z'],
    ['America/Havana', '2026-03-08T03:00:00Z'],
    ['America/Havana', '2026-11-01T01:00:00Z'],
    ['Europe/Berlin', '2026-03-28T22:00:00Z'],
    ['Europe/Berlin', '2026-10-24T21:00:00Z'],
    ['Australia/Lord_Howe', '2026-10-03T10:00:00Z'],
  ])('never begins in the past, and ends a millisecond before the next: %s', (timeZone, from) => {
    for (let minutes = 0; minutes < 8 * 60; minutes += 1) {
      const moment = new Date(Date.parse(from) + minutes * 60_000);
      const next = nextMidnight(moment, timeZone);
      const { start, end } = dayOf(moment, timeZone);
      expect(next.getTime()).toBeGreaterThan(moment.getTime());
      expect(end).toBe(next.getTime() - 1);
      expect(start).toBeLessThanOrEqual(moment.getTime());
    }
  });

  it('begins and ends by the clocks of its zone', () => {
    expect(nextMidnight(now, 'UTC').toISOString()).toBe('2026-03-02T00:00:00.000Z');
    expect(nextMidnight(now, 'Asia/Shanghai').toISOString()).toBe('2026-03-02T16:00:00.000Z');
    const { start, end } = dayOf(now, 'Asia/Shanghai');
    expect([new Date(start).toISOString(), new Date(end).toISOString()]).toEqual([
      '2026-03-01T16:00:00.000Z',
      '2026-03-02T15:59:59.999Z',
    ]);
  });
});
