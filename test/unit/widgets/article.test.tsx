import { describe, expect, it } from 'vitest';
import article from '../../../widgets/article/article.define.ts';
import { newsOf } from './news.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

const entry = {
  ...newsOf(1, '公司动态,年度业绩'),
  content: '<p>It was a good year.</p>',
  author: 'Xu Tinglan',
  edit: 'Communications',
  mediaCoverageList: [{ address: 'https://press.example/a', mediaName: 'Harbour Business' }],
};
const show = (given: object = entry, mark: 'cn' | 'en' = 'en') =>
  showWidget(article, { attributes: { 'article-id': '1' }, answers: { 'GET /news/:id': given }, mark });

describe('an article', () => {
  it('has its title, its day, its labels, and what it is about in a line', async () => {
    const element = await show();
    expect(textsOf(element, 'h1')).toEqual(['News 1']);
    expect(textsOf(element, 'time')).toEqual(['2026/03/01']);
    expect(textsOf(element, '.facts span')).toEqual(['公司动态, 年度业绩']);
    expect(textsOf(element, '.lead')).toEqual(['What 1\u00a0says']);
    const chinese = await show(entry, 'cn');
    expect([textsOf(chinese, 'time'), textsOf(chinese, '.facts span')]).toEqual([
      ['2026年03月01日'],
      ['公司动态、年度业绩'],
    ]);
  });

  it('leads to the media that told it, each in a tab of its own, and back to the news', async () => {
    const element = await show();
    expect(linksOf(element, '.coverage a')).toEqual(['https://press.example/a Harbour Business']);
    expect(element.querySelector('.coverage a')?.getAttribute('rel')).toBe('noopener noreferrer');
    expect(linksOf(element, '.parent')).toEqual(['/about-us/news News']);
  });

  it('ends with who wrote and who edited it', async () => {
    expect(textsOf(await show(), 'footer dl > div')).toEqual(['AuthorXu Tinglan', 'EditorCommunications']);
    expect(textsOf(await show({ ...entry, author: undefined }, 'cn'), 'footer dl > div')).toEqual([
      '编辑Communications',
    ]);
  });

  it('leaves out what it has not', async () => {
    const { id, title, createTime } = entry;
    const element = await show({ id, title, createTime, content: '<p>Short.</p>' });
    for (const selector of ['.lead', '.coverage', '.cover', 'footer', '.facts span'])
      expect(element.querySelector(selector)).toBeNull();
    expect(textsOf(element, '.rich')).toEqual(['Short.']);
  });
});
