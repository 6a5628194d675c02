import { expect, it } from 'vitest';
import { mostUnlocks, readUnlock, writeUnlock } from '../../../contract/unlock.ts';

it.each([
  ['publication/12', [{ type: 'publication', id: 12 }]],
  [
    ' activity-review/71  activity-review/72,publication/2 ',
    [
      { type: 'activity-review', id: 71 },
      { type: 'activity-review', id: 72 },
      { type: 'publication', id: 2 },
    ],
  ],
  ['publication/2 publication/2', [{ type: 'publication', id: 2 }]],
  ['', []],
  [undefined, []],
  ['publication', []],
  ['publication/0', []],
  ['publication/012', []],
  ['publication/-1', []],
  ['publication/9999999999999999', []],
  ['form/1', []],
  ['constructor/1', []],
  ['/publication/12', []],
  ['nonsense publication/3', [{ type: 'publication', id: 3 }]],
] as const)('%j names %j', (text, targets) => {
  expect(readUnlock(text)).toEqual(targets);
});

it('what is written is read again', () => {
  const targets = readUnlock('media-resource/1 activity-review/71');
  expect(readUnlock(writeUnlock(targets))).toEqual(targets);
});

it('no more are named than one form may unlock', () => {
  const many = Array.from({ length: 99 }, (_, index) => `product/${index + 1}`).join(' ');
  expect(readUnlock(many)).toHaveLength(mostUnlocks);
});
