// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addresses } from '../../../contract/addresses.ts';
import { readSource, sources } from '../../../contract/lead-source.ts';
import { sectionOf } from '../../../contract/paths.ts';
import { computeDeviceId } from '../../../widgets/form/device-id.ts';
import { readOwnPage, readTraffic } from '../../../widgets/form/traffic.ts';

vi.mock('../../../widgets/form/device-id.ts', () => ({ computeDeviceId: vi.fn(async () => 'device-1') }));

const landing = 'https://partner.example/landing?bd_vid=7&utm_source=baidu';

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(computeDeviceId).mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const note = (address: string) => sessionStorage.setItem('vtVisit', `https://www.baidu.example/#${address}`);
const extra = async () => JSON.parse((await readTraffic())?.ext_info ?? '');

describe('the source of a lead', () => {
  it.each([
    ['/', 'cn', 'INDEX_MODEL', undefined],
    ['/product/12', 'cn', 'PRODUCT', '12'],
    ['/product-category/3', 'cn', 'PRODUCT', '3'],
    ['/solution/5', 'cn', 'SOLUTION', '5'],
    ['/solution', 'cn', 'SOLUTION', undefined],
    ['/cases', 'cn', 'EXAMPLE', undefined],
    ['/case-detail/9', 'cn', 'EXAMPLE', '9'],
    ['/periodical/4', 'cn', 'CORPORATE_PUBLICATION', '4'],
    ['/activity/8', 'cn', 'INDEX_MODEL', '8'],
    ['/en/product/12', 'en', 'PRODUCT', '12'],
    ['/en', 'en', 'INDEX_MODEL', undefined],
    ['/product/12/', 'cn', 'PRODUCT', '12'],
  ])('that was sent from %s of site %s is %s %s', (path, mark, formTypeSource, sourceId) => {
    expect(readSource(path, mark)).toEqual({ formTypeSource, sourceId });
  });
});

describe('the sources of leads', () => {
  it('are sections that the site has, each page of an entry with its list', () => {
    const sectionsOf = (source: string) =>
      Object.keys(sources)
        .filter((section) => sources[section] === source)
        .map((section) => `/${section}`);
    expect(sectionsOf('PRODUCT')).toEqual([addresses.products, sectionOf(addresses.productCategory)]);
    expect(sectionsOf('EXAMPLE')).toEqual([addresses.cases, sectionOf(addresses.case)]);
    expect(sectionsOf('SOLUTION')).toEqual([addresses.solutions]);
    expect(sectionsOf('CORPORATE_PUBLICATION')).toEqual([addresses.publications]);
    expect(Object.keys(sources)).toHaveLength(6);
  });
});

describe('the page that a lead counts for', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it.each([
    ['/product/12', '/product/12'],
    ['/cn/product/12', '/product/12'],
    ['/cnc/1', '/cnc/1'],
    ['/form/1', '/form/1'],
    ['/cn/form/1?source=solution%2F3', 'solution/3'],
    ['/product/12?source=baidu', '/product/12'],
  ])("is told by the address of a page of the site's own: %s", (address, path) => {
    document.body.innerHTML =
      '<script id="vt-page" type="application/json">{"site":{"mark":"cn"},"route":{"query":{}}}</script>';
    history.replaceState(null, '', address);
    expect(readOwnPage()).toEqual({ path });
  });

  it.each(['', '{', 'null', '[]'])('is never read from what a foreign page has under the same id: %j', (text) => {
    document.body.innerHTML = `<script id="vt-page" type="application/json">${text}</script>`;
    history.replaceState(null, '', '/product/42?unlock=publication/1');
    expect(readOwnPage()).toEqual({ path: '/' });
  });

  it('is never read from the address of a foreign page', () => {
    history.replaceState(null, '', '/product/42');
    expect(readOwnPage().path).toBe('/');
  });
});

