import { describe, expect, it } from 'vitest';
import publicationList from '../../../widgets/publication-list/publication-list.define.ts';
import { publicationOf } from './publications.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

const entries = Array.from({ length: 12 }, (_, index) =>
  publicationOf(index % 2 ? 'WHITE_PAPER' : 'PUBLICATION', { id: index + 1, name: `Issue ${index + 1}` }),
);
type Input = { body: { pageNo: number; pageSize: number } };
const list = ({ body: { pageNo, pageSize } }: Input) => ({
  data: entries.slice((pageNo - 1) * pageSize, pageNo * pageSize),
  total: entries.length,
});
const route = { path: '/periodical', params: {}, query: {}, base: '', host: 'localhost' };
const show = (query: Record<string, string> = {}, situation: object = {}) =>
  showWidget(publicationList, {
    answers: { 'POST /corporate/publications/list': list },
    page: { route: { ...route, query } },
    ...situation,
  });

describe('the list of publications', () => {
  it('has ten a page, each of which is a link with its cover, its kind and what it is about', async () => {
    const element = await show();
    expect(textsOf(element, 'h3')).toEqual(entries.slice(0, 10).map(({ name }) => name));
    expect(linksOf(element, 'h3 a').slice(0, 2)).toEqual(['/periodical/1 Issue 1', '/periodical/2 Issue 2']);
    expect(textsOf(element, '.kind').slice(0, 2)).toEqual(['Journal', 'White paper']);
    expect(textsOf(element, '.line')[0]).toBe('What store managers do now');
    expect(element.querySelectorAll('.cover img')).toHaveLength(10);
  });

  it('shows the page that its address asks for, and leads to the others by links', async () => {
    const element = await show({ pageNo: '2' });
    expect(textsOf(element, 'h3')).toEqual(['Issue 11', 'Issue 12']);
    expect(linksOf(element, '.pagination a').filter((link) => /\d$/.test(link))).toEqual([
      '/periodical 1',
      '/periodical?pageNo=2 2',
    ]);
    expect(textsOf(element, '[aria-current="page"]')).toEqual(['2']);
  });

  it('says so where there is no such page, and shows the first one', async () => {
    const element = await show({ pageNo: '9' });
    expect(textsOf(element, '.refusals')[0]).toContain('9');
    expect(textsOf(element, 'h3')).toHaveLength(10);
  });

  it('takes nothing of the address of another page', async () => {
    const page = { route: { ...route, path: '/offers', query: { pageNo: '2' } } };
    expect(textsOf(await show({}, { page }), 'h3')[0]).toBe('Issue 1');
  });

  it('says that there is nothing yet, with a way on', async () => {
    const answers = { 'POST /corporate/publications/list': { data: [], total: 0 } };
    const element = await show({}, { answers, mark: 'cn' });
    expect(linksOf(element, '.list-status a')[0]).toBe('/ 返回首页');
  });
});
