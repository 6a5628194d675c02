// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configure } from '../../../library/configure.ts';
import { include } from '../../../library/include.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  sessionStorage.clear();
  Reflect.deleteProperty(globalThis, 'vitrine');
  Reflect.deleteProperty(globalThis, 'vtApi');
});

it('does nothing in a document that nobody sees, as jsdom and happy-dom make one for unit tests', () => {
  configure({ origin: 'https://vendor.example' });
  include({ form: () => Promise.reject(new Error('is not fetched')) });
  expect('vtApi' in globalThis).toBe(false);
});

describe('a page', () => {
  // It stays for good, and the next file may be of the same document.
  const observers: MutationObserver[] = [];
  beforeEach(() => {
    const Observer = MutationObserver;
    vi.stubGlobal('MutationObserver', function observe(tell: MutationCallback) {
      const observer = new Observer(tell);
      observers.push(observer);
      return observer;
    });
    vi.spyOn(globalThis, 'addEventListener');
    // It looks for tags a task later.
    vi.useFakeTimers();
    vi.stubGlobal('visualViewport', {});
    vi.stubGlobal('__RELEASE__', '1.0.0');
    vi.stubGlobal('top', {
      document,
      performance: { getEntriesByType: () => [{ name: 'https://partner.example/?bd_vid=7' }] },
    });
  });

  afterEach(() => {
    for (const observer of observers.splice(0)) observer.disconnect();
    for (const [type, listener] of vi.mocked(addEventListener).mock.calls) removeEventListener(type, listener);
  });

  it('notes what a visit began with once more as it is seen, where it was rendered ahead and its storage is lost then', () => {
    configure({ origin: 'https://vendor.example' });
    const noted = sessionStorage.getItem('vtVisit');
    sessionStorage.clear();
    document.dispatchEvent(new Event('prerenderingchange'));
    expect([noted, sessionStorage.getItem('vtVisit')]).toEqual(Array(2).fill('#https://partner.example/?bd_vid=7'));
  });

  it('says nothing of a tag that a server has written, where a framework includes it only as it takes over the page', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    const fetchWidget = vi.fn(async () => {});
    document.body.innerHTML = '<vt-form wake="now"></vt-form>';
    configure({ origin: 'https://vendor.example' });
    await vi.advanceTimersToNextTimerAsync();
    include({ form: fetchWidget });
    await vi.runAllTimersAsync();
    expect(fetchWidget).toHaveBeenCalledOnce();
    expect(complain).not.toHaveBeenCalled();
  });

  it('has a button pressed again that was pressed before its widget listened', async () => {
    document.body.innerHTML = '<vt-form wake="interaction"><button>Menu</button></vt-form>';
    configure({ origin: 'https://vendor.example' });
    include({ form: async () => {} });
    await vi.runAllTimersAsync();
    const press = vi.fn();
    const button = document.querySelector('button');
    button?.addEventListener('click', press);
    button?.click();
    button?.click();
    button?.parentElement?.dispatchEvent(new Event('vt-ready'));
    expect(press).toHaveBeenCalledTimes(3);
  });
});
