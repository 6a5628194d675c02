import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineWidget } from '../../../widgets/kit/runtime/define-widget.ts';
import type { ViewProps, WidgetDefinition } from '../../../widgets/kit/runtime/widget.ts';
import { completeBrowser } from './support/browser.ts';
import {
  clearPage,
  createGreeting,
  expectRead,
  expectReady,
  find,
  placeBare,
  read,
  type,
  typedInto,
} from './support/greeting.tsx';
import { Vendor } from './support/vendor.ts';

let vendor: Vendor;

beforeAll(completeBrowser);
beforeEach(() => {
  vendor = new Vendor();
});
afterEach(clearPage);

describe('a property', () => {
  it('that was set before the script arrived counts', async () => {
    const definition = createGreeting();
    const element = document.createElement(`vt-${definition.name}`);
    Object.assign(element, { entry: 5, tone: 'loud', open: true });
    document.body.append(element);
    defineWidget(definition);
    await expectRead(element, '你好 新闻 5');
    expect(element.outerHTML).toContain('entry="5" tone="loud" open=""');
    expect(Object.hasOwn(element, 'entry')).toBe(false);
  });

  it('is written as its attribute, and read from it', async () => {
    const element = placeBare() as HTMLElement & { entry?: number; tone?: string; open?: boolean };
    await expectReady(element);
    expect([element.entry, element.tone, element.open]).toEqual([1, 'plain', false]);
    Object.assign(element, { entry: 2, tone: 'loud', open: true });
    expect(['entry', 'tone', 'open'].map((name) => element.getAttribute(name))).toEqual(['2', 'loud', '']);
    await expectRead(element, '你好 新闻 2');
    Object.assign(element, { entry: undefined, open: false });
    expect([element.hasAttribute('entry'), element.hasAttribute('open')]).toEqual([false, false]);
    expect(element.entry).toBe(1);
    await expectRead(element, '你好 新闻 1');
  });
});

describe('a widget that is moved in the page', () => {
  it('keeps what was typed and does not load again', async () => {
    const element = placeBare();
    await expectReady(element);
    type(element, 'ACME');
    const asked = vendor.asked.length;
    const place = document.createElement('aside');
    document.body.prepend(place);
    place.append(element);
    document.body.prepend(element);
    await Promise.resolve();
    expect(typedInto(element)).toBe('ACME');
    expect(vendor.asked).toHaveLength(asked);
    element.setAttribute('tone', 'loud');
    await vi.waitFor(() => expect(find(element, 'section')?.className).toBe('loud'));
  });

  it('is ready once, also where the page moves it when it hears of it', async () => {
    const place = document.body.appendChild(document.createElement('aside'));
    const moves = vi.fn(({ target }: Event) => {
      if (moves.mock.calls.length < 10) place.append(target as Element);
    });
    document.addEventListener('vt-ready', moves);
    const element = placeBare();
    await expectReady(element);
    expect(element.parentElement).toBe(place);
    element.setAttribute('tone', 'loud');
    await vi.waitFor(() => expect(find(element, 'section')?.className).toBe('loud'));
    document.removeEventListener('vt-ready', moves);
    expect(moves).toHaveBeenCalledOnce();
  });

  it('goes on loading when it was loading', async () => {
    vendor.hold();
    const element = placeBare();
    await vi.waitFor(() => expect(vendor.asked).toHaveLength(1));
    document.body.prepend(element);
    await Promise.resolve();
    vendor.release();
    await expectRead(element, '你好 新闻 1');
    expect(vendor.askedFor('/news/')).toBe(1);
  });

  it('keeps what was typed where bodies are swapped, which takes some microtasks', async () => {
    const element = placeBare();
    await expectReady(element);
    type(element, 'ACME');
    const asked = vendor.asked.length;
    element.remove();
    for (let turn = 0; turn < 9; turn += 1) await null;
    document.body.append(element);
    element.setAttribute('tone', 'loud');
    await vi.waitFor(() => expect(find(element, 'section')?.className).toBe('loud'));
    expect(typedInto(element)).toBe('ACME');
    expect(vendor.asked).toHaveLength(asked);
  });

  it('speaks the language of its new place', async () => {
    const element = placeBare();
    await expectRead(element, '你好 新闻 1');
    type(element, 'ACME');
    const place = document.createElement('div');
    place.lang = 'en';
    document.body.append(place);
    place.append(element);
    await expectRead(element, 'Hello News 1');
    expect(typedInto(element)).toBe('ACME');
  });
});

