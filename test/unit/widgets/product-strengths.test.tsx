import { describe, expect, it } from 'vitest';
import productStrengths from '../../../widgets/product-strengths/product-strengths.define.ts';
import { showSection } from './product.ts';
import { textsOf } from './show-widget.tsx';

describe('the strengths of a product', () => {
  it('stand under one heading in the language of the site', async () => {
    const element = await showSection(productStrengths);
    expect(textsOf(element, 'h2, .card')).toEqual(['What sets it apart', 'Works offlineFor eight hours.']);
    expect(textsOf(await showSection(productStrengths, {}, { mark: 'cn' }), 'h2')).toEqual(['产品优势']);
  });

  it('take no place where there are none', async () => {
    expect((await showSection(productStrengths, { productSuperiority: undefined })).childElementCount).toBe(0);
  });
});
