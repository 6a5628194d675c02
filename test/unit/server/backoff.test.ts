import { describe, expect, it } from 'vitest';
import { nextAttempt } from '../../../server/delivery/backoff.ts';

const start = Date.parse('2026-03-01T00:00:00Z');
const createdAt = new Date(start).toISOString();

/** Tries until it is given up. @returns the waits in milliseconds */
function tryAll(random: () => number): number[] {
  const waits: number[] = [];
  let now = new Date(start);
  for (;;) {
    const next = nextAttempt({ attempts: waits.length + 1, createdAt }, now, random);
    if (!next) return waits;
    waits.push(next.getTime() - now.getTime());
    now = next;
  }
}

describe('the wait between two attempts', () => {
  it('doubles from seconds to hours, over two days and more', () => {
    const waits = tryAll(() => 1);
    expect(waits.slice(0, 4)).toEqual([5000, 10_000, 20_000, 40_000]);
    expect(Math.max(...waits)).toBe(8 * 3_600_000);
    expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(48 * 3_600_000);
  });

  it('is anything up to that, so that an outage’s leads do not come back at once', () => {
    expect(nextAttempt({ attempts: 3, createdAt }, new Date(start), () => 0.25)?.getTime()).toBe(start + 5000);
  });

  it('still lasts two days when chance keeps it short', () => {
    const waits = tryAll(() => 0.1);
    expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(48 * 3_600_000);
    expect(waits.length).toBeLessThan(100);
  });

  it('is granted to a lead that waited for a stopped server', () => {
    const later = new Date(start + 7 * 24 * 3_600_000);
    expect(nextAttempt({ attempts: 1, createdAt }, later, () => 1)).toBeDefined();
    expect(nextAttempt({ attempts: 12, createdAt }, later, () => 1)).toBeUndefined();
  });
});
