import { useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import type { MediaResourceSummary } from '../../contract/entities/media.ts';
import type { FilterValues } from '../kit/components/filters.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { useList } from '../kit/components/use-list.ts';
import { writeQuery } from '../kit/components/write-query.ts';
import { ListFilters } from '../shared/list-filters.tsx';
import { ListPages } from '../shared/list-pages.tsx';
import { readApplied } from '../shared/list-query.ts';
import { MediaCard, MediaGrid } from '../shared/media-card.tsx';
import { Refusals } from '../shared/refusals.tsx';
import { fetchMedia } from './fetch-media.ts';
import { type MediaListProps, rulesOf } from './media-list.data.ts';
import { TypeChips } from './type-chips.tsx';

export function MediaList({ data, attributes, site, route, t, id, link, call }: MediaListProps) {
  const { pageSize } = attributes;
  const [refused, setRefused] = useState(data.refused);
  const address = link(addresses.media);
  const href = (filter: FilterValues, pageNo: number) => address + writeQuery(filter, pageNo);
  const list = useList<MediaResourceSummary, FilterValues>({
    first: data.first,
    filter: data.filter,
    pageSize,
    fetchPage: (filter, pageNo) => fetchMedia({ call, site }, filter, pageNo, pageSize),
    // Another page's address and history are no list's.
    ...(route.path === addresses.media ? { name: 'media', href } : {}),
  });
  const { mark } = site;
  const apply = (values: FilterValues) => {
    const asked = readApplied(values, rulesOf(data.types));
    setRefused(asked.refused);
    if (asked.filter) list.changeFilter(asked.filter);
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
      <ListFilters action={address} filter={list.filter} keywordLabel={t('keyword')} onApply={apply}>
        <TypeChips label={t('type')} types={data.types} chosen={list.filter.type ?? []} />
      </ListFilters>
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
      <ListPages mark={mark} list={list} href={(pageNo) => href(list.filter, pageNo)}>
        {none}
      </ListPages>
    </section>
  );
}
