import { describe, expect, it } from 'vitest';
import productScenes from '../../../widgets/product-scenes/product-scenes.define.ts';
import { product, showSection } from './product.ts';
import { textsOf } from './show-widget.tsx';

describe('the scenes that a product is used in', () => {
  it('are slides of one each, with a picture, words and what belongs to them', async () => {
    const element = await showSection(productScenes);
    expect(textsOf(element, '.slide h3')).toEqual(['Many plants', 'Precision parts']);
    expect(textsOf(element, '.slide:first-child :is(p, li)')).toEqual([
      'One master plan.',
      'Transfers',
      'One item code',
    ]);
    expect(element.querySelectorAll('.slide:first-child img')).toHaveLength(1);
    expect(element.querySelectorAll('.slide:last-child :is(img, ul, p)')).toHaveLength(0);
  });

  it('are found by either of their two names', async () => {
    const { applicationScenes: applicationScenarios } = product;
    const element = await showSection(productScenes, { applicationScenes: undefined, applicationScenarios });
    expect(element.querySelectorAll('.slide')).toHaveLength(2);
  });

  it('fetch no script where nothing moves, and take no place where there are none', async () => {
    expect(productScenes.wakeFor?.({ scenes: [{ name: 'Alone' }] })).toBe('never');
    expect((await showSection(productScenes, { applicationScenes: [] })).childElementCount).toBe(0);
  });
});
