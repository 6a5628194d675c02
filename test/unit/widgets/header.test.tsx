import { describe, expect, it } from 'vitest';
import header from '../../../widgets/header/header.define.ts';
import { findCurrent } from '../../../widgets/shared/sections.ts';
import { linksOf, showWidget, sites, textsOf } from './show-widget.tsx';

const item = (id: number, displayName: string, pageAddress: string) => ({
  id,
  displayName,
  pageAddress,
  navigationName: displayName,
});
const items = [
  item(1, 'Products', '/product'),
  item(2, 'Solutions', '/solution'),
  item(3, 'Events', '/activity'),
  item(4, 'Careers', '/join-us'),
];
const solutions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Solution ${index + 1}`,
    naviDesc: `Solves ${index + 1}`,
    indusIcon: '/files/icon.svg',
  }));
const category = {
  id: 9,
  name: 'Planning',
  naviDesc: 'One plan',
  productList: [{ id: 21, name: 'Planner', naviDesc: 'Plans' }],
};

function show(count = 2, page: Parameters<typeof showWidget>[1] = {}) {
  const headers = [
    { title: 'All products', pageAddress: '/product', categories: [category] },
    { title: 'By industry', pageAddress: '/solution', solutions: solutions(count) },
  ];
  const answers = { 'POST /topNavigation/list': items, 'POST /topheader': headers };
  return showWidget(header, { answers, ...page });
}

const route = (path: string) => ({ path, params: {}, query: {}, base: '', host: 'localhost' });

describe('the menu', () => {
  it('links to every page but join-us', async () => {
    expect(linksOf(await show(), '.menu .head')).toEqual([
      '/product Products',
      '/solution Solutions',
      '/activity Events',
    ]);
  });

  it('leads to the categories and, under them, to the products', async () => {
    expect(linksOf(await show(), '#w1-sub-0 a')).toEqual([
      '/product Products overview',
      '/product-category/9 PlanningOne plan',
      '/product/21 PlannerPlans',
    ]);
  });

  it('leads to the solutions with the icon of their industry', async () => {
    const element = await show(1);
    expect(linksOf(element, '#w1-sub-1 .entry')).toEqual(['/solution/1 Solution 1Solves 1']);
    expect(element.querySelector('#w1-sub-1 img')?.getAttribute('alt')).toBe('');
  });

  it('gives six sub-items the roomy layout and seven the dense one', async () => {
    expect((await show(6)).querySelector('#w1-sub-1 ul')?.className).toBe('roomy');
    expect((await show(7)).querySelector('#w1-sub-1 ul')?.className).toBe('dense');
  });

  it('names the button of each sub-menu and says that it is shut', async () => {
    const button = (await show()).querySelector('.more');
    expect(button?.getAttribute('aria-label')).toBe('Products: sub-menu');
    expect(button?.getAttribute('aria-expanded')).toBe('false');
    expect(button?.getAttribute('aria-controls')).toBe('w1-sub-0');
  });

  it('gives an entry without a sub-menu no button', async () => {
    expect((await show()).querySelectorAll('.more')).toHaveLength(2);
  });

  it('leaves its sub-menus to the style sheet until the script has come', async () => {
    expect((await show()).querySelector('nav')?.classList.contains('still')).toBe(true);
  });

  it('marks the page that is shown', async () => {
    const element = await show(2, { page: { route: route('/activity') } });
    const marked = [...element.querySelectorAll('.menu [aria-current]')];
    expect(marked.map((link) => `${link.textContent} ${link.getAttribute('aria-current')}`)).toEqual(['Events page']);
  });
});

describe('the current section', () => {
  it.each([
    ['/product', '/product', 'page'],
    ['/product', '/product/', 'page'],
    ['/product', '/product/7', 'true'],
    ['/product', '/product-category/7', 'true'],
    ['/cases', '/case-detail/7', 'true'],
    ['/media', '/Media/7', 'true'],
    ['/about-us', '/article-detail/news/7', 'true'],
    ['/product', '/products', undefined],
    ['/product', '/', undefined],
  ])('of %s on %s is %s', (address, path, expected) => {
    expect(findCurrent(address, path)).toBe(expected);
  });
});

describe('the drawer', () => {
  it('opens without a script, from a button that names it', async () => {
    const element = await show();
    const drawer = element.querySelector('dialog');
    const button = element.querySelector('.bar > button');
    expect(button?.getAttribute('popovertarget')).toBe(drawer?.id);
    expect(button?.getAttribute('aria-label')).toBe('Open the menu');
    expect(drawer?.hasAttribute('popover')).toBe(true);
  });

  it('has a level below each entry with a sub-menu, which begins with its own page', async () => {
    const element = await show();
    expect(textsOf(element, '.levels > .level > li > details > summary')).toEqual(['Products', 'Solutions']);
    expect(linksOf(element, '.levels > .level > li > details > .below > .level > li > a')[0]).toBe(
      '/product Products overview',
    );
    expect(textsOf(element, '.below .below a')).toEqual(['Planning overview', 'Planner']);
  });

  it('begins with the field that looks through the whole site, and not where the portal is', async () => {
    const form = (await show()).querySelector('.drawer form');
    expect(form?.getAttribute('action')).toBe('/search');
    expect(form?.querySelector('label')?.getAttribute('for')).toBe(form?.querySelector('[name="q"]')?.id);
    expect(form?.querySelector('button')?.getAttribute('aria-label')).toBe('Search');
    const portal = await showWidget(header, {
      answers: { 'POST /supplierPortal': {} },
      page: { route: route('/go1688') },
    });
    expect(portal.querySelector('form, .find')).toBeNull();
  });

  it("offers the site's consult form", async () => {
    const links = (await show()).querySelectorAll('[data-vt-open="form"]');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual(['/form/4001', '/form/4001', '/form/4001']);
  });
});

describe('the language switcher', () => {
  it('is absent where there is one site', async () => {
    const element = await show(2, { page: { sites: [sites.en] } });
    expect(element.querySelector('.languages, .language')).toBeNull();
  });

  it("is the other language's own name, leading to this page in it", async () => {
    const element = await show(2, { page: { counterparts: { cn: 'https://example.com/product/3' } } });
    const link = element.querySelector('.languages .language');
    expect(link?.textContent).toBe('中文');
    expect(link?.getAttribute('href')).toBe('https://example.com/product/3');
    expect(link?.getAttribute('lang')).toBe('zh-CN');
    expect(link?.getAttribute('hreflang')).toBe('zh-CN');
  });

  it("leads to the other site's home where this page has no counterpart", async () => {
    expect(linksOf(await show(), '.languages .language')).toEqual(['/cn 中文']);
  });

  it('is a small menu where there are more than two sites', async () => {
    const french = { ...sites.en, id: 3, mark: 'fr', lang: 'fr', languageName: 'Français' };
    const element = await show(2, { page: { sites: [sites.cn, sites.en, french] } });
    expect(element.querySelector('details.languages summary')?.textContent).toBe('English');
    expect(textsOf(element, '.choices .language')).toEqual(['中文', 'Français']);
  });
});

describe('the supplier portal', () => {
  const answers = { 'POST /supplierPortal': {} };
  const portal = { name: 'Exchange', logo: '/files/exchange.svg', entry: 'https://supplier.example' };

  it('has a logo of its own, and an entry where the server knows its host', async () => {
    const element = await showWidget(header, {
      answers: { 'POST /supplierPortal': portal },
      page: { route: route('/go1688') },
    });
    expect(linksOf(element, '.menu .head').at(-1)).toBe('https://supplier.example Sign in');
    expect(linksOf(element, '.levels a').at(-1)).toBe('https://supplier.example Sign in');
    for (const brand of element.querySelectorAll('.brand')) {
      expect(brand.getAttribute('href')).toBe('/go1688');
      expect(brand.querySelector('img')?.getAttribute('src')).toBe('/files/exchange.svg');
      expect(brand.querySelector('img')?.getAttribute('alt')).toBe('Exchange');
    }
    expect(element.querySelectorAll('.brand').length).toBe(2);
  });

  it('has a menu of its own and asks for no other', async () => {
    const element = await showWidget(header, { answers, page: { route: route('/go1688/purchaser') } });
    expect(linksOf(element, '.menu .head')).toEqual([
      '/go1688/purchaser Become a purchaser',
      '/go1688/supplier Become a supplier',
    ]);
    expect(element.querySelector('.brand')?.getAttribute('href')).toBe('/go1688');
    expect(element.querySelector('.brand')?.textContent).toBe('Supplier portal');
  });

  it('has the consult form of the portal in Chinese', async () => {
    const element = await showWidget(header, { mark: 'cn', answers, page: { route: route('/go1688') } });
    expect(element.querySelector('[data-vt-open]')?.getAttribute('href')).toBe('/form/14008');
  });
});

describe('the header of a page with a theme', () => {
  it('is dark where the page is', async () => {
    const element = await show(2, { page: { route: { ...route('/ai'), theme: 'dark' } } });
    expect(element.querySelector('header')?.className).toBe('shell dark');
  });

  it('is as ever on all others', async () => {
    expect((await show()).querySelector('header')?.className).toBe('shell');
  });
});
