import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callDeadline } from '../../../contract/constants.ts';
import type { SiteSummary } from '../../../contract/entities/site.ts';
import { awaitWay } from '../../../widgets/opener/await-way.ts';
import { isOccupied } from '../../../widgets/opener/is-occupied.ts';
import { expectOverlay, isOnItsWay } from '../../../widgets/opener/on-its-way.ts';
import { readWays, type Way } from '../../../widgets/opener/read-ways.ts';
import { hasOpened, identify, noteOpened, noteWhatOpens } from '../../../widgets/opener/what-opened.ts';

test.each<[string | undefined, Way[], string[]]>([
  ['scroll:50', [{ on: 'scroll', percent: 50 }], []],
  [' Exit  time:20\n', [{ on: 'exit' }, { on: 'time', seconds: 20 }], []],
  ['scroll:0 scroll:101 time time:-1 leave', [], ['scroll:0', 'scroll:101', 'time', 'time:-1', 'leave']],
  ['', [], []],
  [undefined, [], []],
])('reads the ways that %j names, and which of its words name none', (text, ways, unknown) => {
  expect(readWays(text)).toEqual({ ways, unknown });
});

describe('a way to open', () => {
  const end = new AbortController();
  const wait = (way: Way, come: () => boolean) => awaitWay(way, come, end.signal);
  afterEach(() => {
    end.abort();
    vi.unstubAllGlobals();
  });

  test('by scrolling is met at its part of the page, and not by a page that nobody has scrolled', () => {
    const come = vi.fn(() => true);
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 2000, configurable: true });
    vi.stubGlobal('innerHeight', 500);
    wait({ on: 'scroll', percent: 50 }, come);
    const scrollTo = (top: number) => {
      vi.stubGlobal('scrollY', top);
      window.dispatchEvent(new Event('scroll'));
    };
    scrollTo(499);
    expect(come).not.toHaveBeenCalled();
    scrollTo(500);
    expect(come).toHaveBeenCalledOnce();
  });

  test.each([
    ['in a box that fills the window, at its part of that', { width: 800, height: 500, whole: 2000 }, [500]],
    ['in a box beside a menu', { width: 600, height: 400, whole: 2000 }, [600]],
    ['not in a small box within the page', { width: 300, height: 400, whole: 2000 }, []],
    ['not in a row of pictures that is turned sideways', { width: 800, height: 500, whole: 500 }, []],
  ])('by scrolling is met %s', (_, { width, height, whole }, met) => {
    const own = new AbortController();
    vi.stubGlobal('innerWidth', 800);
    vi.stubGlobal('innerHeight', 500);
    const box = document.body.appendChild(document.createElement('div'));
    const is = (of: Record<string, number>) => {
      for (const [name, value] of Object.entries(of)) Object.defineProperty(box, name, { value, configurable: true });
    };
    is({ clientWidth: width, clientHeight: height, scrollHeight: whole });
    let top = 0;
    const at: number[] = [];
    awaitWay({ on: 'scroll', percent: 50 }, () => at.push(top) > 0, own.signal);
    for (top of [499, 500, 600]) {
      is({ scrollTop: top });
      box.dispatchEvent(new Event('scroll'));
      if (at.length > 0) break;
    }
    expect(at).toEqual(met);
    own.abort();
    box.remove();
  });
});

describe('after a time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is met after so many seconds, and again where it did not serve', () => {
    const end = new AbortController();
    const come = vi.fn(() => come.mock.calls.length === 2);
    awaitWay({ on: 'time', seconds: 20 }, come, end.signal);
    vi.advanceTimersByTime(19_999);
    expect(come).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(come).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(20_000);
    expect(come).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(60_000);
    expect(come).toHaveBeenCalledTimes(2);
  });

  test('is not counted while nobody looks at the page', () => {
    const end = new AbortController();
    const come = vi.fn(() => true);
    const look = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    awaitWay({ on: 'time', seconds: 20 }, come, end.signal);
    vi.advanceTimersByTime(10_000);
    look(true);
    vi.advanceTimersByTime(60_000);
    look(false);
    vi.advanceTimersByTime(19_000);
    expect(come).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(come).toHaveBeenCalledOnce();
    end.abort();
  });

  test('is met no more once it was ended', () => {
    const end = new AbortController();
    const come = vi.fn(() => true);
    awaitWay({ on: 'time', seconds: 1 }, come, end.signal);
    end.abort();
    vi.advanceTimersByTime(5_000);
    expect(come).not.toHaveBeenCalled();
  });
});

