import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { industryPath } from '../shared/industry-path.ts';
import { loadSolution, solutionAttributes } from '../shared/own-solution.ts';

export const attributes = solutionAttributes;

/** The solution, and its industry on the page of all solutions. */
export async function load(context: LoadContext, values: AttributeValues<typeof attributes>) {
  const { call, site } = context;
  const [solution, groups] = await Promise.all([
    loadSolution(context, values),
    call('POST /solution/list', { body: { site: { id: site.id } } }),
  ]);
  const place = groups.findIndex(({ solutions }) => solutions.some(({ id }) => id === solution.id));
  const industry = place >= 0 ? { name: solution.industryName, address: industryPath(place) } : undefined;
  return { solution, industry };
}

export type SolutionHeroProps = PropsOf<typeof attributes, typeof load, Record<never, never>>;
