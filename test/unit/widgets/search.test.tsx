import { describe, expect, it } from 'vitest';
import type { SearchAnswer, SearchHit } from '../../../contract/entities/search.ts';
import { readAsked } from '../../../widgets/search/read-asked.ts';
import search from '../../../widgets/search/search.define.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

const hit = (number: number): SearchHit => ({
  type: 'news',
  address: `/article-detail/news/${number}`,
  title: [{ text: 'The ' }, { text: 'ledger', hit: true }],
  excerpt: [{ text: '<b>A ' }, { text: 'ledger', hit: true }],
  date: '2026-03-01T08:00:00.000Z',
});
const found: SearchAnswer = {
  data: Array.from({ length: 10 }, (_, index) => hit(index + 1)),
  total: 15,
  types: [
    { type: 'news', total: 12 },
    { type: 'event', total: 3 },
  ],
};
const foundNews: SearchAnswer = { ...found, total: 12 };
const nothing: SearchAnswer = { data: [], total: 0, types: [] };
const ways = {
  'POST /topNavigation/list': [{ id: 1, displayName: 'Products', pageAddress: '/product', navigationName: 'All' }],
  'POST /activity/list': {
    data: [
      { id: 6, activityName: 'Fair', startDate: '2026-02-01T08:00:00.000Z', eventStatus: 'CANCELLED' },
      { id: 7, activityName: 'Open day', startDate: '2026-03-01T08:00:00.000Z' },
    ],
    total: 2,
  },
};
const show = (query: Record<string, string>, answer: unknown = found, mark: 'cn' | 'en' = 'en', page = {}) =>
  showWidget(search, {
    mark,
    answers: { ...ways, 'POST /search/list': answer },
    page: { route: { path: '/search', params: {}, query, base: '', host: 'localhost' }, ...page },
  });

