import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadSolution, solutionAttributes } from '../shared/own-solution.ts';
import type { text } from './solution-scenes.text.ts';

export const attributes = solutionAttributes;

export async function load(context: LoadContext, values: AttributeValues<typeof attributes>) {
  return { scenes: (await loadSolution(context, values)).businessScene ?? [] };
}

export type SolutionScenesProps = PropsOf<typeof attributes, typeof load, typeof text>;
