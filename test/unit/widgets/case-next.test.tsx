import { describe, expect, it } from 'vitest';
import caseNext from '../../../widgets/case-next/case-next.define.ts';
import { exampleOf, examplesOf } from './cases.ts';
import { linksOf, showWidget } from './show-widget.tsx';

const industries = [
  { id: 7, name: 'Retail' },
  { id: 8, name: 'Energy' },
];
/** In the order of the page of all: 2, 1, 3. */
const examples = examplesOf(3).map((example) => ({ ...example, industryId: example.id === 2 ? 7 : 8 }));
const next = async (id: number, list: unknown[] = examples) => {
  const element = await showWidget(caseNext, {
    attributes: { 'case-id': String(id) },
    answers: {
      'GET /example/:id': exampleOf(id),
      'POST /industry/list': industries,
      'POST /example/list': list,
    },
  });
  return linksOf(element, '.case-title a');
};

describe('the next case', () => {
  it('is the one that follows in the list', async () => {
    expect(await next(2)).toEqual(['/case-detail/1 Story 1']);
    expect(await next(1)).toEqual(['/case-detail/3 Story 3']);
  });

  it('is the first after the last', async () => {
    expect(await next(3)).toEqual(['/case-detail/2 Story 2']);
  });

  it('is none of a case that stands alone', async () => {
    expect(await next(1, examples.slice(0, 1))).toEqual([]);
  });
});
