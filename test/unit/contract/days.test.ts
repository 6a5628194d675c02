import { describe, expect, it } from 'vitest';
import { endOfDay, isDay, startOfDay } from '../../../contract/days.ts';
import { dayIn } from '../../../contract/time-zone.ts';
import { momentOf, offsetAt } from '../../../contract/zone-clock.ts';
import { dayOf } from '../../../server/content/dates.ts';

describe('a day as it is written', () => {
  it.each(['2026-03-01', '2028-02-29', '0001-01-01', '9999-12-31'])('is one: %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-3-1',
    '2026-03-01T00:00',
    '0000-01-01',
    '01/03/2026',
    'today',
    '',
  ])('is none: "%s"', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe('the first and the last moment of a day', () => {
  it.each([
    ['Asia/Shanghai', '2026-03-05', '2026-03-04T16:00:00.000Z', '2026-03-05T15:59:59.999Z'],
    ['Europe/Berlin', '2026-03-05', '2026-03-04T23:00:00.000Z', '2026-03-05T22:59:59.999Z'],
    ['UTC', '2026-12-31', '2026-12-31T00:00:00.000Z', '2026-12-31T23:59:59.999Z'],
    // Clocks go forward, and back.
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
    // A midnight that is left out.
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z', '2026-09-07T02:59:59.999Z'],
    // Whatever somebody types.
    ['Asia/Shanghai', '0001-01-01', '0000-12-31T15:54:17.000Z', '0001-01-01T15:54:16.999Z'],
    ['Europe/Berlin', '9999-12-31', '9999-12-30T23:00:00.000Z', '9999-12-31T22:59:59.999Z'],
  ])('are those of its zone, %s: %s', (timeZone, day, first, last) => {
    expect([startOfDay(day, timeZone), endOfDay(day, timeZone)]).toEqual([first, last]);
  });

  it.each(['Asia/Shanghai', 'Europe/Berlin', 'America/Santiago', 'Australia/Lord_Howe'])(
    'are the same to a browser and to the server, and the day between them is that day, through a year: %s',
    (timeZone) => {
      for (let noon = Date.UTC(2026, 0, 1, 12); noon < Date.UTC(2027, 0, 1); noon += 86_400_000) {
        const day = dayIn(new Date(noon), timeZone);
        const [first, last] = [Date.parse(startOfDay(day, timeZone)), Date.parse(endOfDay(day, timeZone))];
        expect({ start: first, end: last }).toEqual(dayOf(new Date(noon), timeZone));
        expect([dayIn(new Date(first), timeZone), dayIn(new Date(last), timeZone)]).toEqual([day, day]);
        expect(dayIn(new Date(first - 1), timeZone) < day && day < dayIn(new Date(last + 1), timeZone)).toBe(true);
      }
    },
  );
});

describe("a zone's clocks", () => {
  it.each([
    ['UTC', '2026-03-01T00:00:00Z', 0],
    ['Asia/Shanghai', '2026-03-01T00:00:00Z', 480],
    ['Asia/Kathmandu', '2026-03-01T00:00:00Z', 345],
    ['America/St_Johns', '2026-03-01T00:00:00Z', -210],
    ['Europe/Berlin', '2026-03-29T00:59:59Z', 60],
    ['Europe/Berlin', '2026-03-29T01:00:00Z', 120],
  ])('are ahead of UTC by minutes: %s at %s', (timeZone, moment, minutes) => {
    expect(offsetAt(Date.parse(moment), timeZone)).toBe(minutes * 60_000);
  });

  it('show an hour that they leave out at the moment when they go forward', () => {
    const berlin = (moment: number) => offsetAt(moment, 'Europe/Berlin');
    const at = (clock: string) => new Date(momentOf(Date.parse(clock), berlin)).toISOString();
    expect(at('2026-03-29T01:59:00Z')).toBe('2026-03-29T00:59:00.000Z');
    expect(at('2026-03-29T03:00:00Z')).toBe('2026-03-29T01:00:00.000Z');
    expect(at('2026-03-29T02:30:00Z') >= '2026-03-29T01:00:00.000Z').toBe(true);
  });
});
