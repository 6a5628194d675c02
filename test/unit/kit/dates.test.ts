import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventDays, toldHours, zoneName } from '../../../contract/event-days.ts';
import { eventPhase } from '../../../contract/event-status.ts';
import { dayIn } from '../../../contract/time-zone.ts';
import { text } from '../../../widgets/event-list/event-list.text.ts';
import { formatDate } from '../../../widgets/kit/runtime/dates.ts';
import { leafOf, listDays } from '../../../widgets/shared/event-dates.ts';

// Files of a worker share their globals, whatever a test ends with.
afterEach(() => vi.unstubAllGlobals());

describe('a date', () => {
  it.each([
    ['cn', '2026-03-01T08:00:00.000Z', '2026年03月01日'],
    ['en', '2026-03-01T08:00:00.000Z', '2026/03/01'],
    ['de', '2026-12-31T08:00:00.000Z', '2026/12/31'],
  ])('is written on site %s for %s as %s', (mark, moment, written) => {
    expect(formatDate(moment, { mark })).toBe(written);
  });

  it("is the day that it is at the site's readers", () => {
    const evening = '2026-03-01T20:00:00.000Z';
    expect(formatDate(evening, { mark: 'cn' })).toBe('2026年03月02日');
    expect(formatDate(evening, { mark: 'en' })).toBe('2026/03/01');
    expect(formatDate(evening, { mark: 'en', timeZone: 'Asia/Tokyo' })).toBe('2026/03/02');
    expect(formatDate(evening, { mark: 'cn', timeZone: 'America/New_York' })).toBe('2026年03月01日');
  });
});

describe('the day of a moment', () => {
  it('needs no format where clocks stand still', () => {
    vi.stubGlobal('Intl', {});
    for (const timeZone of ['Asia/Shanghai', 'UTC'])
      expect(dayIn(new Date('2026-03-01T20:00:00.000Z'), timeZone)).toMatch(/^2026-03-0[12]$/);
  });

  it('is asked of one format in every other zone, however many there are', () => {
    let made = 0;
    const Counted = class extends Intl.DateTimeFormat {
      constructor(...given: ConstructorParameters<typeof Intl.DateTimeFormat>) {
        super(...given);
        made += 1;
      }
    };
    vi.stubGlobal('Intl', { DateTimeFormat: Counted });
    // Of no other test: what one has made is there for the next.
    for (let day = 10; day < 30; day += 1) dayIn(new Date(`2026-03-${day}T08:00:00.000Z`), 'Pacific/Chatham');
    expect(made).toBe(1);
  });

  it.each(['UTC', 'Asia/Shanghai'])(
    'in %s is what the calendar of that zone says, in winter and summer',
    (timeZone) => {
      const calendar = new Intl.DateTimeFormat('sv', { timeZone });
      const hour = 3_600_000;
      // A day of every month of a hundred years, on both sides of midnight: clocks in Shanghai moved until 1991.
      for (let moment = Date.UTC(1950); moment < Date.UTC(2050); moment += 29 * 24 * hour)
        for (const hours of [0, 14, 15, 16, 23]) {
          const each = new Date(moment + hours * hour);
          expect(dayIn(each, timeZone)).toBe(calendar.format(each));
        }
    },
  );

  it('is refused where there is no moment', () => {
    for (const timeZone of ['UTC', 'Asia/Tokyo']) expect(() => dayIn(new Date('soon'), timeZone)).toThrow(RangeError);
  });
});

describe("an event's dates", () => {
  const site = { mark: 'cn', timeZone: 'Asia/Chita' };
  const evening = { startDate: '2026-03-01T20:00:00.000Z', endDate: '2026-03-01T21:00:00.000Z' };

  it('stand on a leaf of a calendar', () => {
    const days = eventDays(evening, site);
    expect(leafOf(days, text.months.cn)).toEqual({ month: '3月', day: '02' });
    expect(leafOf(days, text.months.en)).toEqual({ month: 'Mar', day: '02' });
    const last = eventDays({ ...evening, startDate: '2026-12-31T08:00:00.000Z' }, site);
    expect(leafOf(last, text.months.cn)).toEqual({ month: '12月', day: '31' });
    expect(leafOf(last, text.months.en)).toEqual({ month: 'Dec', day: '31' });
  });

  it('are those of its own zone, where it has one', () => {
    const days = eventDays({ ...evening, timeZone: 'Europe/London' }, site);
    expect([leafOf(days, text.months.en).day, ...listDays(days, 'en')]).toEqual(['01', '2026/03/01']);
  });

  it('are from the first moment of a day to the last of one, also where midnight is left out', () => {
    // Clocks in Beirut go from 24:00 to 01:00 then.
    const sunday = { startDate: '2026-03-29T07:00:00.000Z', endDate: '2026-03-29T15:00:00.000Z' };
    const days = eventDays(sunday, { mark: 'en', timeZone: 'Asia/Beirut' });
    expect(days).toEqual({ startDate: '2026-03-29T01:00:00+03:00', endDate: '2026-03-29T23:59:59.999+03:00' });
    expect(listDays(days, 'en')).toEqual(['2026/03/29']);
  });

  it('are told of any year', () => {
    for (const startDate of ['0001-01-01T00:00:00.000Z', '9999-12-31T20:00:00.000Z'])
      expect(listDays(eventDays({ startDate, endDate: startDate }, site), 'en')[0]).toMatch(/^\+?\d{4,6}\/?/);
  });

  it('need no format in a browser, whatever their zone', () => {
    const all = Array.from({ length: 20 }, (_, index) => {
      const moment = `2026-03-${10 + index}T08:00:00.000Z`;
      return eventDays({ startDate: moment, endDate: moment, timeZone: 'Pacific/Marquesas' }, site);
    });
    vi.stubGlobal('Intl', {});
    const read = () => {
      for (const days of all) {
        leafOf(days, text.months.cn);
        listDays(days, 'cn');
        eventPhase(days, new Date('2026-03-15'));
      }
    };
    expect(read).not.toThrow();
  });
});

describe('a zone', () => {
  const site = { mark: 'en', lang: 'en', timeZone: 'Asia/Shanghai' };
  const evening = { startDate: '2027-01-09T18:00:00.000Z', endDate: '2027-01-09T20:30:00.000Z' };

  it('is named to the visitor where an event’s clocks show another time than the site’s', () => {
    const london = { ...evening, timeZone: 'Europe/London' };
    expect(zoneName(london, site)).toBe('United Kingdom Time');
    expect(zoneName(london, { ...site, lang: 'zh-CN' })).toBe('英国时间');
    expect(zoneName(evening, site)).toBeUndefined();
    expect(zoneName({ ...evening, timeZone: 'Asia/Singapore' }, site)).toBeUndefined();
  });

  it('is not where no hours are told', () => {
    const days = { startDate: '2027-01-09T00:00:00.000Z', endDate: '2027-01-09T23:59:59.999Z' };
    expect(zoneName({ ...days, timeZone: 'Europe/London' }, site)).toBeUndefined();
    expect(toldHours({ ...evening, timeZone: 'Europe/London' }, site)).toBeUndefined();
  });

  it('stands behind the hours of a list, as their writer has them', () => {
    const told = { ...evening, activityTimeStr: '6 p.m.' };
    expect(toldHours({ ...told, timeZone: 'Europe/London' }, site)).toBe('6 p.m. · United Kingdom Time');
    expect(toldHours(told, site)).toBe('6 p.m.');
  });
});
