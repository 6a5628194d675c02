import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadSolution, solutionAttributes } from '../shared/own-solution.ts';
import type { text } from './solution-values.text.ts';

export const attributes = solutionAttributes;

export async function load(context: LoadContext, values: AttributeValues<typeof attributes>) {
  const { businessValue = [], exampleSolutionRelationBOList = [] } = await loadSolution(context, values);
  return { values: businessValue, customers: exampleSolutionRelationBOList.map(({ customerName }) => customerName) };
}

export type SolutionValuesProps = PropsOf<typeof attributes, typeof load, typeof text>;