describe('the search', () => {
  it('is a form that needs no script, with what was looked for', async () => {
    const element = await show({ q: 'ledger' });
    const form = element.querySelector('form');
    expect([form?.getAttribute('role'), form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
      'search',
      'get',
      '/search',
    ]);
    expect(form?.querySelector('input')?.getAttribute('value')).toBe('ledger');
    expect(form?.querySelector('label')?.textContent).toBe('Search this site');
  });

  it('shows what was found, with its type, its day and its words marked; nothing of it is HTML', async () => {
    const element = await show({ q: 'ledger' });
    expect(textsOf(element, '.row')[0]).toBe('News2026/03/01The ledger<b>A ledger');
    expect(textsOf(element, '.row mark').slice(0, 2)).toEqual(['ledger', 'ledger']);
    expect(element.querySelector('.row b')).toBeNull();
    expect(textsOf(element, '[role="status"]')).toEqual(['15 results for “ledger”']);
    expect(textsOf(await show({ q: 'ledger' }, found, 'cn'), '[role="status"]')).toEqual([
      '找到15条与“ledger”相关的内容',
    ]);
  });

  it('narrows by links with counts, and has numbered pages that keep what is asked for', async () => {
    const element = await show({ q: 'a&b', type: 'news' }, foundNews);
    expect(linksOf(element, '.chips a')).toEqual([
      '/search?q=a%26b All 15',
      '/search?q=a%26b&type=news News 12',
      '/search?q=a%26b&type=event Events 3',
    ]);
    expect(textsOf(element, '.chips [aria-current]')).toEqual(['News 12']);
    expect(linksOf(element, '.pagination a').at(-1)).toContain('/search?q=a%26b&type=news&pageNo=2');
  });

  it('says when only some of the words are together on a page', async () => {
    expect((await show({ q: 'a b' }, { ...found, partly: true })).textContent).toContain(
      'No page has all of these words.',
    );
  });

  it('says which word no page has, and counts what was found for another', async () => {
    const readAs = [{ text: 'a ' }, { text: 'ledger/edge', typed: 'Ledgre' }];
    const said = async (mark: 'cn' | 'en', query: object = {}, answer = found) =>
      textsOf(await show({ q: 'a Ledgre', ...query }, { ...answer, readAs }, mark), '[role="status"]');
    expect(await said('en')).toEqual(['No page has “Ledgre”. 15 results for “a ledger/edge”']);
    expect(await said('cn')).toEqual(['没有页面包含“Ledgre”。找到15条与“a ledger/edge”相关的内容']);
    expect(await said('en', { type: 'news' }, foundNews)).toEqual([
      'No page has “Ledgre”. 12 results for “a ledger/edge” in News',
    ]);
  });

  it('helps where nothing was found: what to try, whom to ask, where to look, and at no event that is called off', async () => {
    const element = await show({ q: 'qwx' }, nothing);
    expect(textsOf(element, '.empty h2')).toEqual(['Nothing found for “qwx”']);
    expect(linksOf(element, '.empty a')).toEqual(['/form/4001 Contact us']);
    expect(linksOf(element, '.ways a')).toEqual(['/product Products', '/activity/7 Open day']);
  });

  it('offers what the other site has, in its own words, where this one has nothing', async () => {
    const offer = async (mark: 'cn' | 'en', total: number, page: object = {}) => {
      const q = mark === 'cn' ? 'supply chain' : '库存';
      const answer = { ...nothing, elsewhere: [{ siteId: mark === 'cn' ? 2 : 1, total }] };
      const element = await show({ q, type: 'news' }, answer, mark, page);
      const link = element.querySelector('.empty a');
      return [link?.getAttribute('href'), link?.getAttribute('lang'), link?.textContent];
    };
    const counterparts = { cn: '/cn/search?q=x&type=news', en: 'https://en.example/search?q=x&type=news' };
    expect(await offer('cn', 12, { counterparts })).toEqual([
      'https://en.example/search?q=supply+chain',
      'en',
      '12 results in English',
    ]);
    expect(await offer('cn', 1)).toEqual(['/en/search?q=supply+chain', 'en', '1 result in English']);
    expect(await offer('en', 12, { counterparts })).toEqual([
      '/cn/search?q=%E5%BA%93%E5%AD%98',
      'zh-CN',
      '中文站有12条结果',
    ]);
  });

  it('begins with the field and where else to look, and needs neither menu nor events', async () => {
    const element = await show({});
    expect(linksOf(element, '.ways a')).toHaveLength(2);
    const alone = await showWidget(search, {});
    expect(alone.querySelector('form')).not.toBeNull();
    expect(alone.querySelector('.ways a')).toBeNull();
  });

  it('says in words what cannot be looked for, and asks nobody', async () => {
    const refuse = () => {
      throw new Error('This was not to be asked.');
    };
    expect(textsOf(await show({ q: 'x'.repeat(101) }, refuse), '[role="alert"]')).toEqual([
      'A search may have up to 100 characters. Please shorten it and try again.',
    ]);
    expect(textsOf(await show({ q: '🙂 …!' }, refuse), '[role="alert"]')[0]).toContain('punctuation and emoji');
    expect(textsOf(await show({ q: 'a', type: 'x' }), '[role="alert"]')).toEqual([
      'There is no choice “x”, so it was left out.',
    ]);
  });

  it('looks for what its tag says on other pages, and takes nothing of their address', async () => {
    const element = await showWidget(search, {
      attributes: { q: 'ledger' },
      answers: { 'POST /search/list': found },
      page: { route: { path: '/', params: {}, query: { q: 'other' }, base: '', host: 'partner.example' } },
    });
    expect(element.querySelector('input')?.getAttribute('value')).toBe('ledger');
  });
});

it('reads an address without what nobody sees', () => {
  expect(readAsked({ q: ' a\u0000\u200b  b\n' })).toMatchObject({ q: 'a b', pageNo: 1, fault: undefined });
  expect(readAsked({ q: ['a', 'b'] }).q).toBe('a');
});
