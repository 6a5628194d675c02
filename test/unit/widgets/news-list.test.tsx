import { describe, expect, it } from 'vitest';
import newsList from '../../../widgets/news-list/news-list.define.ts';
import { newsOf } from './news.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

const all = Array.from({ length: 20 }, (_, index) => newsOf(index + 1, 'Company,Results'));
interface Asked {
  body: { pageNo: number; pageSize: number };
}
const answers = (entries = all) => ({
  'POST /news/list': ({ body: { pageNo, pageSize } }: Asked) => ({
    data: entries.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    total: entries.length,
  }),
});
const at = (query: Record<string, string>, path = '/about-us/news') => ({
  route: { path, params: {}, query, base: '', host: 'localhost' },
});
const show = (query: Record<string, string> = {}, mark: 'cn' | 'en' = 'en') =>
  showWidget(newsList, { answers: answers(), mark, page: at(query) });

describe('the list of news', () => {
  it('has nine a page, the latest of all as the lead story', async () => {
    const element = await show();
    expect(textsOf(element, '.card h2')).toEqual(all.slice(0, 9).map(({ title }) => title));
    expect(element.querySelector('.with-lead')).not.toBeNull();
    const second = await show({ pageNo: '2' });
    expect(textsOf(second, '.card h2')[0]).toBe('News 10');
    expect(second.querySelector('.with-lead')).toBeNull();
  });

  it('says of each its day and its labels as the language writes them, and leads to it', async () => {
    expect(textsOf(await show(), '.card-meta')[0]).toBe('2026/03/01Company, Results');
    expect(textsOf(await show({}, 'cn'), '.card-meta')[0]).toBe('2026年03月01日Company、Results');
    expect(linksOf(await show(), '.card-title a')[0]).toBe('/article-detail/news/1 News 1');
  });

  it('has numbered links, and one to the next page where more is loaded', async () => {
    const element = await show({ pageNo: '2' });
    expect(linksOf(element, '.pagination a').map((link) => link.split(' ')[0])).toEqual([
      '/about-us/news',
      '/about-us/news',
      '/about-us/news?pageNo=2',
      '/about-us/news?pageNo=3',
      '/about-us/news?pageNo=3',
    ]);
    expect(linksOf(element, '.load-more a')[0]).toMatch(/^\/about-us\/news\?pageNo=3 /);
  });

  it('says so where there is no such page, and shows the first', async () => {
    const element = await show({ pageNo: '9' });
    expect(element.textContent).toContain('9');
    expect(textsOf(element, '.card h2')[0]).toBe('News 1');
  });

  it('takes nothing of another page’s address', async () => {
    const element = await showWidget(newsList, { answers: answers(), page: at({ pageNo: '2' }, '/activity') });
    expect(textsOf(element, '.card h2')[0]).toBe('News 1');
    expect(element.querySelector('.about-nav')).toBeNull();
  });

  it('says that there is none, with a way on', async () => {
    const element = await showWidget(newsList, { answers: answers([]), page: at({}), mark: 'cn' });
    expect(textsOf(element, '.empty')).toEqual(['暂无新闻，请稍后再来查看。']);
    expect(linksOf(element, '.more')).toEqual(['/about-us 先了解我们']);
  });
});
