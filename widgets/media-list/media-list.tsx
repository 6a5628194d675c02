import { addresses } from '../../contract/addresses.ts';
import type { FilterValues } from '../kit/components/filters.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { writeQuery } from '../kit/components/write-query.ts';
import { ListFilters } from '../shared/list-filters.tsx';
import { ListPages } from '../shared/list-pages.tsx';
import { MediaCard, MediaGrid } from '../shared/media-card.tsx';
import { Refusals } from '../shared/refusals.tsx';
import { useFilteredList } from '../shared/use-filtered-list.ts';
import { fetchMedia } from './fetch-media.ts';
import { type MediaListProps, rulesOf } from './media-list.data.ts';
import { TypeChips } from './type-chips.tsx';

export function MediaList({ data, attributes, site, route, t, id, link, call }: MediaListProps) {
  const { pageSize } = attributes;
  const address = link(addresses.media);
  const href = (filter: FilterValues, pageNo: number) => address + writeQuery(filter, pageNo);
  const list = useFilteredList({
    ...data,
    rules: rulesOf(data.types),
    pageSize,
    fetchPage: (filter, pageNo) => fetchMedia({ call, site }, filter, pageNo, pageSize),
    isOwnPage: route.path === addresses.media,
    name: 'media',
    href,
  });
  const { mark } = site;
  // Where nothing is left out, all of it is what stands here.
  const none = href(list.filter, 1) !== address && (
    <a className="quiet" href={address}>
      {t('all')}
    </a>
  );
  return (
    <section
      className="section measure"
      tabIndex={list.entries.length === 0 ? -1 : undefined}
      aria-labelledby={id('title')}
    >
      <h2 id={id('title')}>
        <Phrase text={t('title')} />
      </h2>
      <ListFilters action={address} filter={list.filter} keywordLabel={t('keyword')} onApply={list.apply}>
        <TypeChips label={t('type')} types={data.types} chosen={list.filter.type ?? []} />
      </ListFilters>
      <Refusals mark={mark} refused={list.refused} />
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
