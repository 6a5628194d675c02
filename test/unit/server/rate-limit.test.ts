import { describe, expect, it, vi } from 'vitest';
import { createRateLimit, senderOf } from '../../../server/leads/rate-limit.ts';

describe('a rate limit', () => {
  it('lets a minute’s worth pass at once, then tells how long to wait', () => {
    let time = 0;
    const take = createRateLimit(2, () => time);
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 30]);
    time = 30_000;
    expect([take('a'), take('a')]).toEqual([0, 30]);
  });

  it('lets nobody pass for less than a whole one', () => {
    let time = 0;
    const take = createRateLimit(2, () => time);
    expect([take('a'), take('a')]).toEqual([0, 0]);
    time = 29_000;
    expect(take('a')).toBe(1);
    time = 30_000;
    expect([take('a'), take('a')]).toEqual([0, 30]);
  });

  it('remembers those who keep coming, however many others come by', () => {
    const take = createRateLimit(1, () => 0);
    const comeBy = (name: string) => {
      for (let count = 0; count < 30_000; count += 1) take(`${name} ${count}`);
    };
    expect(take('insistent')).toBe(0);
    comeBy('first');
    expect(take('insistent')).toBe(60);
    comeBy('second');
    expect(take('insistent')).toBe(60);
    expect(take('first 0')).toBe(0);
  });

  it('does not make known senders wait for a clock that was set back', () => {
    const take = createRateLimit(60_000);
    expect(take('a')).toBe(0);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    expect(Array.from({ length: 1000 }, () => take('a')).some((wait) => wait > 0)).toBe(false);
    vi.restoreAllMocks();
  });

  it('counts each sender by itself', () => {
    const take = createRateLimit(1, () => 0);
    expect([take('a'), take('b')]).toEqual([0, 0]);
  });

  it('of nothing lifts the limit', () => {
    const take = createRateLimit(0);
    expect(Array.from({ length: 1000 }, () => take('a')).every((wait) => wait === 0)).toBe(true);
  });
});

describe('a sender', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8:1:2::9]:51234', '2001:db8:1:2'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2'],
    ['not an address', 'unknown'],
    ['', 'unknown'],
  ])('at %s counts as %s', (address, sender) => {
    expect(senderOf(address)).toBe(sender);
  });
});
