import { pageSize as sizes } from '../../contract/constants.ts';
import { type AttributeValues, integer, oneOf } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './event-list.text.ts';
import type { FoundEvents } from './fetch-events.ts';

export const attributes = {
  pageSize: integer(sizes.standard),
  view: oneOf(['list', 'cards']),
  filters: oneOf(['folded', 'shown', 'none']),
};

/** The page of events that the address asks for, where the list is the page's own; else the first one. */
export async function load(context: LoadContext, { pageSize, filters }: AttributeValues<typeof attributes>) {
  const { loadAsked } = filters === 'shown' ? await import('./load-asked.ts') : {};
  const found = await (loadAsked ?? loadFirst)(context, pageSize);
  return { ...found, now: Date.now() };
}

/**
 * An embedded list has the first events, whatever the page around it; nothing of an address is asked of it. What they are
 * fetched with comes apart: a server mostly does this, and knows of zones for a browser.
 */
async function loadFirst(context: LoadContext, pageSize: number): Promise<FoundEvents> {
  const { fetchEvents } = await import('./fetch-events.ts');
  return { first: { ...(await fetchEvents(context, {}, 1, pageSize)), pageNo: 1 }, filter: {}, refused: [] };
}

export type EventListProps = PropsOf<typeof attributes, typeof load, typeof text>;
