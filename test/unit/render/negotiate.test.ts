import { describe, expect, it } from 'vitest';
import { negotiateEncoding } from '../../../server/http/negotiate.ts';

describe('the encoding of an answer', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['gzip;q=1.0, br;q=0.001', 'br'],
    ['br ; q=0 , gzip', 'gzip'],
    ['BR;Q=0, GZIP', 'gzip'],
    ['br;q=0.000, *', 'gzip'],
    ['gzip;q=0, *;q=0', 'identity'],
    ['br;q=much, gzip', 'gzip'],
    ['x-gzip, brotli', 'identity'],
    ['deflate, zstd', 'identity'],
    [undefined, 'identity'],
  ])('for %j is %s', (header, encoding) => {
    expect(negotiateEncoding(header)).toBe(encoding);
  });

  it('is the same each time that it is asked for', () => {
    const ask = () => negotiateEncoding('gzip;q=0.5');
    expect([ask(), ask()]).toEqual(['gzip', 'gzip']);
  });
});
