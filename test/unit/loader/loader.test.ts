import { describe, expect, it } from 'vitest';
import { PartnerPage } from './support/page.ts';

describe('the queue of a page', () => {
  it('becomes the API, with its release, its origin and its site', () => {
    const page = new PartnerPage();
    expect(page.include({ site: 'en' })).toMatchObject({
      version: '1.0.0',
      origin: 'https://vendor.example',
      site: 'en',
    });
  });

  it('that was filled before the loader came is carried out in its order', async () => {
    const page = new PartnerPage();
    const queue = [
      ['identify', { prefill: { 101: 'ACME' } }],
      ['open', 'form', { formId: 1 }],
    ];
    page.vitrine = queue;
    page.include();
    await page.settle();
    expect(page.done).toEqual(queue);
  });

  it('is carried out in its order afterwards too, pushed or called', async () => {
    const page = new PartnerPage();
    const vitrine = page.include();
    const listener = () => {};
    vitrine.push(['open', 'form', { formId: 1 }], ['close']);
    vitrine.on('submit', listener);
    vitrine.off('submit', listener);
    vitrine.identify({ hidden: { campaign: 'spring' } });
    vitrine.open('form');
    vitrine.close('form');
    await page.settle();
    expect(page.done).toEqual([
      ['open', 'form', { formId: 1 }],
      ['close'],
      ['on', 'submit', listener],
      ['off', 'submit', listener],
      ['identify', { hidden: { campaign: 'spring' } }],
      ['open', 'form'],
      ['close', 'form'],
    ]);
  });

  it('withholds what a visitor does not consent to at once, also where no chunk can be had', () => {
    const page = new PartnerPage();
    page.offline = true;
    page.vitrine = [['consent', { traffic: false }]];
    const vitrine = page.include();
    expect(vitrine.consented).toEqual({ traffic: false });
    vitrine.consent({ traffic: true });
    expect(vitrine.consented).toEqual({ traffic: true });
  });

  it('knows its origin and its site also where it is included as a module', () => {
    const page = new PartnerPage('<script type="module" src="https://other.example/charts.js"></script>');
    expect(page.include({ site: 'en', module: true })).toMatchObject({ origin: 'https://vendor.example', site: 'en' });
  });

  it('knows it also where others have a script by its name, and what makes pages has put a query behind its own', () => {
    const page = new PartnerPage('<script src="https://charts.example/loader.js"></script>');
    const vitrine = page.include({ src: 'https://vendor.example/loader.js?ver=6.8', module: true });
    expect(vitrine).toMatchObject({ origin: 'https://vendor.example' });
  });

  it('fetches scripts from where it came from, also where its script says that the content is elsewhere', async () => {
    const page = new PartnerPage('<vt-form wake="now"></vt-form>');
    const data = { origin: 'https://www.vendor.example', api: 'https://api.vendor.example', version: 'none of yours' };
    const api = page.include({ src: 'https://cdn.example/loader.js', data });
    expect(api).toMatchObject({ origin: data.origin, api: data.api, version: '1.0.0' });
    await page.settle();
    expect(page.asked).toEqual(['https://cdn.example/v/1.0.0/w/form.js']);
  });

  it('costs nothing until something is asked of it', async () => {
    const page = new PartnerPage();
    page.include();
    await page.settle();
    expect([...page.fetched, ...page.beside]).toEqual([]);
  });
});

describe('a loader that is included twice', () => {
  it.each(['1.0.0', '2.0.0'])('is harmless, the second time as version %s', async (version) => {
    const page = new PartnerPage('<vt-form wake="now"></vt-form><a href="/form/1" data-vt-open="form">Ask</a>');
    const first = page.include({ site: 'en' });
    expect(page.include({ version, site: 'cn', src: 'https://other.example/loader.js' })).toBe(first);
    expect(first).toMatchObject({ version: '1.0.0', site: 'en', origin: 'https://vendor.example' });
    page.find('a').click();
    await page.settle();
    expect(page.fetched).toEqual(['form.js', 'api.js']);
    expect(page.done).toHaveLength(1);
  });

  it('does not carry out the queue twice', async () => {
    const page = new PartnerPage();
    page.vitrine = [['open', 'form']];
    page.include();
    page.include();
    await page.settle();
    expect(page.done).toEqual([['open', 'form']]);
  });
});

describe('what a visit began with', () => {
  const landing = 'https://partner.example/landing?bd_vid=7';

  it('is noted for the session: where the visitor was before, and the address', () => {
    const page = new PartnerPage();
    Object.defineProperty(page.document, 'referrer', { value: 'https://www.baidu.example/' });
    page.include();
    expect(page.window.sessionStorage.getItem('vtVisit')).toBe(`https://www.baidu.example/#${landing}`);
  });

  it('is the address that the browser came by, where the page has cleaned its own', () => {
    const page = new PartnerPage();
    const came = page.top();
    page.top = () => ({ ...came, performance: { getEntriesByType: () => [{ name: landing }] } });
    page.window.history.replaceState(null, '', '/landing');
    page.include();
    expect(page.window.sessionStorage.getItem('vtVisit')).toBe(`#${landing}`);
  });

  it('is the visit of the page around it, in a frame of the page’s own', () => {
    const page = new PartnerPage();
    const around = { document: { referrer: 'https://www.baidu.example/' } };
    page.top = () => ({ ...around, performance: { getEntriesByType: () => [{ name: landing }] } });
    page.window.history.replaceState(null, '', '/frame');
    page.include();
    expect(page.window.sessionStorage.getItem('vtVisit')).toBe(`https://www.baidu.example/#${landing}`);
  });

  it('is nobody’s to note in a frame of another’s page', () => {
    const page = new PartnerPage('<vt-form></vt-form>');
    page.top = () => {
      throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError');
    };
    page.include();
    expect(page.window.sessionStorage.getItem('vtVisit')).toBeNull();
  });

  it('stays the same on later pages', () => {
    const page = new PartnerPage();
    page.window.sessionStorage.setItem('vtVisit', '#https://partner.example/first');
    page.include();
    expect(page.window.sessionStorage.getItem('vtVisit')).toBe('#https://partner.example/first');
  });

  it('is noted once more as a page is seen that was rendered ahead, whose storage is lost then', () => {
    const page = new PartnerPage();
    page.include();
    page.window.sessionStorage.clear();
    page.window.document.dispatchEvent(new page.window.Event('prerenderingchange'));
    expect(page.window.sessionStorage.getItem('vtVisit')).toBe(`#${landing}`);
  });

  it('is left alone where a page has no storage', () => {
    const forbidden = new Proxy(
      {},
      {
        get: () => {
          throw new Error('SecurityError');
        },
      },
    );
    const page = new PartnerPage('<vt-form wake="now"></vt-form>', forbidden);
    page.include();
    expect(page.fetched).toEqual(['form.js']);
  });
});
