import { describe, expect, it } from 'vitest';
import definition from '../../../widgets/product-list/product-list.define.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

const groups = [
  {
    id: 1,
    name: 'Finance',
    desc: 'Books.',
    productList: [{ id: 11, name: 'Ledger', tagline: 'One ledger', desc: 'Long', proLogo: '/files/ledger.svg' }],
  },
  { id: 2, name: 'People', productList: [{ id: 21, name: 'Payroll', desc: 'Pays.' }] },
];
const answers = { 'POST /product/list': groups };

describe('the list of products', () => {
  it('has them under their categories, whose names lead to their own pages', async () => {
    const element = await showWidget(definition, { answers });
    expect(linksOf(element, '.groups a')).toEqual([
      '/product-category/1 Finance',
      '/product/11 Ledger',
      '/product-category/2 People',
      '/product/21 Payroll',
    ]);
    expect(textsOf(element, '.about')).toEqual(['Books.']);
  });

  it("says a product's short line, else what it is", async () => {
    const element = await showWidget(definition, { answers });
    expect(textsOf(element, '.card-tagline')).toEqual(['One ledger', 'Pays.']);
    expect(element.querySelector('.card img')?.getAttribute('src')).toBe('/files/ledger.svg');
  });

  it('has a list of the categories that leads to each, by names that stay', async () => {
    const element = await showWidget(definition, { answers, mark: 'cn' });
    expect(linksOf(element, 'nav a')).toEqual(['#category-1 Finance', '#category-2 People']);
    expect(element.querySelector('nav')?.getAttribute('aria-label')).toBe('产品系列');
    expect(textsOf(element, '#category-2')).toEqual(['People']);
  });

  it('sends a browser the categories alone: the products stand in the page', async () => {
    const anchors = [{ id: 'category-1', text: 'Finance' }];
    expect(definition.client?.({ groups, anchors })).toEqual({ anchors });
  });

  it('says so and offers a conversation where there are none', async () => {
    const element = await showWidget(definition, { answers: { 'POST /product/list': [] } });
    expect(textsOf(element, 'p')[0]).toContain('updating our product catalog');
    expect(linksOf(element)).toEqual(['/form/4001 Talk to an adviser']);
  });
});
