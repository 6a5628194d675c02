import { describe, expect, it } from 'vitest';
import caseWall from '../../../widgets/case-wall/case-wall.define.ts';
import { linksOf, picture, showWidget, textsOf } from './show-widget.tsx';

const example = (id: number) => ({
  id,
  title: `Story ${id}`,
  desc: `Told ${id}`,
  customerName: `Customer ${id}`,
  coverMaterial: picture(`cover-${id}`),
  customerLogo: picture(`logo-${id}`),
});
const answersFor = (count: number) => ({
  'POST /example/list': Array.from({ length: count }, (_, index) => example(index + 1)),
});

describe('the customer cases of the home page', () => {
  it('are six at most, each one link to its page', async () => {
    const element = await showWidget(caseWall, { answers: answersFor(18) });
    expect(linksOf(element, '.cards a')).toEqual([1, 2, 3, 4, 5, 6].map((id) => `/case-detail/${id} Story ${id}`));
    expect(textsOf(element, '.customer')[0]).toBe('Customer 1');
  });

  it('tell more of the first one', async () => {
    const element = await showWidget(caseWall, { answers: answersFor(3) });
    expect(textsOf(element, '.desc')).toEqual(['Told 1']);
  });

  it('show the most telling figure of a case on its card', async () => {
    const metrics = [
      { value: '3 days', label: 'month-end close' },
      { value: '96%', label: 'posted automatically' },
    ];
    const element = await showWidget(caseWall, {
      answers: { 'POST /example/list': [{ ...example(1), metrics }, example(2)] },
    });
    expect(textsOf(element, '.cards .metric')).toEqual(['3 days month-end close']);
  });

  it('put the short line on the first card where a case has one', async () => {
    const element = await showWidget(caseWall, {
      answers: { 'POST /example/list': [{ ...example(1), tagline: 'Short' }, example(2)] },
    });
    expect(textsOf(element, '.desc')).toEqual(['Short']);
  });

  it('have a wall of logos whose names are read once', async () => {
    const element = await showWidget(caseWall, { answers: answersFor(18) });
    expect(linksOf(element, '.wall a')[11]).toBe('/case-detail/12 Customer 12');
    expect(element.querySelector('.wall img')?.getAttribute('alt')).toBe('');
  });

  it('have no wall where no customer has a logo', async () => {
    const { customerLogo: _, ...plain } = example(1);
    const element = await showWidget(caseWall, { answers: { 'POST /example/list': [plain] } });
    expect(element.querySelector('.wall')).toBeNull();
  });

  it('take no place where there are none', async () => {
    const element = await showWidget(caseWall, { answers: { 'POST /example/list': [] } });
    expect(element.childElementCount).toBe(0);
  });
});
