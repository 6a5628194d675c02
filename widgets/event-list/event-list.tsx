import { addresses } from '../../contract/addresses.ts';
import { eventPhase } from '../../contract/event-status.ts';
import { type FilterValues, writeQuery } from '../kit/components/filters.tsx';
import { ListStatus } from '../kit/components/list-status.tsx';
import { LoadMore } from '../kit/components/load-more.tsx';
import { Pagination } from '../kit/components/pagination.tsx';
import { useList } from '../kit/components/use-list.ts';
import { Refusals } from '../shared/refusals.tsx';
import { useNow } from '../shared/use-now.ts';
import type { EventListProps } from './event-list.data.ts';
import { EventRow } from './event-row.tsx';
import { fetchEvents, type ListedEvent } from './fetch-events.ts';

export function EventList({ data, attributes, site, route, t, id, link, call }: EventListProps) {
  const { pageSize } = attributes;
  const now = useNow(data.now);
  const address = link(addresses.events);
  const href = (filter: FilterValues, pageNo: number) => address + writeQuery(filter, pageNo);
  const list = useList<ListedEvent, FilterValues>({
    first: data.first,
    filter: data.filter,
    pageSize,
    fetchPage: (filter, pageNo) => fetchEvents({ call, site }, filter, pageNo, pageSize),
    // Another page's address and history are no list's.
    ...(route.path === addresses.events ? { name: 'events', href } : {}),
  });
  const { mark } = site;
  const isOver = (event: ListedEvent) => eventPhase(event, now, site) === 'over';
  const groups = [
    { name: 'coming', events: list.entries.filter((event) => !isOver(event)) },
    { name: 'past', events: list.entries.filter(isOver) },
  ] as const;
  const none = (
    <a className="quiet" href={address}>
      {t('all')}
    </a>
  );
  return (
    <section className="section measure event-list" aria-labelledby={id('title')}>
      <h2 id={id('title')}>{t('title')}</h2>
      <Refusals mark={mark} refused={data.refused} />
      <div ref={list.top} className="events" aria-busy={list.busy}>
        {groups.map(
          ({ name, events }) =>
            events.length > 0 && (
              <section key={name} className={name} aria-labelledby={id(name)}>
                <h3 id={id(name)}>{t(name)}</h3>
                <ul className="event-rows">
                  {events.map((event) => (
                    <EventRow key={event.id} event={event} now={now} />
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
      <div className="pages">
        <ListStatus mark={mark} list={list} paged>
          {none}
        </ListStatus>
        <Pagination
          mark={mark}
          pageNo={list.pageNo}
          pages={list.pages}
          href={(pageNo) => href(list.filter, pageNo)}
          onGo={list.goTo}
        />
      </div>
      <div className="endless">
        <LoadMore mark={mark} list={list} href={href(list.filter, list.pageNo + 1)}>
          {none}
        </LoadMore>
      </div>
    </section>
  );
}
