import type { EventListProps } from './event-list.data.ts';
import type { EventWhole, WholeParts } from './event-whole.tsx';

/** What of the list is fetched when somebody needs it: pages and filters, their form, the cards. */
export interface EventParts extends WholeParts {
  EventWhole: typeof EventWhole;
}

export type Wanted = Partial<Pick<EventListProps['attributes'], 'filters' | 'view'>>;

export async function fetchParts({ filters, view }: Wanted): Promise<EventParts> {
  const [whole, form, cards] = await Promise.all([
    import('./event-whole.tsx'),
    filters === 'shown' ? import('../shared/list-filters.tsx') : undefined,
    view === 'cards' ? import('./event-cards.tsx') : undefined,
  ]);
  return {
    EventWhole: whole.EventWhole,
    ListFilters: form?.ListFilters,
    EventCards: cards?.EventCards,
    sheets: [...whole.sheets, ...(form?.sheets ?? []), ...(cards?.sheets ?? [])],
  };
}
