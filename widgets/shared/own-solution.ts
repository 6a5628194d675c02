import { addresses } from '../../contract/addresses.ts';
import type { Solution } from '../../contract/entities/solution.ts';
import { createPathReader } from '../../contract/paths.ts';
import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext } from '../kit/runtime/widget.ts';

export const solutionAttributes = { solutionId: integer() };

const readPath = createPathReader(addresses.solution);

/**
 * The solution that a widget names, else the one whose page it stands on.
 * @throws CallError 404 where neither names one
 */
export async function loadSolution(
  { call, site, route }: Pick<LoadContext, 'call' | 'site' | 'route'>,
  { solutionId }: AttributeValues<typeof solutionAttributes>,
): Promise<Solution> {
  const id =
    (solutionId ?? Number(readPath(route.path)?.id)) ||
    (await import('./refuse-nameless.ts')).refuseNameless('solution-id="501"');
  return call('GET /solution/:id', { params: { id }, query: { site: site.id } });
}