describe('what is on its way', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is so until its tag stands open in the page', async () => {
    document.body.innerHTML = '<vt-form open></vt-form>';
    expectOverlay('form');
    const form = document.body.appendChild(document.createElement('vt-form'));
    form.setAttribute('mode', 'modal');
    await vi.advanceTimersByTimeAsync(1);
    expect(isOnItsWay()).toBe(true);
    form.setAttribute('open', '');
    await vi.advanceTimersByTimeAsync(1);
    expect(isOnItsWay()).toBe(false);
  });

  test('is given up where nothing comes of it', () => {
    expectOverlay('media-player');
    vi.advanceTimersByTime(callDeadline - 1);
    expect(isOnItsWay()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isOnItsWay()).toBe(false);
  });
});

/** A page of one of the sites. */
function placeOf(mark: string, path = '/') {
  const sites = ['cn', 'en'].map((mark, index) => ({ id: index + 1, mark, lang: mark }) as SiteSummary);
  const site = sites.find((each) => each.mark === mark) as SiteSummary;
  return { site, sites, route: { path, params: {}, query: {}, base: '', host: 'partner.example' } };
}

describe('what a session has seen', () => {
  test('is what was noted, by widget and form', () => {
    noteOpened({ widget: 'form', formId: 11 });
    expect(hasOpened({ widget: 'form', formId: 11 })).toBe(true);
    expect(hasOpened({ widget: 'form', formId: 12 })).toBe(false);
    expect(hasOpened({ widget: 'media-player' })).toBe(false);
  });

  test.each([
    ['cn', '/', undefined, 1],
    ['en', '/', undefined, 1],
    ['en', '/', 4001, 1],
    ['cn', '/', 4001, 1],
    ['en', '/', 1, 1],
    ['cn', '/go1688', undefined, 14008],
    ['cn', '/go1688', 14008, 14008],
    ['cn', '/go1688', 1, 1],
    ['en', '/go1688', undefined, 1],
    ['en', '/', 4002, 4002],
  ])('counts the consult form of site %s at %s as one form, named or not: %s is form %i', (mark, path, named, id) => {
    expect(identify({ widget: 'form', formId: named }, placeOf(mark, path)).formId).toBe(id);
  });

  test('counts films by no form', () => {
    expect(identify({ widget: 'media-player' }, placeOf('en'))).toEqual({ widget: 'media-player' });
  });

  test.each(['vt-open', 'vt-submit'])('is also what a visitor opened or sent: %s', (event) => {
    const end = new AbortController();
    const formId = event.length;
    noteWhatOpens({ widget: 'form', formId }, placeOf('en'), end.signal);
    const form = document.createElement('vt-form');
    document.body.append(form);
    form.dispatchEvent(new Event(event, { bubbles: true }));
    expect(hasOpened({ widget: 'form', formId })).toBe(false);
    form.setAttribute('form-id', String(formId));
    form.dispatchEvent(new Event(event, { bubbles: true }));
    expect(hasOpened({ widget: 'form', formId })).toBe(true);
    end.abort();
  });
});

describe('nothing opens by itself', () => {
  test('while a visitor is about to type', () => {
    document.body.innerHTML = '<input><button>Go</button>';
    expect(isOccupied()).toBe(false);
    document.querySelector('input')?.focus();
    expect(isOccupied()).toBe(true);
    document.querySelector('button')?.focus();
    expect(isOccupied()).toBe(false);
  });

  test('over what was pressed and has not come', () => {
    document.body.innerHTML = '<button data-vt-open="form">Ask</button>';
    const button = document.querySelector('button') as HTMLElement;
    button.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
    expect(isOccupied()).toBe(false);
    button.setAttribute('aria-busy', 'true');
    expect(isOccupied()).toBe(true);
  });

  test('over a dialog in a shadow root within another', () => {
    document.body.innerHTML = '<own-page></own-page>';
    const outer = document.querySelector('own-page')?.attachShadow({ mode: 'open' }) as ShadowRoot;
    outer.innerHTML = '<own-dialog></own-dialog>';
    const inner = outer.querySelector('own-dialog')?.attachShadow({ mode: 'open' }) as ShadowRoot;
    expect(isOccupied()).toBe(false);
    inner.innerHTML = '<div aria-modal="true">Own</div>';
    const dialog = inner.querySelector('div') as HTMLElement;
    dialog.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
    expect(isOccupied()).toBe(true);
    dialog.style.visibility = 'hidden';
    expect(isOccupied()).toBe(false);
  });
});
