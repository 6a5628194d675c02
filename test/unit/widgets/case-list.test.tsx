import { describe, expect, it } from 'vitest';
import caseList from '../../../widgets/case-list/case-list.define.ts';
import { examplesOf } from './cases.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

const industries = [
  { id: 7, name: 'Retail', desc: 'Margins are thin.' },
  { id: 8, name: 'Energy' },
  { id: 9, name: 'Space' },
];
const examples = examplesOf(5).map((example, index) => ({ ...example, industryId: [8, 7, 8, undefined, 99][index] }));
const show = (list: unknown[], mark: 'cn' | 'en' = 'en') =>
  showWidget(caseList, { answers: { 'POST /industry/list': industries, 'POST /example/list': list }, mark });

describe('the list of customer cases', () => {
  it('groups them by industry in the order of both, and those of none at the end', async () => {
    const element = await show(examples);
    const told = [...element.querySelectorAll('section')].map((section) => [
      textsOf(section, 'h2')[0],
      ...textsOf(section, '.case-title'),
    ]);
    expect(told).toEqual([
      ['Retail', 'Story 2'],
      ['Energy', 'Story 1', 'Story 3'],
      ['Other industries', 'Story 4', 'Story 5'],
    ]);
    expect(textsOf(await show(examples, 'cn'), 'h2').at(-1)).toBe('其他行业');
  });

  it('has an anchor for every group that stays the same', async () => {
    const element = await show(examples);
    expect(linksOf(element, 'nav a')).toEqual([
      '#industry-7 Retail',
      '#industry-8 Energy',
      '#other-industries Other industries',
    ]);
    const targets = [...element.querySelectorAll('h2')].map(({ id }) => `#${id}`);
    expect(targets).toEqual(['#industry-7', '#industry-8', '#other-industries']);
  });

  it('says what an industry is about', async () => {
    expect(textsOf(await show(examples), '.lead')).toEqual(['Margins are thin.']);
  });

  it('has a way on where there are no cases yet', async () => {
    const element = await show([]);
    expect(textsOf(element, 'p')).toEqual(['Our stories are being written. They will be here soon.']);
    expect(linksOf(element)).toEqual(['/solution See our solutions meanwhile']);
  });
});
