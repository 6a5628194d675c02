// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { configure } from '../../../library/configure.ts';
import { include } from '../../../library/include.ts';

afterEach(() => vi.unstubAllGlobals());

it('does nothing in a document that nobody sees, as jsdom makes one for unit tests', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  configure({ origin: 'https://vendor.example' });
  include({ form: () => Promise.reject(new Error('is not fetched')) });
  expect('vtApi' in globalThis).toBe(false);
});
