// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { configure } from '../../../library/configure.ts';
import { include } from '../../../library/include.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  Reflect.deleteProperty(globalThis, 'vitrine');
  Reflect.deleteProperty(globalThis, 'vtApi');
});

it('does nothing in a document that nobody sees, as jsdom makes one for unit tests', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  configure({ origin: 'https://vendor.example' });
  include({ form: () => Promise.reject(new Error('is not fetched')) });
  expect('vtApi' in globalThis).toBe(false);
});

it('notes what a visit began with once more as a page is seen that was rendered ahead, whose storage is lost then', () => {
  // It looks for tags a task later, which is after this document.
  vi.useFakeTimers();
  vi.stubGlobal('top', {
    document,
    performance: { getEntriesByType: () => [{ name: 'https://partner.example/?bd_vid=7' }] },
  });
  vi.stubGlobal('__RELEASE__', '1.0.0');
  configure({ origin: 'https://vendor.example' });
  const noted = sessionStorage.getItem('vtVisit');
  sessionStorage.clear();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect([noted, sessionStorage.getItem('vtVisit')]).toEqual(Array(2).fill('#https://partner.example/?bd_vid=7'));
});
