import { describe, expect, it } from 'vitest';
import productNav from '../../../widgets/product-nav/product-nav.define.ts';
import { showSection } from './product.ts';
import { linksOf } from './show-widget.tsx';

describe("the way through a product's page", () => {
  it('leads to every section, in the order of the page', async () => {
    expect(linksOf(await showSection(productNav))).toEqual([
      '#demands Challenges',
      '#values Value',
      '#functions Functions',
      '#blueprints Blueprints',
      '#scenes Scenarios',
      '#strengths Strengths',
      '#cases Customers',
    ]);
  });

  it('leads to no section that the product does not have', async () => {
    const element = await showSection(productNav, {
      productConfig: { name: 'None', config: [] },
      businessValues: undefined,
      diagram: undefined,
      businessBluePrints: [],
      productSuperiority: [],
      exampleBOList: [],
    });
    expect(linksOf(element)).toEqual(['#functions Functions', '#scenes Scenarios']);
  });

  it('has the same anchors in every language', async () => {
    const hrefs = (links: string[]) => links.map((link) => link.split(' ')[0]);
    const cn = await showSection(productNav, {}, { mark: 'cn' });
    expect(hrefs(linksOf(cn))).toEqual(hrefs(linksOf(await showSection(productNav))));
  });

  it('takes no place where there is one section or none', async () => {
    const nothing = { id: 12, name: 'Ledger', productSuperiority: [{ title: 'Small' }] };
    const element = await showSection(productNav, {}, { answers: { 'GET /product/:id': nothing } });
    expect(element.childElementCount).toBe(0);
  });
});
