import { addresses } from '../../contract/addresses.ts';
import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadCase } from '../shared/load-case.ts';
import { loadParentPage } from '../shared/parent-page.ts';
import type { text } from './case-hero.text.ts';

export const attributes = { caseId: integer() };

export async function load(context: LoadContext, { caseId }: AttributeValues<typeof attributes>) {
  const [example, parent] = await Promise.all([loadCase(context, caseId), loadParentPage(context, addresses.cases)]);
  return { example, parent };
}

export type CaseHeroProps = PropsOf<typeof attributes, typeof load, typeof text>;
