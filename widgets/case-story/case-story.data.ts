import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadCase } from '../shared/load-case.ts';
import type { text } from './case-story.text.ts';

export const attributes = { caseId: integer() };

export async function load(context: LoadContext, { caseId }: AttributeValues<typeof attributes>) {
  const [example, industries] = await Promise.all([
    loadCase(context, caseId),
    context.call('POST /industry/list', { body: { site: { id: context.site.id } } }),
  ]);
  return { example, industry: industries.find(({ id }) => id === example?.industryId) };
}

export type CaseStoryProps = PropsOf<typeof attributes, typeof load, typeof text>;
