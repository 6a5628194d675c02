import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadCase } from '../shared/load-case.ts';
import type { text } from './case-story.text.ts';

export const attributes = { caseId: integer() };

export async function load(context: LoadContext, { caseId }: AttributeValues<typeof attributes>) {
  const body = { site: { id: context.site.id } };
  const [example, industries, categories] = await Promise.all([
    loadCase(context, caseId),
    context.call('POST /industry/list', { body }),
    context.call('POST /product/list', { body }),
  ]);
  const products = categories.flatMap(({ productList }) => productList);
  return {
    example,
    industry: industries.find(({ id }) => id === example.industryId),
    used: (example.products ?? []).flatMap(({ id }) => products.find((product) => product.id === id) ?? []),
  };
}

export type CaseStoryProps = PropsOf<typeof attributes, typeof load, typeof text>;
