import { describe, expect, it } from 'vitest';
import related from '../../../widgets/article-related/article-related.define.ts';
import { newsOf } from './news.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

const all = [
  newsOf(1, 'Customers, Energy'),
  newsOf(2, 'Company'),
  newsOf(3, 'Customers，Retail'),
  newsOf(4),
  newsOf(5, 'Energy, Customers'),
  newsOf(6, 'Customers'),
];
const show = (id: number, data = all) =>
  showWidget(related, {
    attributes: { 'article-id': String(id) },
    answers: { 'GET /news/:id': all[id - 1], 'POST /news/list': { data, total: data.length } },
  });

describe('what else one may read', () => {
  it('is three that share the most labels, the newer first, and never the article itself', async () => {
    expect(textsOf(await show(1), '.card-title')).toEqual(['News 5', 'News 3', 'News 6']);
  });

  it('is the latest where no label is shared', async () => {
    expect(textsOf(await show(4), '.card-title')).toEqual(['News 1', 'News 2', 'News 3']);
  });

  it('leads to all news', async () => {
    expect(linksOf(await show(1), '.more')).toEqual(['/about-us/news All news']);
  });

  it('is nothing where there is no other article', async () => {
    expect((await show(1, all.slice(0, 1))).childElementCount).toBe(0);
  });
});
