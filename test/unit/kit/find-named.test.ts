import { expect, it } from 'vitest';
import { findNamed } from '../../../widgets/kit/runtime/find-named.ts';
import { sites } from './support/vendor.ts';

it.each([
  ['that the page speaks', [null, 'zh', undefined, 'de'], 'cn'],
  ['that the visitor reads, where no site speaks the page’s language', [null, 'fr', undefined, 'fr-FR', 'zh-TW'], 'cn'],
  ['in English, where nobody named a language that a site speaks', [null, 'fr', undefined, 'fr-FR'], 'en'],
  ['of the default, where nobody named any', [null, undefined, undefined], 'cn'],
])('a site is the one %s', (_, names, mark) => {
  expect(findNamed(sites, names).mark).toBe(mark);
});
