import { afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { CallError } from '../../../contract/unwrap.ts';
import { completeBrowser } from './support/browser.ts';
import { clearPage, createGreeting, expectRead, find, placeBare } from './support/greeting.tsx';
import { Vendor } from './support/vendor.ts';

let vendor: Vendor;
let report: MockInstance<typeof console.error>;
const failed = vi.fn();

beforeAll(completeBrowser);
beforeEach(() => {
  vendor = new Vendor();
  vendor.fault = 'closed for the night';
  report = vi.spyOn(console, 'error').mockReturnValue();
  document.addEventListener('vt-error', failed);
});
afterEach(async () => {
  document.removeEventListener('vt-error', failed);
  failed.mockReset();
  await clearPage();
});

const alertOf = (element: Element) => find(element, '[role="alert"]');
const retry = (element: Element) => find(element, '[role="alert"] button')?.click();

async function expectAlert(element: Element) {
  await vi.waitFor(() => expect(alertOf(element)).not.toBeNull());
}

describe('a widget whose data cannot be had', () => {
  it('says so in its place, and reports it once', async () => {
    const element = placeBare();
    await expectAlert(element);
    expect(alertOf(element)?.textContent).toBe('内容暂时无法加载。 重试');
    expect(report).toHaveBeenCalledTimes(1);
    expect(report.mock.calls[0]?.[0]).toContain(`<${element.localName}>`);
    expect(report.mock.calls[0]?.[1]).toMatchObject({ message: 'closed for the night' });
  });

  it('tells the page once, with the reason', async () => {
    const element = placeBare();
    await expectAlert(element);
    expect(failed).toHaveBeenCalledTimes(1);
    const { error } = failed.mock.calls[0]?.[0].detail ?? {};
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ status: 503, message: 'closed for the night' });
    expect(failed.mock.calls[0]?.[0].target).toBe(element);
  });

  it.each([
    ['the page', '', 'en-GB'],
    ['its own site', 'site="en"', 'zh-CN'],
  ])('says so in the language of %s', async (_of, written, html) => {
    document.documentElement.lang = html;
    const element = placeBare(written);
    await expectAlert(element);
    expect(alertOf(element)?.textContent).toBe('This content could not be loaded. Try again');
  });

  it('says that it is not there, where that is what is wrong', async () => {
    document.documentElement.lang = 'en';
    vi.mocked(fetch).mockImplementation(async () => Response.json({ code: '404', message: 'none' }, { status: 404 }));
    const element = placeBare();
    await expectAlert(element);
    expect(alertOf(element)?.textContent).toBe('This content is not here any more. Try again');
  });

  it('tries again when asked to, and shows what it was to show', async () => {
    const element = placeBare();
    await expectAlert(element);
    vendor.fault = undefined;
    retry(element);
    await expectRead(element, '你好 新闻 1');
    await vi.waitFor(() => expect(element.dataset.vtReady).toBe(''));
    expect(alertOf(element)).toBeNull();
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('is busy until it is there, or has failed', async () => {
    const element = placeBare();
    expect(element.ariaBusy).toBe('true');
    await expectAlert(element);
    expect(element.ariaBusy).toBeNull();
  });

  it('takes the focus over from the button that it was tried again by, which keeps it until then', async () => {
    const element = placeBare();
    await expectAlert(element);
    const focused = () => element.shadowRoot?.activeElement;
    find(element, '[role="alert"] button')?.focus();
    retry(element);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(focused()?.textContent).toBe('重试'));
    vendor.fault = undefined;
    retry(element);
    await expectRead(element, '你好 新闻 1');
    await vi.waitFor(() => expect(focused()).toBe(find(element, '.vt')));
  });

  it('shows what the page wrote into the tag, such as a link to the same', async () => {
    const element = placeBare();
    await expectAlert(element);
    expect(find(element, 'slot')).not.toBeNull();
  });

  it('that fails again still offers to try', async () => {
    const element = placeBare();
    await expectAlert(element);
    retry(element);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(2));
    vendor.fault = undefined;
    retry(element);
    await expectRead(element, '你好 新闻 1');
  });

  it.each([null, [], { success: true }])(
    'since somebody in between answered for the server, is had once that answers itself: %j',
    async (answer) => {
      vendor.fault = undefined;
      const ask = vi.mocked(fetch).getMockImplementation();
      vi.mocked(fetch).mockImplementation(async () => Response.json(answer));
      const element = placeBare();
      await expectAlert(element);
      if (ask) vi.mocked(fetch).mockImplementation(ask);
      retry(element);
      await expectRead(element, '你好 新闻 1');
    },
  );

  it('tries again by itself when its attributes change', async () => {
    const element = placeBare();
    await expectAlert(element);
    vendor.fault = undefined;
    element.setAttribute('entry', '3');
    await expectRead(element, '你好 新闻 3');
  });

  it('leaves the other widgets of the page alone', async () => {
    vendor.fault = undefined;
    const broken = createGreeting({ load: () => Promise.reject(new Error('broken')) });
    const [one, other] = [placeBare('', broken), placeBare()];
    await expectRead(other, '你好 新闻 1');
    await expectAlert(one);
    expect(report).toHaveBeenCalledTimes(1);
  });
});

describe('a widget that lives already', () => {
  it('stays as it is when new data cannot be had, and reports it once', async () => {
    vendor.fault = undefined;
    const element = placeBare();
    await expectRead(element, '你好 新闻 1');
    vendor.fault = 'closed for the night';
    document.documentElement.lang = 'en';
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
    await expectRead(element, '你好 新闻 1');
    expect(alertOf(element)).toBeNull();
    expect(report).toHaveBeenCalledTimes(1);
  });
});

describe('a widget that could not follow the language of its page', () => {
  it('tries again the next time that anything changes', async () => {
    vendor.fault = undefined;
    const element = placeBare();
    await expectRead(element, '你好 新闻 1');
    vendor.fault = 'closed for the night';
    document.documentElement.lang = 'en';
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
    vendor.fault = undefined;
    element.setAttribute('tone', 'loud');
    await expectRead(element, 'Hello News 1');
  });
});

describe('a content server without a site', () => {
  it('is said in its place, and in the console', async () => {
    vi.mocked(fetch).mockImplementation(async () => Response.json({ code: '200', message: '', data: [] }));
    await expectAlert(placeBare());
    expect(report.mock.calls[0]?.[0]).toContain('could not load');
  });
});
