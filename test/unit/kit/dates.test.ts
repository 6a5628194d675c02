import { describe, expect, it, vi } from 'vitest';
import { eventPhase } from '../../../contract/event-status.ts';
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

describe("an event's dates", () => {
  const site = { mark: 'cn', lang: 'zh-CN', timeZone: 'Asia/Chita' };

  it('stand on a leaf of a calendar', () => {
    const evening = { startDate: '2026-03-01T20:00:00.000Z', endDate: '2026-03-01T21:00:00.000Z' };
    expect(leafOf(evening, site)).toEqual({ month: '3月', day: '02' });
    expect(leafOf(evening, { ...site, lang: 'en' })).toEqual({ month: 'Mar', day: '02' });
    expect(leafOf(evening, { ...site, lang: 'sv' })).toEqual({ month: 'mars', day: '02' });
  });

  it('are written by one format for days and one for months, however many events there are', () => {
    let made = 0;
    const Counted = class extends Intl.DateTimeFormat {
      constructor(...given: ConstructorParameters<typeof Intl.DateTimeFormat>) {
        super(...given);
        made += 1;
      }
    };
    vi.stubGlobal('Intl', { DateTimeFormat: Counted });
    // Of no other test: what one has made is there for the next.
    const elsewhere = { ...site, timeZone: 'Pacific/Chatham' };
    for (let day = 10; day < 30; day += 1) {
      const event = { startDate: `2026-03-${day}T08:00:00.000Z`, endDate: `2026-04-${day}T08:00:00.000Z` };
      leafOf(event, elsewhere);
      formatDays(event, elsewhere);
      eventPhase(event, new Date('2026-03-15'), elsewhere);
    }
    vi.unstubAllGlobals();
    expect(made).toBe(2);
  });
});
