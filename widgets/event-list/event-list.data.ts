import { addresses } from '../../contract/addresses.ts';
import { pageSize as sizes } from '../../contract/constants.ts';
import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { readListQuery } from '../shared/list-query.ts';
import type { text } from './event-list.text.ts';
import { fetchEvents } from './fetch-events.ts';

export const attributes = { pageSize: integer(sizes.standard) };

/** The page of events that the address asks for, where it is the list's own; else the first one. */
export async function load(context: LoadContext, { pageSize }: AttributeValues<typeof attributes>) {
  const { route } = context;
  const asked = readListQuery(route.path === addresses.events ? route.query : {}, { keyword: 'text' });
  const { filter } = asked;
  let { pageNo, refused } = asked;
  const fetchPage = (page: number) => fetchEvents(context, filter, page, pageSize);
  let found = await fetchPage(pageNo);
  if (found.data.length === 0 && found.total > 0) {
    refused = [...refused, { value: String(pageNo), reason: 'page' }];
    pageNo = 1;
    found = await fetchPage(pageNo);
  }
  return { first: { ...found, pageNo }, filter, refused, now: Date.now() };
}

export type EventListProps = PropsOf<typeof attributes, typeof load, typeof text>;
