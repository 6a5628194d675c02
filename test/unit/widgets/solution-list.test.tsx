import { describe, expect, it } from 'vitest';
import solutionList from '../../../widgets/solution-list/solution-list.define.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';
import { groups, solutionAnswers } from './solutions.ts';

const show = (answers: object = solutionAnswers, mark: 'cn' | 'en' = 'en') =>
  showWidget(solutionList, { answers, mark });

describe('the page of the solutions, before any script', () => {
  it('is called what the menu calls it', async () => {
    expect(textsOf(await show(), 'h1')).toEqual(['Solutions']);
    expect(textsOf(await show({ ...solutionAnswers, 'POST /topNavigation/list': [] }, 'cn'), 'h1')).toEqual([
      '行业解决方案',
    ]);
  });

  it('has a slide for every industry, each where its tab leads', async () => {
    const element = await show();
    expect(textsOf(element, '.slide h2')).toEqual(['Retail', 'Energy', 'Logistics']);
    expect(linksOf(element, '.slide-tab')).toEqual(['#1 Retail', '#2 Energy', '#3 Logistics']);
    expect([...element.querySelectorAll('.place')].map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(element.querySelector('[inert]')).toBeNull();
  });

  it('has words light or dark by each industry’s picture, on phones by the phone’s', async () => {
    const [plain, energy] = (await show()).querySelectorAll('.industry');
    expect(plain?.className).toBe('backdrop dark phone-dark industry');
    expect(energy?.className).toBe('backdrop light phone-dark industry');
  });

  it('has every industry’s button, solutions and cases', async () => {
    const element = await show();
    expect(linksOf(element, '.slide a')).toEqual(['/form/4001 Talk energy']);
    expect(linksOf(element, '.card-title a')).toEqual([
      '/solution/21 Replenishment',
      '/solution/11 Asset lifecycle',
      '/solution/12 Group procurement',
    ]);
    expect(textsOf(element, '.case-grid .case-title')).toEqual(['Story 1', 'Story 2', 'Story 3', 'Story 4', 'Story 5']);
    expect(element.querySelectorAll('.case-play')).toHaveLength(3);
    expect(textsOf(element, '.work h2')).toEqual(['Retail solutions', 'Retail customer stories', 'Energy solutions']);
  });

  it('says so of an industry that has nothing yet, and whom to ask', async () => {
    const [, , last] = (await show()).querySelectorAll('.work');
    expect(last && textsOf(last, '.none')).toEqual([
      'Solutions for this industry are being prepared. Please tell us what you need.',
    ]);
    expect(last && linksOf(last)).toEqual(['/form/4001 Talk to an adviser']);
  });

  it('says so where there are no industries', async () => {
    const element = await show({ ...solutionAnswers, 'POST /solution/list': [] });
    expect(textsOf(element, 'h1')).toEqual(['Solutions']);
    expect(textsOf(element, '.lead')[0]).toContain('are being prepared');
    expect(linksOf(element)).toEqual(['/form/4001 Talk to an adviser']);
  });

  it('sends to the browser the names of the industries, and nothing that stands in the HTML', () => {
    const sent = JSON.stringify(solutionList.client?.({ name: 'Solutions', groups }));
    expect(sent).toContain('Energy');
    expect(sent).not.toMatch(/Asset lifecycle|By the turbine|Story/);
  });
});
