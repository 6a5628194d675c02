// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { run } from '../../../loader/api.ts';
import { prepare } from '../../../loader/prepare.ts';
import type { Command, Vitrine } from '../../../widgets/kit/runtime/vitrine.ts';

const wake = vi.fn();
let page: Vitrine;

beforeEach(() => {
  const load = () => new Promise(() => {});
  page = { version: '1.0.0', origin: '', wake, load, watch: vi.fn() } as unknown as Vitrine;
  vi.stubGlobal('vtApi', page);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('zh-CN');
});
afterEach(() => {
  document.body.innerHTML = '';
  wake.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ask = (...command: Command) => run(page, command);
/** The page's elements, without what is on every overlay. */
const overlays = () =>
  [...document.body.children].map(({ outerHTML }) => outerHTML.replace(/ data-turbo-permanent=""| style="[^"]*"/g, ''));
const find = (selector: string) => document.querySelector(selector) as HTMLElement;

describe('making an overlay ready', () => {
  const opener = (html: string) => {
    const holder = document.createElement('header');
    holder.innerHTML = html;
    return holder.firstElementChild as HTMLElement;
  };
  const toForm = '<a data-vt-open="form" data-vt-form-id="7" data-vt-unlock="publication/12"></a>';

  it('puts it into the page, closed, and with nothing of what one opening alone brings', () => {
    prepare(opener(toForm));
    prepare(opener(toForm));
    expect(overlays()).toEqual(['<vt-form mode="modal" form-id="7" wake="now"></vt-form>']);
  });

  it('leaves films to who wants to see them', () => {
    prepare(opener('<a data-vt-open="media-player" data-vt-videos="[]"></a>'));
    expect(overlays()).toEqual([]);
  });

  it('asks for its data at once, and leaves that to the form where no answer comes', async () => {
    document.body.innerHTML = '<script id="vt-page" type="application/json">{"site":{"id":2}}</script>';
    const hung = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(hung.signal);
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_, { signal } = {}) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    prepare(opener(toForm));
    expect(asked.mock.lastCall?.[0]).toBe('/api/internal/form/7?site=2');
    const { vtData } = find('vt-form') as HTMLElement & { vtData: Promise<unknown> };
    hung.abort();
    expect(await vtData).toBeUndefined();
  });

  it('is opened as it stands once it is there', () => {
    prepare(opener(toForm));
    const element = find('vt-form');
    element.dataset.vtReady = '';
    ask('open', 'form', { formId: 7, unlock: 'publication/12' });
    expect(overlays()).toHaveLength(1);
    expect(element.getAttribute('open')).toBe('');
    expect(element.getAttribute('unlock')).toBe('publication/12');
    expect(element.shadowRoot).toBeNull();
  });

  it('is stood in for when it is opened before it is there', () => {
    prepare(opener(toForm));
    ask('open', 'form', { formId: 7 });
    expect(find('vt-form').shadowRoot?.querySelector('dialog')?.textContent).toContain('正在打开');
    expect(overlays()).toHaveLength(1);
  });

  it('is never covered by what stood in for it, even if that came in its very last moment', () => {
    prepare(opener(toForm));
    const element = find('vt-form');
    // The widget has taken away what stood before its own, and is about to say that it is there.
    ask('open', 'form', { formId: 7 });
    element.dispatchEvent(new CustomEvent('vt-ready'));
    expect(element.shadowRoot?.querySelector('dialog')).toBeNull();
  });

  it('goes without a word when it fails before anybody opens it', () => {
    prepare(opener(toForm));
    find('vt-form').dispatchEvent(new CustomEvent('vt-error', { bubbles: true }));
    expect(overlays()).toEqual([]);
    ask('open', 'form', { formId: 7 });
    find('vt-form').dispatchEvent(new CustomEvent('vt-error', { bubbles: true }));
    expect(overlays()).toHaveLength(1);
  });
});

describe('opening a widget', () => {
  it('puts it into the page as an open overlay and wakes it', () => {
    ask('open', 'form', { formId: 7 });
    expect(overlays()).toEqual(['<vt-form mode="modal" form-id="7" open="" data-vt-opened=""></vt-form>']);
    expect(wake).toHaveBeenCalledExactlyOnceWith(find('vt-form'));
  });

  it('shows it to everybody again whom a dialog of the page had it hidden from', () => {
    ask('open', 'form', { formId: 7 });
    find('vt-form').removeAttribute('open');
    find('vt-form').setAttribute('aria-hidden', 'true');
    ask('open', 'form', { formId: 7 });
    expect(find('vt-form').hasAttribute('aria-hidden')).toBe(false);
  });

  it('in a way that there is not opens it over the page, and says so', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    ask('open', 'form', { formId: 7, mode: 'slidein' });
    expect(overlays()).toEqual(['<vt-form mode="modal" form-id="7" open="" data-vt-opened=""></vt-form>']);
    await vi.waitFor(() => expect(report.mock.calls[0]?.[0]).toContain('"slidein"'));
  });

  it('has Turbo keep it, whose refreshed page knows nothing of it', () => {
    ask('open', 'form');
    expect(document.body.firstElementChild?.hasAttribute('data-turbo-permanent')).toBe(true);
  });

  it('needs no options', () => {
    ask('open', 'form');
    expect(overlays()).toEqual(['<vt-form mode="modal" open="" data-vt-opened=""></vt-form>']);
  });

  it('gives values by key as a property, of which the widget makes its attribute', () => {
    const prefill = { 101: 'ACME "North" & sons' };
    ask('open', 'form', { prefill });
    expect(Reflect.get(find('vt-form'), 'prefill')).toBe(prefill);
  });

  it('leaves out what has no value', () => {
    ask('open', 'form', { formId: undefined, prefill: null, site: 'en' });
    expect(overlays()).toEqual(['<vt-form mode="modal" site="en" open="" data-vt-opened=""></vt-form>']);
  });

  it('takes the overlay of the same form that stands there, with all that was typed into it', () => {
    ask('open', 'form', { formId: 7 });
    const element = find('vt-form');
    ask('close');
    ask('open', 'form', { formId: 7, prefill: { 101: 'ACME' } });
    expect(overlays()).toHaveLength(1);
    expect(find('vt-form[open]')).toBe(element);
    expect(Reflect.get(element, 'prefill')).toEqual({ 101: 'ACME' });
    expect(wake).toHaveBeenCalledTimes(2);
  });

  it('tells apart the forms, and the one that is not named', () => {
    ask('open', 'form', { formId: 7 });
    ask('open', 'form', { formId: 8 });
    ask('open', 'form');
    ask('open', 'form', { formId: '7' });
    expect(document.querySelectorAll('vt-form')).toHaveLength(3);
  });

  it('unlocks what each opening names, and nothing of the one before', () => {
    ask('open', 'form', { formId: 7, unlock: 'publication/12' });
    expect(overlays()).toEqual([
      '<vt-form mode="modal" form-id="7" unlock="publication/12" open="" data-vt-opened=""></vt-form>',
    ]);
    ask('open', 'form', { formId: 7, unlock: 'activity-review/71 activity-review/72' });
    expect(find('vt-form').getAttribute('unlock')).toBe('activity-review/71 activity-review/72');
    ask('open', 'form', { formId: 7 });
    expect(find('vt-form').hasAttribute('unlock')).toBe(false);
    expect(overlays()).toHaveLength(1);
  });

  it('counts for the page that each opening names, and not for that of the one before', () => {
    ask('open', 'form', { formId: 7, source: '/case-detail/3' });
    expect(find('vt-form').getAttribute('source')).toBe('/case-detail/3');
    ask('open', 'form', { formId: 7 });
    expect(find('vt-form').hasAttribute('source')).toBe(false);
  });

  it('leaves to a modal of the page what that unlocks by itself', () => {
    document.body.innerHTML = '<vt-form mode="modal" form-id="7" unlock="publication/1"></vt-form>';
    for (const unlock of ['publication/12', undefined]) {
      ask('open', 'form', { formId: 7, unlock });
      expect(find('vt-form').getAttribute('unlock')).toBe(unlock ?? 'publication/1');
    }
  });

  it('is a test where an opening says so, and never again for the next one', () => {
    for (const test of ['', true]) {
      ask('open', 'form', { formId: 7, test });
      expect(find('vt-form').hasAttribute('test')).toBe(true);
      ask('open', 'form', { formId: 7 });
      expect(find('vt-form').hasAttribute('test')).toBe(false);
    }
    document.body.innerHTML = '<button data-vt-open="form" data-vt-form-id="7" data-vt-test="true">Try it</button>';
    ask('press', find('button'));
    expect(find('vt-form').hasAttribute('test')).toBe(true);
  });

  it('leaves to a modal of the page that it is a test by itself', () => {
    document.body.innerHTML = '<vt-form mode="modal" form-id="7" test></vt-form>';
    ask('open', 'form', { formId: 7 });
    expect(find('vt-form').hasAttribute('test')).toBe(true);
  });

  it('looks as each opening says, and the dialog that waits for it too', () => {
    for (const [theme, scheme] of [
      ['dark', 'dark'],
      ['auto', 'light dark'],
      [undefined, 'light'],
    ]) {
      document.body.innerHTML = '';
      ask('open', 'form', { formId: 7, theme: 'dark' });
      ask('close');
      ask('open', 'form', { formId: 7, theme });
      expect(find('vt-form').getAttribute('theme')).toBe(theme ?? null);
      document.body.innerHTML = '';
      ask('open', 'form', { formId: 7, theme });
      expect(find('vt-form').shadowRoot?.querySelector('dialog')?.style.colorScheme).toBe(scheme);
    }
  });

  it('waits for a body where the page has none yet', () => {
    const { body } = document;
    body.remove();
    ask('open', 'form', { formId: 7 });
    expect(document.querySelector('vt-form')).toBeNull();
    document.documentElement.append(body);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(overlays()).toEqual(['<vt-form mode="modal" form-id="7" open="" data-vt-opened=""></vt-form>']);
  });

  it('closes again what no widget is called, and says so', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    page.load = async (path) => ({ path });
    ask('open', 'nothing');
    const [dialog] = find('vt-nothing').shadowRoot?.children ?? [];
    await vi.waitFor(() => expect(overlays()).toEqual([]));
    expect((dialog as HTMLDialogElement).open).toBe(false);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('there is no widget'));
  });

  it('leaves to its dialog to say that a script could not be had', async () => {
    const failed = Promise.reject(new TypeError('Failed to fetch'));
    page.load = vi.fn(() => failed);
    ask('open', 'media-player');
    await vi.waitFor(() => expect(page.load).toHaveBeenCalledWith('./media-player.js', expect.any(String)));
    await failed.catch(() => {});
    expect(overlays()).toHaveLength(1);
  });

  it('leaves alone a form that stands in the page itself', () => {
    document.body.innerHTML = '<vt-form form-id="7"></vt-form>';
    ask('open', 'form', { formId: 7 });
    expect(document.querySelectorAll('vt-form')).toHaveLength(2);
    expect(find('vt-form').hasAttribute('open')).toBe(false);
  });
});

