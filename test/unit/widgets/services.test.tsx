import { describe, expect, it } from 'vitest';
import services from '../../../widgets/services/services.define.ts';
import { linksOf, picture, showWidget, textsOf } from './show-widget.tsx';

const page = {
  id: 1,
  title: 'Service',
  legend: 'Engineers answer',
  describe: '<p>Call us.</p>',
  pcResource: picture('wide'),
  jumpBO: { jumpContentType: 'FORM', buttonTitle: 'Report', formBO: { id: 5 } },
  metrics: [
    { value: '15 min', label: 'to answer' },
    { value: '97%', label: 'in time' },
  ],
  metricsSource: 'last quarter',
  steps: [
    { title: 'Review', desc: 'We walk.' },
    { title: 'Blueprint', desc: 'We draw.' },
  ],
  questions: [{ question: 'Who answers?', answer: 'An engineer.' }],
};
const show = (given: object = page, mark: 'cn' | 'en' = 'en', attributes: Record<string, string> = {}) =>
  showWidget(services, {
    attributes,
    mark,
    answers: { 'POST /serviceAndSupport': given, 'GET /serviceAndSupport/:id': { ...given, title: 'A draft' } },
  });

describe('the service page', () => {
  it('begins with a banner and its button', async () => {
    const element = await show();
    expect(textsOf(element, 'h1')).toEqual(['Service']);
    expect(textsOf(element, '.lead')).toEqual(['Engineers answer']);
    expect(linksOf(element, '[data-vt-open="form"]')).toEqual(['/form/5 Report']);
  });

  it('promises in figures, numbers its steps, and answers questions', async () => {
    const element = await show();
    expect(textsOf(element, '.stat dd')).toEqual(['15 min', '97%']);
    expect(textsOf(element, 'ol.steps h3')).toEqual(['Review', 'Blueprint']);
    expect(textsOf(element, 'details')).toEqual(['Who answers?An engineer.']);
    expect(textsOf(await show(page, 'cn'), 'h2')).toEqual(['实施方法', '常见问题']);
  });

  it('is its text alone where the content has no more', async () => {
    const element = await show({ id: 1, title: 'Service', describe: '<p>Call us.</p>' });
    expect(textsOf(element, 'h2')).toEqual([]);
    expect(element.querySelector('.stat-band')).toBeNull();
    expect(textsOf(element, '.rich')).toEqual(['Call us.']);
  });

  it('may be another one than the site’s', async () => {
    expect(textsOf(await show(page, 'en', { 'page-id': '3' }), 'h1')).toEqual(['A draft']);
  });
});
