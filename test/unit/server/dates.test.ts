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
  ])('is none: "%s"', (text) => {
    expect(read(text)).toBeUndefined();
  });
});

describe('a day', () => {
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
