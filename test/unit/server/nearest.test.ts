import { expect, it } from 'vitest';
import { findNearest } from '../../../server/base/nearest.ts';

it.each([
  ['consutl', 'consult'],
  ['CONSULT', 'consult'],
  ['reqired', 'required'],
  ['feilds', 'fields'],
  ['tpye', 'type'],
  ['epr', 'erp'],
  ['er', 'erp'],
  ['hr', 'HR'],
])('%s is likely meant for %s', (word, name) => {
  expect(findNearest(word, ['agenda', name])).toBe(name);
});

it.each([
  ['a', 'hr'],
  ['hr', 'it'],
  ['ab', 'erp'],
  ['crm', 'hcm2'],
  ['电话', '姓名'],
  ['name', 'time'],
])('%s and %s have too little in common for a slip', (word, name) => {
  expect(findNearest(word, [name])).toBeUndefined();
});

it('of several it is the nearest', () => {
  expect(findNearest('webinra', ['webinars', 'webinar'])).toBe('webinar');
});
