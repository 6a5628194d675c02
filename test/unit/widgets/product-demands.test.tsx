import { describe, expect, it } from 'vitest';
import productDemands from '../../../widgets/product-demands/product-demands.define.ts';
import { showSection } from './product.ts';
import { textsOf } from './show-widget.tsx';

describe('the demands of enterprises', () => {
  it('stand below their title, each with its picture where it has one', async () => {
    const element = await showSection(productDemands);
    expect(textsOf(element, 'h2')).toEqual(['Plans fall behind']);
    expect(textsOf(element, '.section-head .lead')).toEqual(['Replanning is slow.']);
    expect(textsOf(element, '.card')).toEqual(['Rush ordersNobody knows what they cost.', 'Parts by phone']);
    expect(element.querySelectorAll('.card img')).toHaveLength(1);
  });

  it.each([false, undefined])(
    'hide their title where isShowEnterpriseDemandTitle is %s, but not from screen readers',
    async (shown) => {
      const element = await showSection(productDemands, { isShowEnterpriseDemandTitle: shown });
      expect(element.querySelector('.section-head')).toBeNull();
      expect(element.querySelector('h2')?.className).toBe('unseen');
      expect(textsOf(element, 'p.lead')).toEqual(['Replanning is slow.']);
    },
  );

  it('take no place where there are none', async () => {
    const element = await showSection(productDemands, { productConfig: undefined });
    expect(element.childElementCount).toBe(0);
  });
});
