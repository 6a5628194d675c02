import { useEffect, useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import { phoneBreakpoint } from '../../contract/constants.ts';
import type { MediaResourceSummary } from '../../contract/entities/media.ts';
import type { FilterValues } from '../kit/components/filters.tsx';
import { ListStatus } from '../kit/components/list-status.tsx';
import { LoadMore } from '../kit/components/load-more.tsx';
import { Pagination } from '../kit/components/pagination.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { useList } from '../kit/components/use-list.ts';
import { writeQuery } from '../kit/components/write-query.ts';
import { readListQuery } from '../shared/list-query.ts';
import { MediaCard, MediaGrid } from '../shared/media-card.tsx';
import { Refusals } from '../shared/refusals.tsx';
import { fetchMedia } from './fetch-media.ts';
import { MediaFilters } from './media-filters.tsx';
import { type MediaListProps, rulesOf } from './media-list.data.ts';

/** On a phone a range is both of its days or none (section 5). */
const isPhone = () => matchMedia(`(max-width: ${phoneBreakpoint - 0.02}px)`).matches;

export function MediaList({ data, attributes, site, route, t, id, link, call }: MediaListProps) {
  const { pageSize } = attributes;
  const [refused, setRefused] = useState(data.refused);
  const address = link(addresses.media);
  const isOwn = route.path === addresses.media;
  const href = (filter: FilterValues, pageNo: number) => address + writeQuery(filter, pageNo);
  const list = useList<MediaResourceSummary, FilterValues>({
    first: data.first,
    filter: data.filter,
    pageSize,
    fetchPage: (filter, pageNo) => fetchMedia({ call, site }, filter, pageNo, pageSize),
    // Another page's address and history are no list's.
    ...(isOwn ? { name: 'media', href } : {}),
  });
  const longer = isOwn && list.entries.length > pageSize;
  useEffect(() => {
    // The list brings the visitor back to the place itself: the browser would go to the end of what is not there yet.
    if (longer) history.scrollRestoration = 'manual';
  }, [longer]);
  const { mark } = site;
  const apply = (values: FilterValues) => {
    const asked = readListQuery(values, rulesOf(data.types));
    const half = isPhone() && !values.from !== !values.to;
    setRefused(half ? [{ value: '', reason: 'both' }] : asked.refused);
    if (!half) list.changeFilter(asked.filter);
  };
  const none = (
    <a className="quiet" href={address}>
      {t('all')}
    </a>
  );
  return (
    <section className="section measure" aria-labelledby={id('title')}>
      <h2 id={id('title')}>
        <Phrase text={t('title')} />
      </h2>
      <MediaFilters action={address} types={data.types} filter={list.filter} onApply={apply} t={t} />
      <Refusals mark={mark} refused={refused} />
      <div ref={list.top} className="films" aria-busy={list.busy}>
        <MediaGrid>
          {list.entries.map((resource) => (
            <li key={resource.id}>
              <MediaCard resource={resource} />
            </li>
          ))}
        </MediaGrid>
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