describe('a widget that is removed', () => {
  it('aborts what it was loading, and says nothing of it', async () => {
    vendor.hold();
    const report = vi.spyOn(console, 'error');
    const failed = vi.fn();
    const element = placeBare();
    element.addEventListener('vt-error', failed);
    await vi.waitFor(() => expect(vendor.asked).toHaveLength(1));
    vendor.release();
    vendor.hold();
    await vi.waitFor(() => expect(vendor.askedFor('/news/')).toBe(1));
    element.remove();
    const own = vendor.signals[vendor.asked.indexOf('GET /news/1?site=1')];
    await vi.waitFor(() => expect(own?.aborted).toBe(true));
    vendor.release();
    await Promise.resolve();
    expect(failed).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
  });

  it('breaks off what its view has called for', async () => {
    let call = (() => undefined) as unknown as ViewProps['call'];
    const View = (props: ViewProps) => {
      call = props.call;
      return 'here';
    };
    const element = placeBare('', createGreeting({ View: View as unknown as WidgetDefinition['View'] }));
    await expectReady(element);
    vendor.hold();
    const called = call('GET /news/:id', { params: { id: 7 }, query: { site: 1 } });
    await vi.waitFor(() => expect(vendor.askedFor('/news/7')).toBe(1));
    element.remove();
    await expect(called).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });

  it('takes nothing away from the others, which waited for the same answers', async () => {
    vendor.hold();
    const definition = createGreeting();
    const [first, second] = [placeBare('', definition), placeBare('', definition)];
    await vi.waitFor(() => expect(vendor.asked).toHaveLength(1));
    first.remove();
    await Promise.resolve();
    vendor.release();
    await expectRead(second, '你好 新闻 1');
  });

  it('takes its view down', async () => {
    const element = placeBare();
    await expectReady(element);
    element.remove();
    await vi.waitFor(() => expect(find(element, 'section')).toBeNull());
  });

  it('no longer listens to the language of the page', async () => {
    const element = placeBare();
    await expectReady(element);
    const asked = vendor.asked.length;
    element.remove();
    await Promise.resolve();
    document.documentElement.lang = 'en';
    await expectRead(placeBare(), 'Hello News 1');
    expect(vendor.askedFor('/news/')).toBe(2);
    expect(vendor.asked.slice(asked)).not.toContain('GET /news/1?site=1');
  });

  it('as the last one leaves nobody watching the page', async () => {
    const element = placeBare();
    await expectReady(element);
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
    element.remove();
    await vi.waitFor(() => expect(disconnect).toHaveBeenCalledTimes(1));
  });

  it('shows itself again when it comes back, without a call', async () => {
    const element = placeBare();
    await expectReady(element);
    element.remove();
    await vi.waitFor(() => expect(find(element, 'section')).toBeNull());
    const asked = vendor.asked.length;
    document.body.append(element);
    await expectRead(element, '你好 新闻 1');
    expect(vendor.asked).toHaveLength(asked);
  });

  it('comes back in the language that the page has by then', async () => {
    const element = placeBare();
    await expectReady(element);
    element.remove();
    await vi.waitFor(() => expect(find(element, 'section')).toBeNull());
    document.documentElement.lang = 'en';
    document.body.append(element);
    await expectRead(element, 'Hello News 1');
  });
});

describe('a copy of a living widget', () => {
  it('is a widget of its own, in which nothing has been typed', async () => {
    const element = placeBare('entry="2"');
    await expectReady(element);
    type(element, 'ACME');
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = element.outerHTML;
    const copy = place.firstElementChild as HTMLElement;
    await expectRead(copy, '你好 新闻 2');
    await expectReady(copy);
    expect(typedInto(copy)).toBe('');
    expect(typedInto(element)).toBe('ACME');
  });
});

describe('a second definition of the same tag', () => {
  it('is harmless', async () => {
    const definition = createGreeting();
    const element = placeBare('', definition);
    await expectReady(element);
    const registered = customElements.get(element.localName);
    expect(() => defineWidget(createGreeting({ name: definition.name, View: () => 'another version' }))).not.toThrow();
    expect(customElements.get(element.localName)).toBe(registered);
    expect(read(element)).toBe('你好 新闻 1');
  });
});
