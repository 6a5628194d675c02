import { describe, expect, it } from 'vitest';
import { daysOf, orderEvents } from '../../../server/calls/event-order.ts';
import type { Entry } from '../../../server/content/entry.ts';

type Event = Entry<'activity'>;

const event = (id: number, startDate: string, endDate: string, order = 0) =>
  ({ id, order, date: Date.parse(startDate), value: { id, startDate, endDate } }) as unknown as Event;

/** 09:30 to 18:00 in Shanghai: of the 1st, of the 5th to the 7th, of the 6th, of the 9th. The newest first. */
const events = [
  event(9, '2026-03-09T01:30:00Z', '2026-03-09T10:00:00Z'),
  event(6, '2026-03-06T01:30:00Z', '2026-03-06T10:00:00Z'),
  event(5, '2026-03-05T01:30:00Z', '2026-03-07T10:00:00Z'),
  event(1, '2026-03-01T01:30:00Z', '2026-03-01T10:00:00Z'),
];
const orderAt = (now: string, timeZone: string, list: readonly Event[] = events) =>
  orderEvents(list, timeZone, new Date(now)).map(({ id }) => id);

describe('events', () => {
  it.each([
    ['before all of them', '2026-02-20T00:00:00Z', [1, 5, 6, 9]],
    ['the day before one, to its last moment', '2026-03-04T15:59:59.999Z', [5, 6, 9, 1]],
    ['its first day', '2026-03-04T16:00:00Z', [5, 6, 9, 1]],
    ['during it, another over', '2026-03-06T16:00:00Z', [5, 9, 6, 1]],
    ['its last day, to its last moment', '2026-03-07T15:59:59.999Z', [5, 9, 6, 1]],
    ['the day after', '2026-03-07T16:00:00Z', [9, 6, 5, 1]],
    ['after all of them', '2026-04-01T00:00:00Z', [9, 6, 5, 1]],
  ])('begin with the next one, and end with what is over, the latest first: %s', (_, now, ids) => {
    expect(orderAt(now, 'Asia/Shanghai')).toEqual(ids);
  });

  it('are over with their day where they are, and nowhere else', () => {
    const moment = '2026-03-07T16:30:00Z';
    expect(orderAt(moment, 'Asia/Shanghai')[0]).toBe(9);
    expect(orderAt(moment, 'Europe/Berlin')[0]).toBe(5);
  });

  it.each([
    ['forward', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['back', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
  ])('take whole days, also where clocks go %s', (_, day, first, last) => {
    const sunday = event(1, `${day}T08:00:00Z`, `${day}T14:00:00Z`);
    const { from, to } = daysOf(sunday, 'Europe/Berlin');
    expect([from, to].map((moment) => new Date(moment).toISOString())).toEqual([first, last]);
    const later = event(2, '2027-01-01T08:00:00Z', '2027-01-01T14:00:00Z');
    expect(orderAt(last, 'Europe/Berlin', [later, sunday])).toEqual([1, 2]);
    expect(orderAt(new Date(to + 1).toISOString(), 'Europe/Berlin', [later, sunday])).toEqual([2, 1]);
  });

  it('are over with the day of their own zone, where they have one', () => {
    const evening = event(2, '2026-03-07T18:00:00Z', '2026-03-07T20:30:00Z');
    const london = { ...evening, value: { ...evening.value, timeZone: 'Europe/London' } } as Event;
    const later = event(3, '2027-01-01T08:00:00Z', '2027-01-01T14:00:00Z');
    expect(orderAt('2026-03-07T23:59:59.999Z', 'Asia/Shanghai', [later, london])).toEqual([2, 3]);
    expect(orderAt('2026-03-08T00:00:00Z', 'Asia/Shanghai', [later, london])).toEqual([3, 2]);
    const { from, to } = daysOf(london, 'Asia/Shanghai');
    expect([from, to].map((moment) => new Date(moment).toISOString())).toEqual([
      '2026-03-07T00:00:00.000Z',
      '2026-03-07T23:59:59.999Z',
    ]);
  });

  it('of one moment stand as their writer wants, then by id', () => {
    const day = ['2026-03-09T01:30:00Z', '2026-03-09T10:00:00Z'] as const;
    const same = [event(3, ...day), event(2, ...day, 1), event(1, ...day)];
    expect(orderAt('2026-03-01T00:00:00Z', 'UTC', same)).toEqual([1, 3, 2]);
  });
});
