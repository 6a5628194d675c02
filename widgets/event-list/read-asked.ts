import { addresses } from '../../contract/addresses.ts';
import type { LoadContext } from '../kit/runtime/widget.ts';
import { readListQuery } from '../shared/list-query.ts';
import { loadChoices, rulesOf } from './choices.ts';

/** What the list's own address asks for, and what there is to choose from. */
export async function readAsked(context: LoadContext) {
  const { path, query } = context.route;
  const choices = await loadChoices(context);
  return { ...readListQuery(path === addresses.events ? query : {}, rulesOf(choices)), choices };
}
