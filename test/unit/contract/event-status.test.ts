import { afterEach, describe, expect, it, vi } from 'vitest';
import { endOfDay, isDay, startOfDay } from '../../../contract/days.ts';
import { eventDays, eventSpan, zoneName } from '../../../contract/event-days.ts';
import { enrolment, eventPhase, eventState, isLiveAhead } from '../../../contract/event-status.ts';

const shanghai = { mark: 'cn' };
const berlin = { mark: 'en', timeZone: 'Europe/Berlin' };
/** From the 5th, 09:30, to the end of the 7th, in Shanghai. */
const event = { startDate: '2026-03-05T01:30:00.000Z', endDate: '2026-03-07T15:59:59.999Z' };

describe("an event's phase", () => {
  it.each([
    ['the day before, to its last moment', '2026-03-04T15:59:59.999Z', 'ahead'],
    ['the first day from midnight on, before it begins', '2026-03-04T16:00:00.000Z', 'on'],
    ['between its days', '2026-03-06T12:00:00.000Z', 'on'],
    ['the last day, to its last moment', '2026-03-07T15:59:59.999Z', 'on'],
    ['the day after, from midnight on', '2026-03-07T16:00:00.000Z', 'over'],
  ])('counts whole days of its own zone: %s', (_, now, phase) => {
    expect(eventPhase(eventDays(event, shanghai), new Date(now))).toBe(phase);
  });

  it.each([
    ['2026-03-27T22:59:59.999Z', 'ahead'],
    ['2026-03-27T23:00:00.000Z', 'on'],
    ['2026-03-29T21:59:59.999Z', 'on'],
    ['2026-03-29T22:00:00.000Z', 'over'],
  ])('has a day of 23 hours where clocks go forward: %s is %s', (now, phase) => {
    const weekend = { startDate: '2026-03-28T08:00:00.000Z', endDate: '2026-03-29T14:00:00.000Z' };
    expect(eventPhase(eventDays(weekend, berlin), new Date(now))).toBe(phase);
  });

  it.each([
    ['2026-10-24T21:59:59.999Z', 'ahead'],
    ['2026-10-24T22:00:00.000Z', 'on'],
    ['2026-10-25T22:59:59.999Z', 'on'],
    ['2026-10-25T23:00:00.000Z', 'over'],
  ])('and one of 25 where they go back: %s is %s', (now, phase) => {
    const sunday = { startDate: '2026-10-25T08:00:00.000Z', endDate: '2026-10-25T14:00:00.000Z' };
    expect(eventPhase(eventDays(sunday, berlin), new Date(now))).toBe(phase);
  });

  it('follows the zone of the site and not the visitor’s', () => {
    const moment = new Date('2026-03-07T22:30:00.000Z');
    expect(eventPhase(eventDays({ ...event, endDate: '2026-03-07T22:59:59.999Z' }, berlin), moment)).toBe('on');
    expect(eventPhase(eventDays({ ...event, endDate: '2026-03-07T22:59:59.999Z' }, shanghai), moment)).toBe('on');
    expect(eventPhase(eventDays(event, shanghai), moment)).toBe('over');
  });

  it.each([
    ['2027-01-08T23:59:59.999Z', 'ahead'],
    ['2027-01-09T00:00:00.000Z', 'on'],
    ['2027-01-09T23:59:59.999Z', 'on'],
    ['2027-01-10T00:00:00.000Z', 'over'],
  ])('follows a zone of its own before the site’s: %s is %s', (now, phase) => {
    const evening = { startDate: '2027-01-09T18:00:00.000Z', endDate: '2027-01-09T20:30:00.000Z' };
    expect(eventPhase(eventDays({ ...evening, timeZone: 'Europe/London' }, shanghai), new Date(now))).toBe(phase);
  });
});

describe('where a page has a Date.parse of its own, as Datejs has', () => {
  afterEach(() => vi.restoreAllMocks());

  it('an event’s days, zone and phase are the same', () => {
    const dinner = { startDate: '2027-01-09T18:00:00.000Z', endDate: '2027-01-09T20:30:00.000Z' };
    const london = { ...dinner, timeZone: 'Europe/London' };
    const site = { ...shanghai, lang: 'en' };
    const read = () => [eventDays(london, site), eventSpan(london, site), zoneName(london, site)];
    const before = read();
    vi.spyOn(Date, 'parse').mockReturnValue(null as unknown as number);
    expect(read()).toEqual(before);
    expect(eventPhase(eventDays(london, site), new Date('2027-01-09T12:00:00.000Z'))).toBe('on');
  });

  it('days are read as they are', () => {
    vi.spyOn(Date, 'parse').mockReturnValue(null as unknown as number);
    expect(isDay('2026-03-01')).toBe(true);
    expect(startOfDay('2026-03-05', 'Asia/Shanghai')).toBe('2026-03-04T16:00:00.000Z');
    expect(endOfDay('2026-03-05', 'Asia/Shanghai')).toBe('2026-03-05T15:59:59.999Z');
  });
});

describe('how an event stands', () => {
  const days = eventDays(event, shanghai);

  it('is its phase, as long as it is held as announced', () => {
    expect(eventState(days, new Date('2026-03-06T12:00:00.000Z'))).toBe('on');
  });

  it.each(['2026-03-01T00:00:00Z', '2026-03-06T12:00:00Z', '2026-03-09T00:00:00Z'])(
    'is that it is cancelled or postponed, whatever the day: %s',
    (now) => {
      expect(eventState({ ...days, eventStatus: 'CANCELLED' }, new Date(now))).toBe('cancelled');
      expect(eventState({ ...days, eventStatus: 'POSTPONED' }, new Date(now))).toBe('postponed');
    },
  );
});

describe('the live room', () => {
  it.each([
    ['a minute before the start', '2026-03-05T01:29:59.999Z', true],
    ['within the minute of the start', '2026-03-05T01:30:00.000Z', false],
    ['after it', '2026-03-06T00:00:00.000Z', false],
  ])('can only be reserved until the start, to the minute: %s', (_, now, ahead) => {
    expect(isLiveAhead(event, new Date(now))).toBe(ahead);
  });
});

describe('enrolment', () => {
  const form = { ...event, enrollTypeDict: 'FORM', enrollDetail: { id: 7 } } as const;
  const link = { ...event, enrollTypeDict: 'THIRD_LINK', thirdLink: 'https://tickets.example' } as const;

  it('opens the form while the event is open', () => {
    expect(enrolment(form, 'on')).toEqual({ kind: 'form', formId: 7 });
  });

  it('leads to a third party where content says so', () => {
    expect(enrolment(link, 'on')).toEqual({ kind: 'link', href: 'https://tickets.example' });
  });

  it('is over with the event, whatever it was', () => {
    expect(enrolment(form, 'over')).toEqual({ kind: 'over' });
    expect(enrolment(link, 'over')).toEqual({ kind: 'over' });
  });

  it('is closed where content closes it', () => {
    expect(enrolment({ ...form, enrollStatus: 'CLOSED' }, 'on')).toEqual({ kind: 'closed' });
  });

  it.each(['CANCELLED', 'POSTPONED'] as const)('is none for an event that is %s', (eventStatus) => {
    for (const phase of ['ahead', 'on', 'over'] as const)
      for (const way of [form, link, { ...form, enrollStatus: 'CLOSED' } as const])
        expect(enrolment({ ...way, eventStatus }, phase)).toBeUndefined();
  });

  it('is none without a kind, and none without its address', () => {
    expect(enrolment({}, 'on')).toBeUndefined();
    expect(enrolment({ ...link, thirdLink: undefined }, 'on')).toBeUndefined();
  });
});
