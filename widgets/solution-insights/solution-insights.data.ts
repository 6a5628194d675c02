import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadSolution, solutionAttributes } from '../shared/own-solution.ts';
import type { text } from './solution-insights.text.ts';

export const attributes = solutionAttributes;

export async function load(context: LoadContext, values: AttributeValues<typeof attributes>) {
  const { industryName = '', industryState = [] } = await loadSolution(context, values);
  return { industryName, insights: industryState };
}

export type SolutionInsightsProps = PropsOf<typeof attributes, typeof load, typeof text>;
