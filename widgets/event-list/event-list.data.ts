import { pageSize as sizes } from '../../contract/constants.ts';
import { type AttributeValues, integer, oneOf } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import type { ListQuery } from '../shared/list-query.ts';
import type { text } from './event-list.text.ts';
import { fetchEvents } from './fetch-events.ts';

export const attributes = {
  pageSize: integer(sizes.standard),
  view: oneOf(['list', 'cards']),
  filters: oneOf(['folded', 'shown', 'none']),
};

/** An embedded list has the first events, whatever the page around it; nothing of an address is asked of it. */
const unasked: ListQuery = { filter: {}, pageNo: 1, refused: [] };

/** The page of events that the address asks for, where it is the list's own; else the first one. */
export async function load(context: LoadContext, { pageSize, filters }: AttributeValues<typeof attributes>) {
  const { readAsked } = filters === 'shown' ? await import('./read-asked.ts') : {};
  const { choices, ...asked } = (await readAsked?.(context)) ?? { ...unasked, choices: undefined };
  const { filter } = asked;
  let { pageNo, refused } = asked;
  const fetchPage = (page: number) => fetchEvents(context, filter, page, pageSize);
  let found = await fetchPage(pageNo);
  if (found.data.length === 0 && found.total > 0) {
    refused = [...refused, { value: String(pageNo), reason: 'page' }];
    pageNo = 1;
    found = await fetchPage(pageNo);
  }
  return { first: { ...found, pageNo }, filter, refused, choices, now: Date.now() };
}

export type EventListProps = PropsOf<typeof attributes, typeof load, typeof text>;
