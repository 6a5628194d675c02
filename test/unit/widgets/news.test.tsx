import { describe, expect, it } from 'vitest';
import news from '../../../widgets/news/news.define.ts';
import { linksOf, picture, showWidget, textsOf } from './show-widget.tsx';

const entry = (id: number) => ({
  id,
  title: `News ${id}`,
  desc: `About ${id}`,
  createTime: `2026-03-0${id}T20:00:00.000Z`,
});
const fixed = [{ ...entry(1), coverMaterial: picture('cover') }];
const all = [5, 4, 3, 2, 1].map(entry);

function answers(fixedNews: object[], allNews: object[]) {
  return {
    'GET /fixed/news/list/:siteId': fixedNews,
    'POST /news/list': ({ body }: { body: { pageSize: number } }) => ({
      data: allNews.slice(0, body.pageSize),
      total: allNews.length,
    }),
  };
}

describe('the news', () => {
  it('show those that stay on top with their covers, beside the latest', async () => {
    const element = await showWidget(news, { answers: answers(fixed, all) });
    expect(textsOf(element, '.story h3')).toEqual(['News 1']);
    expect(element.querySelector('.story img')?.getAttribute('src')).toContain('/files/cover.webp');
    expect(textsOf(element, '.latest h3')).toEqual(['News 5', 'News 4', 'News 3', 'News 2']);
  });

  it('are as many as asked for, without those on top', async () => {
    const element = await showWidget(news, { attributes: { 'page-size': '2' }, answers: answers([entry(5)], all) });
    expect(textsOf(element, '.latest h3')).toEqual(['News 4', 'News 3']);
  });

  it('lead to their articles', async () => {
    const element = await showWidget(news, { answers: answers([], all.slice(0, 1)) });
    expect(linksOf(element, '.latest a')).toEqual(['/article-detail/news/5 News 5']);
  });

  it("are dated in the site's own way, by the day that it is at its readers", async () => {
    const show = (mark: 'cn' | 'en') => showWidget(news, { mark, answers: answers([], [entry(1)]) });
    expect(textsOf(await show('cn'), 'time')).toEqual(['2026年03月02日']);
    expect(textsOf(await show('en'), 'time')).toEqual(['2026/03/01']);
    expect((await show('cn')).querySelector('time')?.getAttribute('datetime')).toBe('2026-03-01T20:00:00.000Z');
  });

  it('send of the latest, which stand in their HTML, no more than that there are some', () => {
    expect(news.client?.({ module: undefined, fixed, latest: all })).toEqual({
      fixed,
      latest: [{ id: 5, title: 'News 5', createTime: '2026-03-05T20:00:00.000Z' }],
    });
  });

  it('say so when there are none', async () => {
    const element = await showWidget(news, { answers: answers([], []) });
    expect(textsOf(element, '.empty')).toEqual(['There is no news yet. Please check back later.']);
    expect(element.querySelector('.carousel, .latest')).toBeNull();
  });

  it('take no place on the home page when there are none', async () => {
    const module = { id: 6, moduleType: 'NEWS', moduleName: 'News' };
    const element = await showWidget(news, {
      attributes: { 'module-id': '6' },
      answers: { ...answers([], []), 'POST /homepage': [module] },
    });
    expect(element.childElementCount).toBe(0);
  });

  it('lead to all news, with or without a module', async () => {
    const element = await showWidget(news, { answers: answers([], []) });
    expect(linksOf(element)).toEqual(['/about-us/news All news']);
  });
});