describe('pressing what opens a widget', () => {
  it('opens what it names, with its other marks as options', () => {
    document.body.innerHTML =
      '<button data-vt-open="form" data-vt-form-id="7" data-vt-site="en" data-other="x">Ask</button>';
    ask('press', find('button'));
    expect(overlays()[1]).toBe('<vt-form mode="modal" form-id="7" site="en" open="" data-vt-opened=""></vt-form>');
  });

  it('opens it for what the mark names', () => {
    document.body.innerHTML = '<a data-vt-open="form" data-vt-form-id="7" data-vt-unlock="publication/12">Read</a>';
    ask('press', find('a'));
    expect(find('vt-form').getAttribute('unlock')).toBe('publication/12');
  });

  it('opens it in the theme of the widget that it stands in, unless it says another, and of nothing else', () => {
    const themeFrom = (host: string, opener: string) => {
      document.body.innerHTML = host;
      const root = (document.body.firstElementChild as HTMLElement).attachShadow({ mode: 'open' });
      root.innerHTML = `<button data-vt-open="form" data-vt-form-id="7" ${opener}>Ask</button>`;
      ask('press', root.firstElementChild as HTMLElement);
      return document.querySelector('vt-form')?.getAttribute('theme');
    };
    expect(themeFrom('<vt-consult-cta theme="dark"></vt-consult-cta>', '')).toBe('dark');
    expect(themeFrom('<vt-consult-cta theme="dark"></vt-consult-cta>', 'data-vt-theme="light"')).toBe('light');
    expect(themeFrom('<vt-consult-cta></vt-consult-cta>', '')).toBeNull();
    expect(themeFrom('<my-button theme="primary"></my-button>', '')).toBeNull();
  });

  it('focuses it, so that a dialog can give the focus back', () => {
    document.body.innerHTML = '<button data-vt-open="form">Ask</button>';
    ask('press', find('button'));
    expect(document.activeElement).toBe(find('button'));
  });
});

