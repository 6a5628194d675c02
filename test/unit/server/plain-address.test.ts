import { describe, expect, it } from 'vitest';
import { plainAddress, plainForwarded } from '../../../server/http/plain-address.ts';

describe('an address that a proxy wrote', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    [' 203.0.113.7:4711 ', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
    ['unknown', 'unknown'],
    ['1.2.3:4', '1.2.3:4'],
    ['[x]:1', '[x]:1'],
  ])('%s is %s without its port', (written, plain) => {
    expect(plainAddress(written)).toBe(plain);
  });

  it('is each of a list', () => {
    expect(plainForwarded('203.0.113.7:1, [2001:db8::1]:2,10.0.0.1')).toBe('203.0.113.7, 2001:db8::1, 10.0.0.1');
  });
});
