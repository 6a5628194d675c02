import { describe, expect, it } from 'vitest';
import productValues from '../../../widgets/product-values/product-values.define.ts';
import { showSection } from './product.ts';
import { textsOf } from './show-widget.tsx';

describe('the values of a product', () => {
  it('stand beside their pictures, by whichever of two fields names them', async () => {
    const element = await showSection(productValues);
    expect(textsOf(element, 'h3')).toEqual(['96%\u00a0on time', '18%\u00a0less stock']);
    expect(textsOf(element, '.split-words p')).toEqual(['Orders are tested.']);
    const pictures = [...element.querySelectorAll('img')].map((image) => image.getAttribute('src')?.split('?')[0]);
    expect(pictures).toEqual(['/files/kitting.webp', '/files/dispatch.webp']);
  });

  it('take no place where there are none', async () => {
    expect((await showSection(productValues, { businessValues: [] })).childElementCount).toBe(0);
  });
});
