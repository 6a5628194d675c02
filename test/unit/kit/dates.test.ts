import { describe, expect, it } from 'vitest';
import { formatDate } from '../../../widgets/kit/runtime/dates.ts';

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
