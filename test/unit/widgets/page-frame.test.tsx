import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followDocument } from '../../../widgets/page-frame/follow-document.ts';
import { followMessages } from '../../../widgets/page-frame/follow-messages.ts';
import definition from '../../../widgets/page-frame/page-frame.define.ts';
import { at } from './landing.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

const page = { id: 1, title: 'Our assistant', pageAddress: '/ai', url: '/files/pages/ai.html' };
const unread = expect.stringContaining('cannot get iframe content height');

describe('a page in a frame', () => {
  it('has a name, runs nothing, and can be opened alone', async () => {
    const answers = { 'POST /staticPage': page };
    const element = await showWidget(definition, { page: at('/ai'), answers });
    const frame = element.querySelector('iframe');
    expect(textsOf(element, 'h1')).toEqual(['Our assistant']);
    expect([frame?.title, frame?.getAttribute('src')]).toEqual(['Our assistant', '/files/pages/ai.html']);
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-scripts');
    expect(linksOf(element)).toEqual(['/files/pages/ai.html Open on its own']);
    expect(frame?.hasAttribute('style')).toBe(false);
  });

  it('is asked for by the address of where it stands, or by the one that is named', async () => {
    const answers = {
      'POST /staticPage': ({ body }: { body: { pageAddress: string } }) => ({ ...page, title: body.pageAddress }),
    };
    const titleOf = async (situation: object) => textsOf(await showWidget(definition, { answers, ...situation }), 'h1');
    expect(await titleOf({ page: at('/ai/close') })).toEqual(['/ai/close']);
    expect(await titleOf({ attributes: { address: '/ai' } })).toEqual(['/ai']);
  });

  it('may run its own scripts where it is another host’s', async () => {
    const answers = { 'POST /staticPage': { ...page, url: 'https://static.example/ai.html' } };
    const frame = (await showWidget(definition, { answers })).querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).toContain('allow-scripts');
  });
});

/** A frame whose document, if it has one, is as high as the test says. */
class FakeFrame extends EventTarget {
  src = 'https://static.example/ai.html';
  contentWindow = window;
  contentDocument: object | null = null;
}

let told: (number | undefined)[];
let frame: FakeFrame;
let end: () => void;
const tell = (height: number | undefined) => told.push(height);
const asFrame = () => frame as unknown as HTMLIFrameElement;

beforeEach(() => {
  told = [];
  frame = new FakeFrame();
  end = () => undefined;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the height of a page of this origin', () => {
  let height: number;
  let resize: () => void;
  const open = (readyState = 'complete') => {
    const documentElement = { style: {}, getBoundingClientRect: () => ({ height }) };
    frame.contentDocument = { URL: 'https://vendor.example/files/pages/ai.html', documentElement, readyState };
    if (readyState === 'complete') frame.dispatchEvent(new Event('load'));
    return documentElement;
  };

  beforeEach(() => {
    height = 900;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(changed: () => void) {
          resize = changed;
        }
        observe() {
          resize();
        }
        disconnect() {}
      },
    );
  });

  it('is what its document measures, and follows it as it grows and shrinks', () => {
    end = followDocument(asFrame(), tell);
    expect(told).toEqual([]);
    expect(open().style).toEqual({ overflowY: 'hidden' });
    height = 1400.5;
    resize();
    height = 700;
    resize();
    expect(told).toEqual([900, 1400.5, 700]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('is known where the page came before the script', () => {
    open();
    end = followDocument(asFrame(), tell);
    expect(told).toEqual([900]);
  });

  it.each(['loading', 'interactive'])('waits for a page that is %s: half of it would make the frame jump', (state) => {
    height = 200;
    open(state);
    end = followDocument(asFrame(), tell);
    expect(told).toEqual([]);
    height = 900;
    open();
    expect(told).toEqual([900]);
  });

  it('is not known of a page that may not be read, and the console says so', () => {
    end = followDocument(asFrame(), tell);
    frame.dispatchEvent(new Event('load'));
    expect(told).toEqual([undefined]);
    expect(console.error).toHaveBeenCalledWith(unread);
  });
});

describe('the height of a page of another origin', () => {
  const origin = 'https://static.example';
  const post = (data: unknown, given: MessageEventInit = {}) =>
    dispatchEvent(new MessageEvent('message', { data, origin, source: window, ...given }));
  const message = (height: unknown) => ({ type: 'vitrine:frame-height', height });

  beforeEach(() => {
    vi.useFakeTimers();
    end = followMessages(asFrame(), origin, tell);
  });

  it('is what it says', () => {
    post(message(1200));
    post(message(1300.5));
    expect(told).toEqual([1200, 1300.5]);
  });

  it.each([
    ['another origin', message(1200), { origin: 'https://static.example.evil.example' }],
    ['another window', message(1200), { source: null }],
    ['a message of another kind', { height: 1200 }, {}],
    ['a height that is none', message('1200px'), {}],
    ['no height at all', message(-1), {}],
    ['a height without end', message(Number.POSITIVE_INFINITY), {}],
    ['nothing', null, {}],
  ])('is not taken from %s', (_, data, given) => {
    post(data, given);
    expect(told).toEqual([]);
  });

  it('is missed in the console, where the page does not say it in time', () => {
    frame.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(2999);
    expect(console.error).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(console.error).toHaveBeenCalledWith(unread);
  });

  it('is not missed once it was said', () => {
    post(message(1200));
    vi.advanceTimersByTime(10_000);
    expect(console.error).not.toHaveBeenCalled();
  });
});
