import { addresses } from '../../contract/addresses.ts';
import type { LoadContext } from '../kit/runtime/widget.ts';
import { fetchAsked } from '../shared/list-page.ts';
import { readListQuery } from '../shared/list-query.ts';
import { loadChoices, rulesOf } from './choices.ts';
import { type FoundEvents, fetchEvents } from './fetch-events.ts';

/** What the list's own address asks for, and what there is to choose from. */
export async function loadAsked(context: LoadContext, pageSize: number): Promise<FoundEvents> {
  const { path, query } = context.route;
  const choices = await loadChoices(context);
  const asked = readListQuery(path === addresses.events ? query : {}, rulesOf(choices));
  const { filter } = asked;
  return { ...(await fetchAsked(asked, (pageNo) => fetchEvents(context, filter, pageNo, pageSize))), filter, choices };
}
