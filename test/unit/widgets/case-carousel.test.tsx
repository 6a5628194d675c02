import { describe, expect, it } from 'vitest';
import caseCarousel from '../../../widgets/case-carousel/case-carousel.define.ts';
import { examplesOf } from './cases.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

const show = (count: number, attributes = {}, mark: 'cn' | 'en' = 'en') =>
  showWidget(caseCarousel, { answers: { 'POST /example/list': examplesOf(count) }, attributes, mark });

describe('the carousel of customer cases', () => {
  it.each([
    { count: 1, layout: 'sideways', wide: 1, controls: [] },
    { count: 2, layout: 'sideways', wide: 2, controls: ['dot', 'dot', 'turn'] },
    { count: 3, layout: 'by-3', wide: 0, controls: [] },
    { count: 4, layout: 'by-3', wide: 0, controls: ['arrow', 'dot', 'dot', 'arrow', 'turn'] },
  ])('of $count has three side by side where there are as many, and arrows where there are more', async (row) => {
    const element = await show(row.count);
    expect(element.querySelector('.carousel')?.classList).toContain(row.layout);
    expect(element.querySelectorAll('.slide')).toHaveLength(row.count);
    expect(element.querySelectorAll('.case-card.wide')).toHaveLength(row.wide);
    expect([...element.querySelectorAll('.controls button')].map(({ classList }) => classList[0])).toEqual(
      row.controls,
    );
  });

  it('takes no place where there are none', async () => {
    expect((await show(0)).childElementCount).toBe(0);
  });

  it('leads to every case by one link, and to all of them', async () => {
    expect(linksOf(await show(3), '.more, .case-title a')).toEqual([
      '/cases All stories',
      '/case-detail/1 Story 1',
      '/case-detail/2 Story 2',
      '/case-detail/3 Story 3',
    ]);
  });

  it('shows the customer, the short line and the most telling figure on a card', async () => {
    const words = textsOf(await show(3), '.slide:first-child :is(.case-customer, .case-line, .case-metric)');
    expect(words).toEqual(['Customer 1', 'Told 1', '1 days month-end close']);
  });

  it('tells more of a case that has the row for itself', async () => {
    expect(textsOf(await show(1), '.case-line')).toEqual(['All of it, 1']);
  });

  it('has a button beside the link that plays a case’s video with its captions, before its cover', async () => {
    const element = await show(3);
    const buttons = [...element.querySelectorAll<HTMLElement>('[data-vt-open="media-player"]')];
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Play the video: Story 1',
      'Play the video: Story 3',
    ]);
    expect(element.querySelector('a a, a button')).toBeNull();
    expect(JSON.parse(buttons[0]?.dataset.vtVideos ?? '')).toEqual([
      {
        url: '/files/clip.mp4',
        title: 'Story 1',
        captions: [{ url: '/files/clip.en.vtt', lang: 'en', label: 'English' }],
        poster: '/files/cover-1.webp',
      },
    ]);
  });

  it.each([
    { attribute: 'product-id', call: 'GET /product/:id', answer: { exampleBOList: examplesOf(2) } },
    { attribute: 'category-id', call: 'GET /product-category/detail/:id', answer: { exampleList: examplesOf(2) } },
    {
      attribute: 'solution-id',
      call: 'GET /solution/:id',
      answer: { exampleSolutionRelationBOList: examplesOf(2) },
    },
  ])('shows those of what its $attribute names', async ({ attribute, call, answer }) => {
    const asked: unknown[] = [];
    const element = await showWidget(caseCarousel, {
      attributes: { [attribute]: '7' },
      answers: {
        [call]: (input: unknown) => {
          asked.push(input);
          return answer;
        },
      },
    });
    expect(textsOf(element, '.case-title')).toEqual(['Story 1', 'Story 2']);
    expect(asked).toEqual([{ params: { id: 7 }, query: { site: 2 } }]);
  });

  it('takes no place where a product or a solution has none', async () => {
    for (const [attribute, call] of [
      ['product-id', 'GET /product/:id'],
      ['solution-id', 'GET /solution/:id'],
    ] as const) {
      const element = await showWidget(caseCarousel, { attributes: { [attribute]: '7' }, answers: { [call]: {} } });
      expect(element.childElementCount).toBe(0);
    }
  });

  it('has the heading and the ground that a page gives it', async () => {
    expect(textsOf(await show(1, {}, 'cn'), 'h2')).toEqual(['客户案例']);
    const element = await show(1, { heading: 'They did it', ground: 'wash' });
    expect(textsOf(element, 'h2')).toEqual(['They did it']);
    expect(element.querySelector('.section.wash')).not.toBeNull();
  });
});
