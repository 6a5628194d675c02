import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadCaseGroups } from '../shared/case-groups.ts';
import { loadCase } from '../shared/load-case.ts';
import type { text } from './case-next.text.ts';

export const attributes = { caseId: integer() };

/** The next case in the order of the page of all; none of a case that stands alone. */
export async function load(context: LoadContext, { caseId }: AttributeValues<typeof attributes>) {
  const [here, groups] = await Promise.all([loadCase(context, caseId), loadCaseGroups(context)]);
  const all = groups.flatMap(({ examples }) => examples);
  const next = all[(all.findIndex(({ id }) => id === here.id) + 1) % all.length];
  return { next: next?.id === here.id ? undefined : next };
}

export type CaseNextProps = PropsOf<typeof attributes, typeof load, typeof text>;
