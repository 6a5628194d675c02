import { describe, expect, it } from 'vitest';
import homeProducts from '../../../widgets/home-products/home-products.define.ts';
import { linksOf, picture, showWidget, textsOf } from './show-widget.tsx';

const categories = [
  { id: 1, name: 'Finance', desc: 'Books.', productList: [{ id: 11, name: 'Ledger', proLogo: '/files/ledger.svg' }] },
  { id: 2, name: 'People', productList: [{ id: 21, name: 'Payroll', desc: 'Pays.' }] },
];
const module = {
  id: 7,
  moduleType: 'PRODUCT',
  moduleName: 'Products',
  title: 'Start with one',
  jumpBO: { jumpContentType: 'URL', buttonTitle: 'See all', buttonLink: '/product' },
};
const answers = { 'POST /product/list': categories, 'POST /homepage': [module] };

describe('the products of the home page', () => {
  it('stand under their categories, each with its own page', async () => {
    const element = await showWidget(homeProducts, { answers });
    expect(linksOf(element, '.categories a')).toEqual([
      '/product-category/1 Finance',
      '/product/11 Ledger',
      '/product-category/2 People',
      '/product/21 Payroll',
    ]);
  });

  it("are headed by the module's words", async () => {
    const element = await showWidget(homeProducts, { attributes: { 'module-id': '7' }, answers });
    expect(textsOf(element, 'h2')).toEqual(['Start with one']);
    expect(linksOf(element, '.more')).toEqual(['/product See all']);
  });

  it("have their module's picture, and its name where it has no title", async () => {
    const { title: _, ...untitled } = { ...module, pcResource: picture('wide'), mobileResource: picture('tall') };
    const element = await showWidget(homeProducts, {
      attributes: { 'module-id': '7' },
      answers: { ...answers, 'POST /homepage': [untitled] },
    });
    expect(textsOf(element, 'h2')).toEqual(['Products']);
    expect(element.querySelector('.module-picture img')?.getAttribute('src')).toContain('/files/wide.webp');
    expect(element.querySelector('.module-picture source')?.getAttribute('srcset')).toContain('/files/tall.webp');
  });

  it('have words of their own where there is no module', async () => {
    const element = await showWidget(homeProducts, { answers, mark: 'cn' });
    expect(textsOf(element, 'h2')).toEqual(['产品']);
    expect(linksOf(element, '.more')).toEqual(['/product 全部产品']);
  });

  it('have pictures of a known size', async () => {
    const icon = (await showWidget(homeProducts, { answers })).querySelector('img');
    expect([icon?.getAttribute('width'), icon?.getAttribute('height')]).toEqual(['40', '40']);
  });

  it('take no place where there are none', async () => {
    const element = await showWidget(homeProducts, { answers: { 'POST /product/list': [] } });
    expect(element.childElementCount).toBe(0);
  });
});
