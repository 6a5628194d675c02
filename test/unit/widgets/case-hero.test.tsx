import { describe, expect, it } from 'vitest';
import caseHero from '../../../widgets/case-hero/case-hero.define.ts';
import { exampleOf } from './cases.ts';
import { linksOf, picture, showWidget, textsOf } from './show-widget.tsx';

const menu = [{ displayName: 'Customers', pageAddress: '/cases' }];
const show = (example: object, mark: 'cn' | 'en' = 'en') =>
  showWidget(caseHero, {
    attributes: { 'case-id': '1' },
    answers: { 'GET /example/:id': example, 'POST /topNavigation/list': menu },
    mark,
  });
const example = { ...exampleOf(1), content: '', backgroundMaterial: picture('wide') };

describe('the top of a case’s page', () => {
  it('has the title as its heading, the customer, and its background', async () => {
    const element = await show(example);
    expect(textsOf(element, 'h1')).toEqual(['Story 1']);
    expect(textsOf(element, '.customer')).toEqual(['Customer 1']);
    expect(textsOf(element, '.lead')).toEqual(['All of it, 1']);
    expect(element.querySelector('.backdrop img')?.getAttribute('src')).toContain('/files/wide.webp');
    expect(linksOf(element, '.parent')).toEqual(['/cases Customers']);
  });

  it('has all figures with their source', async () => {
    const element = await show({ ...example, metricsSource: 'Finance' });
    expect(textsOf(element, '.stat dd')).toEqual(['1 days', '96%']);
    expect(textsOf(element, '.stat-source')).toEqual(['Source: Finance']);
    const { metrics: _, ...plain } = example;
    expect((await show(plain)).querySelector('.stat-band')).toBeNull();
  });

  it('plays its video where there is one', async () => {
    expect(linksOf(await show(example), '[data-vt-open="media-player"]')).toEqual(['/files/clip.mp4 Watch the video']);
    expect((await show({ ...example, videoMaterial: undefined })).querySelector('[data-vt-open]')).toBeNull();
  });

  it('asks for a consultation that counts for the case, in the content’s words or its own', async () => {
    const jumpBO = { jumpContentType: 'FORM', formBO: { id: 5 } };
    const element = await show({ ...example, jumpBO }, 'cn');
    expect(linksOf(element, '[data-vt-open="form"]')).toEqual(['/form/5?source=%2Fcase-detail%2F1 咨询此案例']);
    expect(element.querySelector<HTMLElement>('[data-vt-open="form"]')?.dataset.vtSource).toBe('/case-detail/1');
    expect(textsOf(await show({ ...example, jumpBO }), '[data-vt-open="form"]')).toEqual(['Consult this case']);
    const named = await show({ ...example, jumpBO: { ...jumpBO, buttonTitle: 'Ask us' } });
    expect(textsOf(named, '[data-vt-open="form"]')).toEqual(['Ask us']);
  });
});