describe('the traffic data of a lead', () => {
  it('tell where the visitor first came by, and where the form was sent from', async () => {
    note(landing);
    expect(await readTraffic()).toMatchObject({ bd_vid: '7', deviceId: 'device-1', logidUrl: location.href });
    expect(await extra()).toEqual({ firstTouchUrl: landing, referrer: 'https://www.baidu.example/' });
  });

  it("tell the page's own address in a frame that it has written itself", async () => {
    note('about:srcdoc');
    vi.stubGlobal('location', { href: 'about:srcdoc', host: '' });
    vi.spyOn(document, 'baseURI', 'get').mockReturnValue(landing);
    expect(await readTraffic()).toMatchObject({ bd_vid: '7', logidUrl: landing });
    expect((await extra()).firstTouchUrl).toBe(landing);
  });

  it.each(['', 'no address'])('tell this page where none was noted: %j', async (noted) => {
    note(noted);
    expect((await readTraffic())?.bd_vid).toBeUndefined();
    expect((await extra()).firstTouchUrl).toBe(location.href);
  });

  it('tell this page where nothing can be noted', async () => {
    vi.stubGlobal(
      'sessionStorage',
      new Proxy(
        {},
        {
          get: () => {
            throw new DOMException('no', 'SecurityError');
          },
        },
      ),
    );
    expect((await extra()).firstTouchUrl).toBe(location.href);
  });

  it.each([
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 0],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)', 1],
    ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X)', 1],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 2],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 2],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.4 Safari/605.1.15', 1, 5],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) with a touch screen', 2, 10],
  ])('tell of %s as %i', async (userAgent, deviceType, maxTouchPoints = 0) => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
    expect((await readTraffic())?.deviceType).toBe(deviceType);
  });

  it('bring along what the page wants to go with them', async () => {
    vi.stubGlobal('vtApi', { visitor: { hidden: { campaign: 'spring' } } });
    expect((await extra()).hidden).toEqual({ campaign: 'spring' });
  });

  it('are cut short where they are long, with what advertising is paid by', async () => {
    const visit = `https://partner.example/${'r'.repeat(30_000)}#${landing}&long=${'x'.repeat(30_000)}`;
    sessionStorage.setItem('vtVisit', visit);
    const hidden = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`key-${index}`, 'v'.repeat(5000)]));
    vi.stubGlobal('vtApi', { visitor: { hidden: { count: 7, ...hidden } } });
    const traffic = await readTraffic();
    expect(traffic?.bd_vid).toBe('7');
    expect(traffic?.ext_info?.length).toBeLessThan(16_000);
    const told = await extra();
    expect(told.firstTouchUrl).toMatch(/^https:\/\/partner\.example\/landing\?bd_vid=7&utm_source=baidu&long=x+$/);
    expect(told.referrer).toMatch(/r$/);
    expect(told.hidden.count).toBe('7');
    vi.stubGlobal('location', { host: 'partner.example', href: `https://partner.example/${'p'.repeat(30_000)}` });
    expect((await readTraffic())?.logidUrl).toMatch(/^https:\/\/partner\.example\/p{1900,1990}$/);
    expect(readSource(`/product/${'1'.repeat(30_000)}`, 'cn').sourceId).toHaveLength(500);
  });

  it('have what the visit began with also where the page has a URL of its own that knows less', async () => {
    note(landing);
    const Native = URL;
    vi.stubGlobal(
      'URL',
      class {
        readonly searchParams: URLSearchParams;
        constructor(text: string) {
          this.searchParams = new Native(text).searchParams;
        }
      },
    );
    expect(await readTraffic()).toMatchObject({ bd_vid: '7', ext_info: expect.stringContaining(landing) });
  });

  it('of a visitor who does not consent tell nothing of the visitor, and nothing is computed', async () => {
    note(landing);
    vi.stubGlobal('vtApi', { consented: { traffic: false }, visitor: { hidden: { campaign: 'spring' } } });
    expect(await readTraffic()).toEqual({ ext_info: '{"hidden":{"campaign":"spring"}}', deviceType: 2 });
    expect(computeDeviceId).not.toHaveBeenCalled();
  });

  it.each([false, null, {}, { trafic: false }, { traffic: 'no' }])(
    'tell nothing of the visitor where the page has told of a choice that is not understood, and say so: %j',
    async (consented) => {
      const error = vi.spyOn(console, 'error').mockReturnValue();
      vi.stubGlobal('vtApi', { consented });
      expect(await readTraffic()).toEqual({ ext_info: '{}', deviceType: 2 });
      expect(error).toHaveBeenCalledWith(expect.stringContaining('`traffic`'), consented);
      expect(computeDeviceId).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['is left', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'is put aside',
      () => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('wait for no device id once their page %s', async (_how, leave) => {
    vi.mocked(computeDeviceId).mockReturnValueOnce(new Promise(() => {}));
    const traffic = readTraffic();
    await vi.waitFor(() => expect(computeDeviceId).toHaveBeenCalled());
    leave();
    expect(await traffic).toMatchObject({ deviceId: undefined, logidUrl: location.href });
  });

  it('go without a device id rather than not at all', async () => {
    const note = vi.spyOn(console, 'info').mockReturnValue();
    vi.mocked(computeDeviceId).mockRejectedValueOnce(new Error('blocked'));
    expect(await readTraffic()).toMatchObject({ deviceId: undefined, logidUrl: location.href });
    expect(note).toHaveBeenCalledTimes(1);
  });

  it('wait two seconds for a device id, and no longer', async () => {
    vi.spyOn(console, 'info').mockReturnValue();
    vi.mocked(computeDeviceId).mockReturnValueOnce(new Promise(() => {}));
    vi.useFakeTimers();
    try {
      const settled = vi.fn();
      const traffic = readTraffic().finally(settled);
      await vi.advanceTimersByTimeAsync(1999);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(await traffic).toMatchObject({ deviceId: undefined, logidUrl: location.href });
    } finally {
      vi.useRealTimers();
    }
  });
});
