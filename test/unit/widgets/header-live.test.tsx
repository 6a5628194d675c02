import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../../contract/calls.ts';
import header from '../../../widgets/header/header.define.ts';
import { createView } from '../../../widgets/kit/runtime/view.tsx';
import type { WidgetDefinition } from '../../../widgets/kit/runtime/widget.ts';
import { sites } from './show-widget.tsx';

const entries = [
  { name: 'One', address: '/one' },
  { name: 'Two', address: '/two' },
];
const menu = [
  { name: 'Products', address: '/product', entries },
  { name: 'Solutions', address: '/solution', entries },
];

let root: Root;
let container: HTMLElement;

async function mount(origin = '', counterparts: Record<string, string> = {}) {
  root.render(
    createView({
      definition: header as unknown as WidgetDefinition,
      attributes: {},
      data: { menu },
      page: {
        site: sites.en,
        sites: [sites.cn, sites.en],
        dictionary: {},
        route: { path: '/', params: {}, query: {}, base: '', host: 'localhost' },
        counterparts,
      },
      key: 'h',
      call: (() => Promise.reject(new Error('nothing is called'))) as Call,
      origin,
      rendered: true,
    }),
  );
  await vi.waitFor(() => expect(container.querySelector('.menu.live')).not.toBeNull());
}

const find = (selector: string) => container.querySelector<HTMLElement>(selector) as HTMLElement;
const opened = () => [...container.querySelectorAll('.more')].map((each) => each.getAttribute('aria-expanded'));
const press = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  localStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  root.unmount();
  container.remove();
});

describe('a sub-menu', () => {
  it('opens when its button is pressed', async () => {
    await mount();
    find('.more').click();
    await vi.waitFor(() => expect(opened()).toEqual(['true', 'false']));
  });

  it('is entered with the down key, and gone round', async () => {
    await mount();
    find('.head').focus();
    press(find('.head'), 'ArrowDown');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Products overview'));
    press(document.activeElement as Element, 'ArrowUp');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Two'));
    expect(opened()).toEqual(['true', 'false']);
  });

  it('is entered with the down key as soon as it stands open, whenever the next frame comes', async () => {
    await mount();
    vi.stubGlobal('requestAnimationFrame', () => 0);
    find('.head').focus();
    press(find('.head'), 'ArrowDown');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Products overview'));
  });

  it('shuts on Esc and gives the focus back to its button', async () => {
    await mount();
    find('.more').click();
    await vi.waitFor(() => expect(opened()).toEqual(['true', 'false']));
    find('.panel a').focus();
    press(document.activeElement as Element, 'Escape');
    await vi.waitFor(() => expect(opened()).toEqual(['false', 'false']));
    expect(document.activeElement).toBe(find('.more'));
  });

  it('shuts on an Esc that comes as soon as it is seen to be open', async () => {
    await mount();
    const seen = new Promise((resolve) => {
      new MutationObserver(resolve).observe(container, { subtree: true, attributeFilter: ['aria-expanded'] });
    });
    find('.more').click();
    await seen;
    expect(opened()).toEqual(['true', 'false']);
    press(find('.more'), 'Escape');
    await vi.waitFor(() => expect(opened()).toEqual(['false', 'false']));
  });

  it('shuts when something else is pressed', async () => {
    await mount();
    find('.more').click();
    await vi.waitFor(() => expect(opened()).toEqual(['true', 'false']));
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
    await vi.waitFor(() => expect(opened()).toEqual(['false', 'false']));
  });
});

describe('a header', () => {
  it('listens to the page only while a sub-menu stands open', async () => {
    const listening = new Set<string>();
    const listen = vi.spyOn(document, 'addEventListener').mockImplementation((type, _, options) => {
      const { signal } = options as AddEventListenerOptions;
      listening.add(type);
      signal?.addEventListener('abort', () => listening.delete(type));
    });
    await mount();
    find('.more').click();
    await vi.waitFor(() => expect([...listening].sort()).toEqual(['keydown', 'pointerdown']));
    find('.more').dispatchEvent(new MouseEvent('pointerleave'));
    root.unmount();
    await vi.waitFor(() => expect([...listening]).toEqual([]));
    listen.mockRestore();
    root = createRoot(container);
  });
});

describe('a choice of language', () => {
  beforeEach(() => {
    container.addEventListener('click', (event) => event.preventDefault());
  });

  it('is kept on the pages of the site', async () => {
    await mount();
    find('.languages .language').click();
    expect(localStorage.getItem('lang')).toBe('cn');
    expect(document.cookie).toContain('lang=cn');
  });

  it.each([
    ['https://vendor.example/form/1', 'lang=cn; path=/; max-age=31536000; SameSite=Lax; domain=vendor.example'],
    ['http://localhost:3000/', 'lang=cn; path=/; max-age=31536000; SameSite=Lax'],
    ['/cn/', 'lang=cn; path=/; max-age=31536000; SameSite=Lax'],
  ])('is for all hosts below that of the default language, where that can be: %s', async (home, cookie) => {
    const set = vi.spyOn(document, 'cookie', 'set');
    await mount('', { cn: home });
    find('.languages .language').click();
    expect(set).toHaveBeenLastCalledWith(cookie);
    set.mockRestore();
  });

  it("is not kept on a partner's page", async () => {
    await mount('https://vendor.example');
    find('.languages .language').click();
    expect(localStorage.getItem('lang')).toBeNull();
  });
});
