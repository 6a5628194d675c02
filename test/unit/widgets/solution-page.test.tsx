import { describe, expect, it } from 'vitest';
import solutionHero from '../../../widgets/solution-hero/solution-hero.define.ts';
import solutionInsights from '../../../widgets/solution-insights/solution-insights.define.ts';
import solutionParts from '../../../widgets/solution-parts/solution-parts.define.ts';
import solutionScenes from '../../../widgets/solution-scenes/solution-scenes.define.ts';
import solutionValues from '../../../widgets/solution-values/solution-values.define.ts';
import { examplesOf } from './cases.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';
import { at, solution, solutionAnswers } from './solutions.ts';

const sections = { solutionHero, solutionInsights, solutionParts, solutionScenes, solutionValues };
const show = (definition: unknown, answers: object = solutionAnswers, attributes = { 'solution-id': '11' }) =>
  showWidget(definition, { attributes, answers });
const picturesOf = (element: Element) =>
  [...element.querySelectorAll('img')].map((image) => image.getAttribute('src')?.replace(/\?.*/, ''));

describe('the hero of a solution', () => {
  it('leads up to its industry’s slide, and on to somebody to ask', async () => {
    const element = await show(solutionHero);
    expect(textsOf(element, 'h1, .lead')).toEqual(['Asset lifecycle', 'One ledger for every turbine.']);
    expect(linksOf(element)).toEqual(['/solution#2 Energy', '/form/4001?source=%2Fsolution%2F11 Ask about it']);
  });

  it('names the industry without a link where the list does not have it', async () => {
    const element = await show(solutionHero, { ...solutionAnswers, 'POST /solution/list': [] });
    expect(textsOf(element, '.kicker')).toEqual(['Energy']);
    expect(element.querySelector('.kicker a')).toBeNull();
  });
});

describe('the sections of a solution', () => {
  it('say how things stand in its industry', async () => {
    const element = await show(solutionInsights);
    expect(textsOf(element, '.kicker, h3')).toEqual(['Energy', 'Far away', 'Prices move']);
    expect(picturesOf(element)).toEqual(['/files/far.webp']);
  });

  it('put the figures that its worth rests on first', async () => {
    const element = await show(solutionValues);
    expect(textsOf(element, 'h3')).toEqual(['30% less downtime', 'Audits on the spot']);
    expect(textsOf(element, '.figure')).toEqual(['30% ']);
    expect(picturesOf(element)).toEqual(['/files/audit.webp']);
    expect(element.querySelector('.source')).toBeNull();
  });

  it('say who has measured the figures', async () => {
    const measured = { ...solution, exampleSolutionRelationBOList: examplesOf(2) };
    const element = await show(solutionValues, { ...solutionAnswers, 'GET /solution/:id': measured });
    expect(textsOf(element, '.source')).toEqual(['As measured by customers of this solution: Customer 1, Customer 2.']);
  });

  it('show what it is put together from', async () => {
    const element = await show(solutionParts);
    expect(textsOf(element, 'h3, .split-words p')).toEqual(['Register', 'From code to card.', 'Spares', 'One stock.']);
    expect(picturesOf(element)).toEqual(['/files/register.webp']);
  });

  it('have every scene and a step to each in the HTML', async () => {
    const element = await show(solutionScenes);
    expect(textsOf(element, '.scene h3, .scene p')).toEqual([
      'Inspection',
      'From photo to crew.',
      'Upgrade',
      'On one sheet.',
    ]);
    expect(linksOf(element, '.slide-tab')).toEqual(['#w1-scene-1 Inspection', '#w1-scene-2 Upgrade']);
    expect([...element.querySelectorAll('.scene')].map(({ id }) => id)).toEqual(['w1-scene-1', 'w1-scene-2']);
    expect(element.querySelector('.carousel')?.classList).toContain('vertical');
  });
});

describe.each(Object.entries(sections))('%s', (_, definition) => {
  it('takes no place where there is nothing to show', async () => {
    const { id, name, industryName } = solution;
    const bare = { ...solutionAnswers, 'GET /solution/:id': { id, name, industryName } };
    const element = await show(definition, bare);
    expect(textsOf(element, 'h1, h2')).toEqual(definition === solutionHero ? [name] : []);
  });

  it('is of its own page’s solution where it names none, and of nobody’s on another page', async () => {
    const given: unknown[] = [];
    const answers = {
      ...solutionAnswers,
      'GET /solution/:id': ({ params }: { params: object }) => {
        given.push(params);
        return solution;
      },
    };
    const own = await showWidget(definition, { answers, page: at('/solution/11') });
    expect(own.querySelector('h1, h2')).not.toBeNull();
    const other = showWidget(definition, { answers, page: at('/product/11') });
    await expect(other).rejects.toThrow('solution-id=');
    expect(given).toEqual([{ id: 11 }]);
  });
});
