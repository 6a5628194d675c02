import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '../../../widgets/kit/components/toast.ts';

let host: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = '<div class="vt"><dialog></dialog><p>Page</p></div>';
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
  document.adoptedStyleSheets = [];
});

const status = (root: ParentNode = host) => root.querySelector('[role="status"]');
const nextFrame = () => vi.advanceTimersToNextFrame();

describe('a toast', () => {
  it('speaks in a live region that stood there before its words', () => {
    toast(host, '提交成功');
    expect(status()?.textContent).toBe('');
    nextFrame();
    expect(status()?.textContent).toBe('提交成功');
  });

  it('is for nobody where the page has taken its place away', () => {
    host.remove();
    toast(host, '提交成功');
    expect(status()).toBeNull();
  });

  it('stands over everything, in the top layer', () => {
    const showPopover = vi.fn();
    Object.assign(HTMLElement.prototype, { showPopover });
    toast(host, 'Sent');
    expect(status()?.getAttribute('popover')).toBe('manual');
    expect(showPopover.mock.contexts).toEqual([status()]);
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });

  it('stands in the open dialog, since all else is inert', () => {
    host.querySelector('dialog')?.showModal();
    toast(host, 'Please check the form');
    expect(status(host.querySelector('dialog[open]') as Element)).not.toBeNull();
  });

  it('stands in its widget where no dialog is open', () => {
    toast(host, 'Sent');
    expect(status()?.parentElement?.className).toBe('vt');
  });

  it('of a bare widget stands in its shadow root, dressed', () => {
    const bare = document.body.appendChild(document.createElement('div'));
    const root = bare.attachShadow({ mode: 'open' });
    root.innerHTML = '<div class="vt"></div>';
    toast(bare, 'Sent');
    expect(status(root)).not.toBeNull();
    expect(root.adoptedStyleSheets).toHaveLength(1);
    expect(document.adoptedStyleSheets).toHaveLength(0);
  });

  it('is seen for 1000 ms', () => {
    toast(host, 'Sent');
    vi.advanceTimersByTime(999);
    expect(status()?.querySelector('.gone')).toBeNull();
    vi.advanceTimersByTime(1);
    expect(status()?.querySelector('.gone')).not.toBeNull();
  });

  it('is seen for as long as it is told', () => {
    toast(host, '文件较大，即将加载', 3000);
    vi.advanceTimersByTime(2999);
    expect(status()?.querySelector('.gone')).toBeNull();
    vi.advanceTimersByTime(1);
    expect(status()?.querySelector('.gone')).not.toBeNull();
  });

  it('leaves its words to a screen reader a while longer, and then nothing', () => {
    toast(host, 'Sent');
    vi.advanceTimersByTime(4000);
    expect(status()?.textContent).toBe('Sent');
    vi.advanceTimersByTime(1000);
    expect(status()).toBeNull();
  });
});
