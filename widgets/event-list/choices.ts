import type { LoadContext } from '../kit/runtime/widget.ts';
import type { Rules } from '../shared/list-query.ts';

/** What events can be narrowed to. */
export interface Choices {
  places: readonly string[];
  types: readonly string[];
}

export async function loadChoices({ call, site }: Pick<LoadContext, 'call' | 'site'>): Promise<Choices> {
  const params = { siteId: site.id };
  const [places, types] = await Promise.all([
    call('GET /activity/place/list/:siteId', { params }),
    call('GET /activity/type/list/:siteId', { params }),
  ]);
  return { places, types };
}

/** What each filter of events may be, in the order that its address has them: see pages/routes.ts. */
export const rulesOf = (choices: Choices | undefined): Rules => ({
  from: 'day',
  to: 'day',
  place: choices?.places,
  type: choices?.types,
  keyword: 'text',
});
