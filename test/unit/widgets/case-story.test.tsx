import { describe, expect, it } from 'vitest';
import caseStory from '../../../widgets/case-story/case-story.define.ts';
import { exampleOf } from './cases.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

const categories = [
  {
    id: 1,
    name: 'Money',
    productList: [
      { id: 31, name: 'Ledger' },
      { id: 32, name: 'Expense' },
    ],
  },
];
const industries = [{ id: 7, name: 'Retail' }];
const show = (example: object) =>
  showWidget(caseStory, {
    attributes: { 'case-id': '1' },
    answers: { 'GET /example/:id': example, 'POST /industry/list': industries, 'POST /product/list': categories },
  });
const example = { ...exampleOf(1), content: '<h2>Background</h2><p>It began.</p>' };

describe('the story of a case', () => {
  it('stands beside what is known of the customer', async () => {
    const element = await show({ ...example, industryId: 7, place: 'Leeds' });
    expect(textsOf(element, '.rich > *')).toEqual(['Background', 'It began.']);
    expect(textsOf(element, 'dt, dd')).toEqual(['Customer', 'Customer 1', 'Industry', 'Retail', 'Place', 'Leeds']);
    expect(linksOf(element, 'dd a')).toEqual(['/cases#industry-7 Retail']);
  });

  it('leads to the products that the customer uses, as far as they are shown', async () => {
    const element = await show({ ...example, products: [{ id: 32 }, { id: 99 }] });
    expect(linksOf(element, 'dd a')).toEqual(['/product/32 Expense']);
  });

  it('names nothing that is not known', async () => {
    expect(textsOf(await show(example), 'dt')).toEqual(['Customer']);
  });

  it('has the video by its cover, and the way to a consultation', async () => {
    const element = await show({ ...example, jumpBO: { jumpContentType: 'FORM', formBO: { id: 5 } } });
    expect(linksOf(element, '.film a')).toEqual(['/files/clip.mp4 Watch the video']);
    expect(linksOf(element, 'aside [data-vt-open="form"]')).toEqual([
      '/form/5?source=%2Fcase-detail%2F1 Consult this case',
    ]);
    expect((await show({ ...example, videoMaterial: undefined })).querySelector('.film')).toBeNull();
  });
});
