import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadSolution, solutionAttributes } from '../shared/own-solution.ts';
import type { text } from './solution-parts.text.ts';

export const attributes = solutionAttributes;

export async function load(context: LoadContext, values: AttributeValues<typeof attributes>) {
  return { parts: (await loadSolution(context, values)).solutions ?? [] };
}

export type SolutionPartsProps = PropsOf<typeof attributes, typeof load, typeof text>;
