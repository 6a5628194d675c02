import { describe, expect, it, vi } from 'vitest';
import { eventPhase } from '../../../contract/event-status.ts';
import { dayIn } from '../../../contract/time-zone.ts';
import { text } from '../../../widgets/event-list/event-list.text.ts';
import { formatDate } from '../../../widgets/kit/runtime/dates.ts';
import { formatDays, leafOf } from '../../../widgets/shared/event-dates.ts';

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
  /** How many formats are made while something is done, which take a phone long. */
  const countFormats = (work: () => void) => {
    let made = 0;
    const Counted = class extends Intl.DateTimeFormat {
      constructor(...given: ConstructorParameters<typeof Intl.DateTimeFormat>) {
        super(...given);
        made += 1;
      }
    };
    vi.stubGlobal('Intl', { DateTimeFormat: Counted });
    work();
    vi.unstubAllGlobals();
    return made;
  };
  const writeDays = (place: typeof site) => {
    for (let day = 10; day < 30; day += 1) {
      const event = { startDate: `2026-03-${day}T08:00:00.000Z`, endDate: `2026-04-${day}T08:00:00.000Z` };
      leafOf(event, place, text.months.cn);
      formatDays(event, place);
      eventPhase(event, new Date('2026-03-15'), place);
    }
  };

  it('stand on a leaf of a calendar', () => {
    const evening = { startDate: '2026-03-01T20:00:00.000Z', endDate: '2026-03-01T21:00:00.000Z' };
    expect(leafOf(evening, site, text.months.cn)).toEqual({ month: '3月', day: '02' });
    expect(leafOf(evening, site, text.months.en)).toEqual({ month: 'Mar', day: '02' });
    const last = { ...evening, startDate: '2026-12-31T08:00:00.000Z' };
    expect(leafOf(last, site, text.months.cn)).toEqual({ month: '12月', day: '31' });
    expect(leafOf(last, site, text.months.en)).toEqual({ month: 'Dec', day: '31' });
  });

  it('are written by one format, however many events there are', () => {
    // Of no other test: what one has made is there for the next.
    expect(countFormats(() => writeDays({ ...site, timeZone: 'Pacific/Chatham' }))).toBe(1);
  });

  it('need no format where clocks stand still', () => {
    expect(countFormats(() => writeDays({ ...site, timeZone: 'Asia/Shanghai' }))).toBe(0);
    expect(countFormats(() => writeDays({ ...site, timeZone: 'UTC' }))).toBe(0);
  });
});
