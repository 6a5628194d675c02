import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { caseAnchor, loadCaseGroups } from '../shared/case-groups.ts';
import type { text } from './case-list.text.ts';

export const attributes = {};

export async function load({ call, site }: LoadContext) {
  const groups = await loadCaseGroups({ call, site });
  const anchors = groups.map(({ industry }) => ({ id: caseAnchor(industry?.id), name: industry?.name }));
  return { anchors, groups };
}

export type CaseListProps = PropsOf<typeof attributes, typeof load, typeof text>;
