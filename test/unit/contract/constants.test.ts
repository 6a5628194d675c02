import { describe, expect, it } from 'vitest';
import { defaultFormId } from '../../../contract/constants.ts';

describe('the consult form of a page that names none', () => {
  it.each([
    ['cn', '/', 1],
    ['cn', '/product/3', 1],
    ['cn', '/go1688', 14008],
    ['cn', '/go1688/', 14008],
    ['cn', '/go1688/supplier', 14008],
    ['cn', '/go16888', 1],
    ['cn', '/product/go1688', 1],
    ['en', '/', 4001],
    ['en', '/go1688/purchaser', 4001],
  ])('of site %s at %s is form %i', (mark, path, id) => {
    expect(defaultFormId(mark, path)).toBe(id);
  });
});
