import { describe, expect, it } from 'vitest';
import definition from '../../../widgets/category-text/category-text.define.ts';
import { category, categoryAnswers } from './category.ts';
import { linksOf, showWidget } from './show-widget.tsx';

const show = (content?: string) => {
  const productCategory = { ...category.productCategory, content };
  const answers = { ...categoryAnswers, 'GET /product-category/detail/:id': { ...category, productCategory } };
  return showWidget(definition, { attributes: { 'category-id': '4' }, answers });
};

describe('what there is to read about a category', () => {
  it('has a list of its headings, where it has several', async () => {
    const element = await show(category.productCategory.content);
    expect(linksOf(element, 'nav a')).toEqual(['#daily Every day', '#group One group']);
    expect(element.querySelector('.rich')?.textContent).toBe('Every dayClose.One groupPost once.');
  });

  it('has none where one heading is all', async () => {
    const element = await show('<h2 id="daily">Every day</h2><p>Close.</p>');
    expect(element.querySelector('nav')).toBeNull();
    expect(element.querySelector('.rich h2')?.textContent).toBe('Every day');
  });

  it('is sent to a browser once: its headings alone come beside it', () => {
    expect(definition.client?.({ content: '<p>Long</p>', anchors: [] })).toEqual({ anchors: [] });
  });

  it('fetches its script where it has a list that follows the scroll, and nowhere else', () => {
    expect(definition.wakeFor?.({ content: '<p>Short</p>', anchors: [] })).toBe('never');
    expect(definition.wakeFor?.({ content: '', anchors: [{ id: 'a', level: 2, text: 'A' }] })).toBe('visible');
  });

  it('takes no place where there is none', async () => {
    expect((await show()).childElementCount).toBe(0);
  });
});
