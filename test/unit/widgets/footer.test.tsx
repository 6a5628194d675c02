import { describe, expect, it } from 'vitest';
import footer from '../../../widgets/footer/footer.define.ts';
import { linksOf, showWidget, sites, textsOf } from './show-widget.tsx';

const navigation = {
  id: 1,
  briefIntroductionList: [
    { logo: '/files/phone.svg', introductionContent: '021 5080', href: 'tel:+86215080' },
    { logo: '/files/place.svg', introductionContent: '218 Linfan Road' },
  ],
  aboutEndpointsList: [
    { menu: 'News', jumpMode: 'CURRENT_PAGE', jumpToAddress: '/about-us/news' },
    { menu: 'Group', jumpMode: 'CURRENT_PAGE', jumpToAddress: 'https://group.example/' },
  ],
  quickLinksList: [
    { menu: 'Portal', jumpMode: 'NEW_PAGE', jumpToAddress: '/go1688' },
    { menu: 'Talk', jumpMode: 'FORM', jumpToAddress: '/form/12' },
  ],
  discoverMoreList: [{ menu: 'WeChat', codePicture: '/files/qr.webp' }],
};
const filing = {
  icp: '沪ICP备12345678号',
  icpSuffix: '3',
  hosts: { 'm.example.com': '5' },
  police: '沪公网安备 310号',
  policeCode: '310',
};

function show(site: object = {}, host = 'www.example.com') {
  const route = { path: '/', params: {}, query: {}, base: '', host };
  return showWidget(footer, {
    answers: { 'POST /bottomNavigation/list': navigation, 'GET /site/:id': { ...sites.en, ...site } },
    page: { site: { ...sites.en, ...site }, route },
  });
}

const linkNamed = (element: Element, name: string) =>
  [...element.querySelectorAll('a')].find((link) => link.textContent === name);

describe('the contact lines', () => {
  it('link what can be called or written to, and leave the rest text', async () => {
    const element = await show();
    expect(linksOf(element, '.contact li a')).toEqual(['tel:+86215080 021 5080']);
    expect(textsOf(element, '.contact li')).toEqual(['021 5080', '218 Linfan Road']);
  });
});

describe('the link groups', () => {
  it('are named by their headings', async () => {
    const element = await show();
    const headings = [...element.querySelectorAll('nav')].map(
      (nav) => element.querySelector(`[id="${nav.getAttribute('aria-labelledby')}"]`)?.textContent,
    );
    expect(headings).toEqual(['Company', 'Quick links']);
  });

  it('open a page of its own where that is asked for, without handing it the opener', async () => {
    const link = linkNamed(await show(), 'Portal');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toBe('noopener');
  });

  it('stay in the page otherwise', async () => {
    const element = await show();
    expect(linkNamed(element, 'News')?.hasAttribute('target')).toBe(false);
    expect(linkNamed(element, 'News')?.hasAttribute('rel')).toBe(false);
    expect(linkNamed(element, 'Group')?.getAttribute('rel')).toBe('noopener');
  });

  it("open a form's modal, and its page without a script", async () => {
    const link = linkNamed(await show(), 'Talk');
    expect(link?.getAttribute('href')).toBe('/form/12');
    expect(link?.getAttribute('data-vt-open')).toBe('form');
    expect(link?.getAttribute('data-vt-form-id')).toBe('12');
  });
});

describe('a QR code', () => {
  it('opens from its name without a script', async () => {
    const element = await show();
    const button = element.querySelector('.code-name');
    const dialog = element.querySelector('dialog.dialog');
    expect(button?.getAttribute('popovertarget')).toBe(dialog?.id);
    expect(dialog?.querySelector('img')?.getAttribute('alt')).toBe('QR code: WeChat');
    expect(dialog?.querySelector('.dialog-close')?.getAttribute('popovertarget')).toBe(dialog?.id);
  });

  it('is told of beside its name', async () => {
    const element = await show();
    const tip = element.querySelector('.code-card');
    expect(tip?.id).toBe(element.querySelector('.code-name')?.getAttribute('aria-describedby'));
    expect(tip?.textContent).toBe('Scan to reach us on WeChat');
  });
});

describe('the legal lines', () => {
  it("give the ICP number the host's own suffix", async () => {
    const element = await show({ filing }, 'm.example.com');
    expect(linkNamed(element, '沪ICP备12345678号-5')?.getAttribute('href')).toBe('https://beian.miit.gov.cn/');
  });

  it("give it the site's suffix on every other host, and none where there is none", async () => {
    expect(linkNamed(await show({ filing }), '沪ICP备12345678号-3')).toBeDefined();
    expect(linkNamed(await show({ filing: { icp: '沪ICP备1号' } }), '沪ICP备1号')).toBeDefined();
  });

  it('link the police filing by its code', async () => {
    const link = linkNamed(await show({ filing }), '沪公网安备 310号');
    expect(link?.getAttribute('href')).toBe('https://beian.mps.gov.cn/#/query/webSearch?code=310');
    expect(link?.getAttribute('rel')).toBe('noopener');
    expect(link?.querySelector('svg')).not.toBeNull();
  });

  it('have no filing where the site has none', async () => {
    expect(linksOf(await show(), '.legal a')).toEqual([]);
  });

  it("link the site's privacy policy", async () => {
    const element = await show({ privacyPolicy: { version: '1', url: '/privacy' } });
    expect(linksOf(element, '.legal a')).toEqual(['/privacy Privacy policy']);
  });

  it('carry the year', async () => {
    expect(textsOf(await show(), '.legal p')).toEqual([`© ${new Date().getFullYear()} Farsail. All rights reserved.`]);
  });
});
