import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callDeadline } from '../../../contract/constants.ts';
import type { Asked, Expectant } from '../../../widgets/kit/runtime/bare.ts';
import { defineWidget } from '../../../widgets/kit/runtime/define-widget.ts';
import { completeBrowser } from './support/browser.ts';
import { clearPage, createGreeting, expectRead, expectReady, find, placeBare } from './support/greeting.tsx';
import { sites, Vendor } from './support/vendor.ts';

let vendor: Vendor;

beforeAll(completeBrowser);
beforeEach(() => {
  vendor = new Vendor();
});
afterEach(clearPage);

describe('a bare widget', () => {
  it('asks for the sites, the wording and its own data, and shows them', async () => {
    await expectRead(placeBare(), '你好 新闻 1');
    expect(vendor.asked).toEqual(['GET /site/list', 'GET /site/1/dictionary', 'GET /news/1?site=1']);
  });

  it('lives in a shadow root, dressed, and leaves nothing in the page', async () => {
    const head = document.head.innerHTML;
    const sheets = [...document.adoptedStyleSheets];
    const element = placeBare();
    await expectReady(element);
    expect(element.shadowRoot?.adoptedStyleSheets).toHaveLength(2);
    expect(find(element, '[part="root"]')?.className).toBe('vt greeting');
    expect(element.innerHTML).toBe('');
    expect(document.head.innerHTML).toBe(head);
    expect([...document.adoptedStyleSheets]).toEqual(sheets);
  });

  it("asks for the sites and the wording once, however many widgets' page it is", async () => {
    const definition = createGreeting();
    const first = placeBare('', definition);
    const second = placeBare('entry="2"', definition);
    await expectRead(first, '你好 新闻 1');
    await expectRead(second, '你好 新闻 2');
    expect([vendor.askedFor('/site/list'), vendor.askedFor('/dictionary'), vendor.askedFor('/news/')]).toEqual([
      1, 1, 2,
    ]);
  });

  it('has ids that no other widget of the page has', async () => {
    const definition = createGreeting();
    const elements = [placeBare('', definition), placeBare('', definition)];
    for (const element of elements) await expectReady(element);
    const ids = elements.map((element) => find(element, 'section')?.id);
    expect(new Set(ids).size).toBe(2);
  });

  it("speaks the site's own wording where the site has some", async () => {
    const definition = createGreeting();
    vendor.dictionary = { [`${definition.name}.hello`]: '幸会' };
    await expectRead(placeBare('', definition), '幸会 新闻 1');
  });

  it('tells the page when it is ready, through shadow roots', async () => {
    const ready = vi.fn();
    document.addEventListener('vt-ready', ready, { once: true });
    const partner = document.createElement('div');
    document.body.append(partner);
    const definition = createGreeting();
    defineWidget(definition);
    const element = document.createElement(`vt-${definition.name}`);
    partner.attachShadow({ mode: 'open' }).append(element);
    await expectReady(element);
    expect(ready).toHaveBeenCalledTimes(1);
    expect(ready.mock.calls[0]?.[0].composedPath()[0]).toBe(element);
  });

  it('lets the loader look for further tags in its shadow root', async () => {
    const watch = vi.fn();
    vi.stubGlobal('vtApi', { origin: vendor.origin, watch });
    const element = placeBare();
    await expectReady(element);
    expect(watch).toHaveBeenCalledExactlyOnceWith(element.shadowRoot);
  });

  it('calls its own page when no loader has told of another origin', async () => {
    vi.stubGlobal('vtApi', undefined);
    placeBare();
    await vi.waitFor(() => expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/api/internal/site/list'));
  });
});

describe('a bare widget that was asked for before its script came', () => {
  /** The tag, and what the server answered to what stood there when it was asked. */
  const place = (written: string, answer: unknown, definition = createGreeting()) => {
    document.body.innerHTML = `<vt-${definition.name} ${written}></vt-${definition.name}>`;
    const element = document.body.firstElementChild as HTMLElement & Expectant;
    element.vtData = Promise.resolve(answer);
    defineWidget(definition);
    return element;
  };
  const answer = (): Asked => ({
    names: `${[null, 'en', undefined, navigator.languages]}`,
    site: 2,
    sites: [...sites],
    dictionary: {},
    attributes: { entry: 1, open: false },
    data: { title: 'asked ahead' },
  });

  it('shows that, and asks for nothing', async () => {
    const element = place('lang="en"', answer());
    await expectRead(element, 'Hello asked ahead');
    expect(vendor.asked).toEqual([]);
    expect(element.vtData).toBeUndefined();
  });

  it('asks for what it shows from then on', async () => {
    const element = place('lang="en"', answer());
    await expectReady(element);
    element.setAttribute('entry', '2');
    await expectRead(element, 'Hello News 2');
    element.setAttribute('entry', '1');
    await expectRead(element, 'Hello News 1');
  });

  it.each([
    ['its tag asks for another entry', 'lang="en" entry="3"', answer(), 'Hello News 3'],
    ['it speaks another language', 'lang="zh"', answer(), '你好 新闻 1'],
    ['the server refused', 'lang="en"', undefined, 'Hello News 1'],
    ['it is no answer of ours', 'lang="en"', {}, 'Hello News 1'],
  ])('asks by itself where %s by now', async (_, written, asked, words) => {
    await expectRead(place(written, asked), words);
  });

  it('does not wait for long for what hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const definition = createGreeting();
    const element = place('lang="en"', new Promise(() => {}), definition);
    await vi.advanceTimersByTimeAsync(callDeadline / 2);
    vi.useRealTimers();
    await expectRead(element, 'Hello News 1');
  });
});

