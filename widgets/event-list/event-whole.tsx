import type { ReactNode } from 'react';
import { addresses } from '../../contract/addresses.ts';
import type { FilterValues } from '../kit/components/filters.tsx';
import { writeQuery } from '../kit/components/write-query.ts';
import type { Parts } from '../kit/runtime/widget.ts';
import type { ListFilters } from '../shared/list-filters.tsx';
import { ListPages } from '../shared/list-pages.tsx';
import { Refusals } from '../shared/refusals.tsx';
import { useFilteredList } from '../shared/use-filtered-list.ts';
import { useNow } from '../shared/use-now.ts';
import { type Choices, rulesOf } from './choices.ts';
import type { EventCards } from './event-cards.tsx';
import { EventGroups } from './event-groups.tsx';
import { EventHead } from './event-head.tsx';
import type { EventListProps } from './event-list.data.ts';
import { wholeSheet } from './event-whole.style.ts';
import { fetchEvents } from './fetch-events.ts';
import { useView, ViewSwitch } from './view-switch.tsx';

export const sheets = [wholeSheet];

/** What is fetched when somebody wants it. */
export interface WholeParts extends Parts {
  ListFilters?: typeof ListFilters;
  EventCards?: typeof EventCards;
}

interface EventWholeProps extends EventListProps {
  parts: WholeParts;
  choices?: Choices;
  /** Stands where the filters have not been fetched. */
  filterButton: ReactNode;
  fetchCards(): Promise<WholeParts['EventCards']>;
}

/** The list with its filters, its pages and its two views. */
export function EventWhole(props: EventWholeProps) {
  const { data, attributes, parts, choices, filterButton, site, route, t, id, link, call } = props;
  const { pageSize } = attributes;
  const { mark } = site;
  const { view, Cards, choose } = useView(attributes.view, parts.EventCards, props.fetchCards);
  const now = useNow(data.now);
  const address = link(addresses.events);
  const href = (filter: FilterValues, pageNo: number) => address + writeQuery(filter, pageNo);
  const list = useFilteredList({
    ...data,
    rules: rulesOf(choices),
    pageSize,
    fetchPage: (filter, pageNo) => fetchEvents({ call, site }, filter, pageNo, pageSize),
    isOwnPage: route.path === addresses.events,
    name: 'events',
    href,
  });
  const { ListFilters } = parts;
  // Where nothing is left out, all of it is what stands here.
  const none = href(list.filter, 1) !== address && (
    <a className="quiet" href={address}>
      {t('all')}
    </a>
  );
  return (
    <section
      className="section measure event-list"
      tabIndex={list.entries.length === 0 ? -1 : undefined}
      aria-labelledby={id('title')}
    >
      <EventHead t={t} id={id}>
        <ViewSwitch view={view} onChange={choose} t={t} />
      </EventHead>
      {ListFilters && choices ? (
        <ListFilters
          action={address}
          filter={list.filter}
          choices={[
            { name: 'place', label: t('place'), options: choices.places },
            { name: 'type', label: t('type'), options: choices.types },
          ]}
          onApply={list.apply}
        />
      ) : (
        filterButton
      )}
      <Refusals mark={mark} refused={list.refused} />
      <div ref={list.top} className="events" aria-busy={list.busy}>
        <EventGroups
          events={list.entries}
          now={now}
          t={t}
          id={id}
          show={Cards && ((events) => <Cards events={events} now={now} />)}
        />
      </div>
      <ListPages mark={mark} list={list} href={(pageNo) => href(list.filter, pageNo)}>
        {none}
      </ListPages>
    </section>
  );
}
