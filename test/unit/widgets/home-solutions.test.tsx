import { describe, expect, it } from 'vitest';
import homeSolutions from '../../../widgets/home-solutions/home-solutions.define.ts';
import { linksOf, picture, showWidget, textsOf } from './show-widget.tsx';

const groups = [
  {
    industry: { id: 1, name: 'Energy', desc: 'By the turbine.', pcResource: picture('wind') },
    solutions: [
      { id: 11, name: 'Asset lifecycle' },
      { id: 12, name: 'Group procurement' },
    ],
    examples: [],
  },
  { industry: { id: 2, name: 'Retail' }, solutions: [], examples: [] },
];
const answers = { 'POST /solution/list': groups };

describe('the solutions of the home page', () => {
  it('stand under their industries, each with its own page', async () => {
    const element = await showWidget(homeSolutions, { answers });
    expect(textsOf(element, 'h3')).toEqual(['Energy', 'Retail']);
    expect(linksOf(element, '.links a')).toEqual(['/solution/11 Asset lifecycle', '/solution/12 Group procurement']);
  });

  it('show the picture of an industry that has one', async () => {
    const pictures = [...(await showWidget(homeSolutions, { answers })).querySelectorAll('img')];
    expect(pictures.map((image) => image.getAttribute('src'))).toEqual(['/files/wind.webp?w=840']);
  });

  it('leave no empty list for an industry without solutions', async () => {
    const lists = (await showWidget(homeSolutions, { answers })).querySelectorAll('.links');
    expect(lists.length).toBe(1);
  });

  it('take no place where there are none', async () => {
    const element = await showWidget(homeSolutions, { answers: { 'POST /solution/list': [] } });
    expect(element.childElementCount).toBe(0);
  });
});