describe('an attribute', () => {
  it('that decides on the data loads again', async () => {
    const element = placeBare();
    await expectRead(element, '你好 新闻 1');
    element.setAttribute('entry', '2');
    await expectRead(element, '你好 新闻 2');
  });

  it('that only decides on the looks does not', async () => {
    const element = placeBare();
    await expectReady(element);
    const asked = vendor.asked.length;
    element.setAttribute('tone', 'loud');
    await vi.waitFor(() => expect(find(element, 'section')?.className).toBe('loud'));
    expect(vendor.asked).toHaveLength(asked);
  });

  it('that says the same in other words does not either', async () => {
    const element = placeBare('entry="1"');
    await expectReady(element);
    const asked = vendor.asked.length;
    element.setAttribute('entry', ' 1 ');
    element.setAttribute('entry', 'nonsense');
    element.setAttribute('tone', 'loud');
    await vi.waitFor(() => expect(find(element, 'section')?.className).toBe('loud'));
    expect(vendor.asked).toHaveLength(asked);
  });

  it('changed while the data is on its way leads to what was asked for last', async () => {
    vendor.hold();
    const element = placeBare();
    await vi.waitFor(() => expect(vendor.asked).toHaveLength(1));
    element.setAttribute('entry', '2');
    element.setAttribute('entry', '3');
    vendor.release();
    await expectRead(element, '你好 新闻 3');
    expect(find(element, 'section')?.parentElement?.children).toHaveLength(1);
  });

  it('leads to what was asked for last also where an earlier answer comes later', async () => {
    const answers: Record<number, (data: { title: string }) => void> = {};
    const load = (_: unknown, { entry }: Record<string, unknown>) =>
      new Promise((resolve) => {
        answers[Number(entry)] = resolve;
      });
    const element = placeBare('', createGreeting({ load }));
    await vi.waitFor(() => expect(answers[1]).toBeDefined());
    element.setAttribute('entry', '2');
    await vi.waitFor(() => expect(answers[2]).toBeDefined());
    answers[2]?.({ title: 'second' });
    await expectRead(element, '你好 second');
    answers[1]?.({ title: 'first' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(find(element, 'h2')?.textContent).toBe('你好 second');
  });

  it('changed while its sheet is on its way leaves nothing of the first load behind', async () => {
    const sheets: (() => void)[] = [];
    const definition = createGreeting();
    const element = placeBare('', {
      ...definition,
      sheet: () => new Promise((resolve) => sheets.push(() => resolve(definition.sheet()))),
    });
    await vi.waitFor(() => expect(sheets).toHaveLength(1));
    element.setAttribute('entry', '2');
    await vi.waitFor(() => expect(sheets).toHaveLength(2));
    for (const come of sheets) come();
    await expectRead(element, '你好 新闻 2');
    expect(element.shadowRoot?.querySelectorAll('.vt')).toHaveLength(1);
  });

  it('changed just before it is taken away is followed once it is back', async () => {
    const element = placeBare();
    await expectRead(element, '你好 新闻 1');
    vendor.hold();
    const asked = vendor.asked.length;
    element.setAttribute('entry', '2');
    await vi.waitFor(() => expect(vendor.asked.length).toBeGreaterThan(asked));
    const place = element.parentElement;
    element.remove();
    await vi.waitFor(() => expect(vendor.signals.at(-1)?.aborted).toBe(true));
    vendor.release();
    place?.append(element);
    await expectRead(element, '你好 新闻 2');
  });
});
