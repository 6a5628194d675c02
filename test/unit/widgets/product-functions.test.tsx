import { describe, expect, it } from 'vitest';
import productFunctions from '../../../widgets/product-functions/product-functions.define.ts';
import { product, showSection } from './product.ts';
import { linksOf, textsOf } from './show-widget.tsx';

describe('the functions of a product', () => {
  it('stand in tabs by group, whose anchors are by place and so the same in every language', async () => {
    const element = await showSection(productFunctions);
    expect(linksOf(element, '.tab')).toEqual(['#function-1 Planning', '#function-2 Shop floor']);
    expect([...element.querySelectorAll('.tab-panel')].map(({ id }) => id)).toEqual(['function-1', 'function-2']);
    expect(textsOf(element, '#function-2 .functions h3')).toEqual(['Dispatch', 'Checks']);
  });

  it("have the group's icon and their own pictures", async () => {
    const element = await showSection(productFunctions);
    expect(element.querySelector('.tab img')?.getAttribute('src')).toBe('/files/plan.svg');
    expect(element.querySelector('#function-1 li img')?.getAttribute('src')).toContain('/files/planning.webp');
  });

  it('are not sent to browsers that have them in the page', () => {
    const { client } = productFunctions;
    expect(client?.({ groups: product.coreFunctions ?? [] }).groups?.map(({ functionList }) => functionList)).toEqual([
      [],
      [],
    ]);
  });

  it('take no place and fetch no script where there are none', async () => {
    expect((await showSection(productFunctions, { coreFunctions: [] })).childElementCount).toBe(0);
    expect(productFunctions.wakeFor?.({ groups: [] })).toBe('never');
  });
});
