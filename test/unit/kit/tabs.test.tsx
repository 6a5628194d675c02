import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tabs } from '../../../widgets/kit/components/tabs.tsx';
import { SurroundingsContext } from '../../../widgets/kit/runtime/view.tsx';

const tabs = ['plan', 'buy', 'pay'].map((id) => ({ id, title: id.toUpperCase(), view: <p>{`About ${id}`}</p> }));
let root: Root | undefined;

function show({ wide = true, hash = '', origin = '' } = {}): HTMLElement {
  history.replaceState(null, '', `/product/1${hash}`);
  vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener() {}, removeEventListener() {} }));
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(
    <SurroundingsContext.Provider value={{ origin, rendered: false, link: (path) => path }}>
      <Tabs tabs={tabs} label="Functions" />
    </SurroundingsContext.Provider>,
  );
  return place;
}

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const selected = (place: Element) => place.querySelector('[aria-selected="true"]')?.textContent;
const panel = (place: Element) => place.querySelector('.tab-panel.active')?.id;
const press = (element: Element | null, key: string) =>
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

describe('tabs', () => {
  it('are links to anchors in a server’s HTML, with every panel in it', () => {
    const html = renderToStaticMarkup(<Tabs tabs={tabs} label="Functions" />);
    expect(html).toContain('href="#buy"');
    expect(html).toContain('About pay');
    expect(html).not.toContain('role=');
  });

  it('have their icons in both of their forms', () => {
    const [first] = tabs;
    const html = renderToStaticMarkup(<Tabs tabs={first ? [{ ...first, icon: '/files/plan.svg' }] : []} label="F" />);
    expect(html.match(/<img[^>]*plan\.svg/g)).toHaveLength(2);
  });

  it('show the first one where the address names none, and the one that it names', async () => {
    const place = show();
    await vi.waitFor(() => expect(selected(place)).toBe('PLAN'));
    root?.unmount();
    const named = show({ hash: '#buy' });
    await vi.waitFor(() => expect(selected(named)).toBe('BUY'));
  });

  it('show the first one where the hash is another script’s, and cannot be decoded', async () => {
    const place = show({ hash: '#/search?q=50%' });
    await vi.waitFor(() => expect(selected(place)).toBe('PLAN'));
    place.querySelector<HTMLElement>('#pay-tab')?.click();
    await vi.waitFor(() => expect(selected(place)).toBe('PAY'));
  });

  it('are chosen by a click, and named in the address without a visit more', async () => {
    const place = show();
    await vi.waitFor(() => expect(selected(place)).toBe('PLAN'));
    const visits = history.length;
    place.querySelector<HTMLElement>('#pay-tab')?.click();
    await vi.waitFor(() => expect(panel(place)).toBe('pay'));
    expect([location.hash, history.length]).toEqual(['#pay', visits]);
  });

  it.each([
    ['ArrowRight', 'BUY'],
    ['ArrowLeft', 'PAY'],
    ['End', 'PAY'],
    ['Home', 'PLAN'],
  ])('follow the key %s', async (key, title) => {
    const place = show();
    await vi.waitFor(() => expect(selected(place)).toBe('PLAN'));
    press(place.querySelector('#plan-tab'), key);
    await vi.waitFor(() => expect(selected(place)).toBe(title));
    expect(document.activeElement?.textContent).toBe(title);
  });

  it('are an accordion on a phone, whose open part closes again', async () => {
    const place = show({ wide: false });
    const button = () => place.querySelector<HTMLElement>('#buy .tab-title a');
    await vi.waitFor(() => expect(button()?.getAttribute('aria-expanded')).toBe('false'));
    button()?.click();
    await vi.waitFor(() => expect(button()?.getAttribute('aria-expanded')).toBe('true'));
    button()?.click();
    await vi.waitFor(() => expect(panel(place)).toBeUndefined());
    expect(location.hash).toBe('');
  });

  it('leave a foreign page’s address alone', async () => {
    const place = show({ origin: 'https://vendor.example' });
    await vi.waitFor(() => expect(selected(place)).toBe('PLAN'));
    place.querySelector<HTMLElement>('#pay-tab')?.click();
    await vi.waitFor(() => expect(panel(place)).toBe('pay'));
    expect(location.hash).toBe('');
  });
});