describe('closing', () => {
  beforeEach(() => {
    document.body.innerHTML = '<vt-form open></vt-form><vt-video open></vt-video><details open></details>';
  });
  const opened = () => [...document.querySelectorAll('[open]')].map(({ localName }) => localName);

  it('shuts every widget, and nothing else of the page', () => {
    ask('close');
    expect(opened()).toEqual(['details']);
  });

  it('shuts the widgets of one name', () => {
    ask('close', 'form');
    expect(opened()).toEqual(['vt-video', 'details']);
  });
});

describe('listening', () => {
  const tell = (type: string, detail: unknown) => document.dispatchEvent(new CustomEvent(type, { detail }));

  it('hears an event of any widget, with its detail', () => {
    const listener = vi.fn();
    ask('on', 'submit', listener);
    tell('vt-submit', { formId: 7 });
    tell('vt-close', {});
    expect(listener).toHaveBeenCalledTimes(1);
    expect(listener.mock.calls[0]).toEqual([{ formId: 7 }, expect.objectContaining({ type: 'vt-submit' })]);
    ask('off', 'submit', listener);
  });

  it('may begin again after it has ended', () => {
    const listener = vi.fn();
    ask('on', 'submit', listener);
    ask('off', 'submit', listener);
    ask('on', 'submit', listener);
    tell('vt-submit', {});
    expect(listener).toHaveBeenCalledTimes(1);
    ask('off', 'submit', listener);
  });

  it('ends for the one listener and event that are named', () => {
    const [one, other] = [vi.fn(), vi.fn()];
    ask('on', 'submit', one);
    ask('on', 'open', one);
    ask('on', 'submit', other);
    ask('off', 'submit', one);
    tell('vt-submit', {});
    tell('vt-open', {});
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
    ask('off', 'open', one);
    ask('off', 'submit', other);
  });

  it('twice with the same listener is once, and ends at once', () => {
    const listener = vi.fn();
    ask('on', 'submit', listener);
    ask('on', 'submit', listener);
    tell('vt-submit', {});
    expect(listener).toHaveBeenCalledTimes(1);
    ask('off', 'submit', listener);
    tell('vt-submit', {});
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('that never began may end', () => {
    expect(() => ask('off', 'submit', () => {})).not.toThrow();
  });
});

describe('what the page tells of its visitor', () => {
  it('is added to what it told before', () => {
    ask('identify', { prefill: { 101: 'ACME', name: 'Li' } });
    ask('identify', { prefill: { 101: 'Farsail' }, hidden: { campaign: 'spring' } });
    expect(page.visitor).toEqual({ prefill: { 101: 'Farsail', name: 'Li' }, hidden: { campaign: 'spring' } });
  });

  it('may be numbers and lists, which a form takes as texts, and has no objects', () => {
    const prefill = { Age: 5, Topics: ['Finance', 'People'], Size: { key: 'L' }, Name: null };
    ask('identify', { prefill: prefill as unknown as Record<string, string> });
    expect(page.visitor?.prefill).toStrictEqual({ Age: '5', Topics: 'Finance, People' });
  });

  it.each([
    ['a value', { prefill: { name: 'Li' }, hidden: { crm: null, tag: undefined } }],
    ['a list of them', { prefill: { name: 'Li' }, hidden: null }],
  ])('goes on without %s that it does not know', (_what, told) => {
    ask('identify', told as unknown as { prefill: Record<string, string> });
    expect(page.visitor).toStrictEqual({ prefill: { name: 'Li' }, hidden: {} });
  });

  it('may be nothing at all', () => {
    ask('identify', null as unknown as { prefill: Record<string, string> });
    expect(page.visitor).toStrictEqual({ prefill: {}, hidden: {} });
  });
});

it('watches a root that the queue names', () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  ask('watch', root);
  expect(page.watch).toHaveBeenCalledExactlyOnceWith(root);
});

describe('a command that nobody knows', () => {
  /** The first cells of the table of commands. */
  const told = () => {
    const [, table = ''] = /^\| Command \|.*\n.*\n((?:\|.*\n)+)/m.exec(readFileSync('docs/embedding.md', 'utf8')) ?? [];
    return [...table.matchAll(/^\| `(\w+)`/gm)].map(([, each]) => each);
  };

  it.each(['opne', 'constructor'])('is named, with those that a page may give: %s', async (name) => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    run(page, [name, 'form'] as unknown as Command);
    await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1));
    expect(report.mock.calls[0]?.[0]).toContain(`"${name}"`);
    expect(report.mock.calls[0]?.[0]).toContain(`There are ${told().join(', ')}.`);
  });

  it('does not stop the next one', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    run(page, ['opne', 'form'] as unknown as Command);
    ask('open', 'form');
    expect(overlays()).toHaveLength(1);
  });
});
