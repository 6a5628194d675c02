import { describe, expect, it } from 'vitest';
import { toJson } from '../../../widgets/kit/runtime/to-json.ts';

const prototypes = [Array.prototype, Object.prototype, String.prototype, Number.prototype];
const samples: unknown[] = [
  null,
  'a "b" \\ \n \u2028 中文 \ud800',
  0.5,
  Number.NaN,
  true,
  [],
  [1, [2, undefined], null],
  {},
  { a: undefined, b: [{ 'c d': 'é' }], __proto__: null, 1: { e: false } },
];

describe('JSON of plain data', () => {
  it.each(samples.map((sample) => [sample]))('is what JSON.stringify makes of %j', (sample) => {
    expect(toJson(sample)).toBe(JSON.stringify(sample));
  });

  it('is the same on a page whose prototypes have a toJSON of their own', () => {
    const expected = samples.map((sample) => JSON.stringify(sample));
    for (const each of prototypes) {
      Object.defineProperty(each, 'toJSON', { configurable: true, enumerable: true, value: () => '[broken]' });
    }
    const made = samples.map(toJson);
    for (const each of prototypes) Reflect.deleteProperty(each, 'toJSON');
    expect(made).toEqual(expected);
  });
});
