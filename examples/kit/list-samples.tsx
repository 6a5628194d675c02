import { useEffect, useState } from 'react';
import { Filters, type FilterValues } from '../../widgets/kit/components/filters.tsx';
import { ListStatus } from '../../widgets/kit/components/list-status.tsx';
import { LoadMore } from '../../widgets/kit/components/load-more.tsx';
import { Pagination } from '../../widgets/kit/components/pagination.tsx';
import { Row, RowList } from '../../widgets/kit/components/row-list.tsx';
import { useList } from '../../widgets/kit/components/use-list.ts';
import type { Props } from './samples.tsx';

const total = 23;
const pageSize = 5;

/** A page of numbers; those that hold the keyword, where one is asked for. */
async function fetchPage({ keyword: [keyword = ''] = [] }: FilterValues, pageNo: number) {
  const all = Array.from({ length: total }, (_, index) => index + 1).filter((each) => String(each).includes(keyword));
  return { data: all.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: all.length };
}

const first = { data: [1, 2, 3, 4, 5], total, pageNo: 1 };

/** A list that is filtered, paged and loaded below itself, on numbers instead of a server. */
export function LiveList({ t, site }: Props) {
  const list = useList<number, FilterValues>({
    first,
    filter: {},
    pageSize,
    fetchPage,
    isOwnPage: true,
    name: 'gallery',
    href: () => '#list',
  });
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const [keyword = ''] = list.filter.keyword ?? [];
  return (
    <div id="list" ref={list.top}>
      <Filters
        key={keyword}
        action="#list"
        label={t('apply')}
        applyLabel={t('apply')}
        clearLabel={t('clear')}
        active={keyword !== ''}
        onApply={live ? list.changeFilter : undefined}
      >
        <label>
          {t('keyword')} <input type="search" name="keyword" defaultValue={keyword} />
        </label>
      </Filters>
      <RowList label={t('more')}>
        {list.entries.map((number) => (
          <Row key={number} title={`${t('card')} ${number}`} href={`/privacy?${number}`} text={t('place')} />
        ))}
      </RowList>
      <button type="button" className="secondary" onClick={list.loadMore}>
        {t('moreBelow')}
      </button>
      <ListStatus mark={site.mark} list={list}>
        <button type="button" className="quiet" onClick={() => list.changeFilter({})}>
          {t('clear')}
        </button>
      </ListStatus>
      <Pagination
        mark={site.mark}
        pageNo={list.pageNo}
        pages={list.pages}
        href={(pageNo) => `?pageNo=${pageNo}`}
        onGo={list.goTo}
      />
    </div>
  );
}

const nothing = () => undefined;

/** What a list says of itself. */
export function ListStates({ site: { mark }, t }: Props) {
  const still = { busy: false, failed: false, hasMore: false, loadMore: nothing, retry: nothing };
  const list = { ...still, entries: [1, 2, 3], total: 9, pageNo: 2, pages: 3 };
  return (
    <div className="stack">
      <LoadMore mark={mark} list={{ ...list, busy: true }} href={() => '#list'} />
      <LoadMore mark={mark} list={{ ...list, failed: true, hasMore: true }} href={() => '#list'} />
      <ListStatus mark={mark} list={list} paged />
      <ListStatus mark={mark} list={{ ...list, entries: [], total: 0, pageNo: 1, pages: 1 }}>
        <a className="quiet" href="#list">
          {t('clear')}
        </a>
      </ListStatus>
      <Pagination mark={mark} label={t('more')} pageNo={5} pages={12} href={(pageNo) => `?pageNo=${pageNo}`} />
    </div>
  );
}
