import { describe, expect, it } from 'vitest';
import definition from '../../../widgets/category-products/category-products.define.ts';
import { category, categoryAnswers } from './category.ts';
import { picture, showWidget, textsOf } from './show-widget.tsx';

const show = (answers: object = {}, mark: 'cn' | 'en' = 'en') =>
  showWidget(definition, { attributes: { 'category-id': '4' }, answers: { ...categoryAnswers, ...answers }, mark });

describe("the products of a category's page", () => {
  it('open in tabs of their own, and a screen reader is told', async () => {
    const links = [...(await show()).querySelectorAll('a')];
    expect(links.map((link) => [link.getAttribute('href'), link.target, link.rel, link.textContent])).toEqual([
      ['/product/11', '_blank', 'noopener', 'Ledger (opens in a new tab)'],
      ['/product/12', '_blank', 'noopener', 'Expense (opens in a new tab)'],
    ]);
    const [first] = textsOf(await show({}, 'cn'), 'a');
    expect(first).toBe('Ledger（在新标签页打开）');
  });

  it('say what they are in one line and in one sentence, below their logos', async () => {
    const row = (await show()).querySelector('.split-row');
    expect(row && textsOf(row, 'p:not(.more)')).toEqual(['One ledger', 'All standards at once.']);
    expect(row?.querySelector('img')?.getAttribute('src')).toBe('/files/ledger.svg');
  });

  it('show a piece of their screen, and another on phones', async () => {
    const [ledger] = category.productList;
    const product = { ...ledger, pcResource: picture('screen'), mobileResource: picture('small') };
    const element = await show({ 'GET /product-category/detail/:id': { ...category, productList: [product] } });
    expect(element.querySelector('.split-picture img')?.getAttribute('src')).toMatch(/^\/files\/screen\.webp/);
    expect(element.querySelector('.split-picture source')?.getAttribute('srcset')).toMatch(/^\/files\/small\.webp/);
  });

  it('take no place where there are none', async () => {
    const element = await show({ 'GET /product-category/detail/:id': { ...category, productList: [] } });
    expect(element.childElementCount).toBe(0);
  });
});
