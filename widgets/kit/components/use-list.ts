import { useEffect, useRef, useState } from 'react';

/** One page of a list, as every list call answers. */
export interface ListPage<Entry> {
  data: readonly Entry[];
  total: number;
}

interface ListOptions<Entry, Filter> {
  /** The page that the widget came with. */
  first: ListPage<Entry> & { pageNo: number };
  filter: Filter;
  pageSize: number;
  /** Rejects when the page cannot be had; is aborted when the visitor has asked for another. */
  fetchPage(filter: Filter, pageNo: number, signal: AbortSignal): Promise<ListPage<Entry>>;
}

export interface List<Entry, Filter> {
  entries: readonly Entry[];
  total: number;
  /** The page that is shown, or the last one of those that were loaded below each other. */
  pageNo: number;
  pages: number;
  filter: Filter;
  busy: boolean;
  /** The last wish could not be had; `retry` asks again. */
  failed: boolean;
  /** Whether less has been loaded than there is (section 4: "until loaded count reaches total"). */
  hasMore: boolean;
  /** Shows that page in place of what stands there. */
  goTo(pageNo: number): void;
  /** Adds the next page below. */
  loadMore(): void;
  /** Empties the list and starts at page 1 (section 4). */
  changeFilter(filter: Filter): void;
  retry(): void;
}

interface Wish<Filter> {
  filter: Filter;
  pageNo: number;
  /** Below what is there, in place of it, or in place of it once it is there. */
  way: 'add' | 'replace' | 'empty';
}

/**
 * A list that is paged, loaded piece by piece or filtered. Answers that come late, for a wish that is no longer the
 * visitor's, change nothing; a failed wish leaves what stands there and can be repeated.
 */
export function useList<Entry, Filter>(options: ListOptions<Entry, Filter>): List<Entry, Filter> {
  const { first, pageSize } = options;
  const [shown, setShown] = useState({ ...first, from: first.pageNo, filter: options.filter });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Wish<Filter>>();
  const loading = useRef<AbortController>(undefined);
  const fetchPage = useRef(options.fetchPage);
  fetchPage.current = options.fetchPage;
  useEffect(() => () => loading.current?.abort(), []);

  const ask = async (wish: Wish<Filter>) => {
    loading.current?.abort();
    const loader = new AbortController();
    loading.current = loader;
    const { signal } = loader;
    setBusy(true);
    setFailed(undefined);
    if (wish.way === 'empty') setShown({ data: [], total: 0, pageNo: 1, from: 1, filter: wish.filter });
    try {
      const page = await fetchPage.current(wish.filter, wish.pageNo, signal);
      if (signal.aborted) return;
      setShown((before) => {
        const { pageNo, filter } = wish;
        if (wish.way !== 'add') return { ...page, pageNo, from: pageNo, filter };
        return { ...page, data: [...before.data, ...page.data], pageNo, from: before.from, filter };
      });
    } catch {
      // Whatever the reason, the visitor is told in place and can ask again; the call has logged it.
      if (!signal.aborted) setFailed(wish);
    }
    if (!signal.aborted) setBusy(false);
  };

  const { data, total, pageNo, from, filter } = shown;
  const hasMore = (from - 1) * pageSize + data.length < total;
  return {
    entries: data,
    total,
    pageNo,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    filter,
    busy,
    failed: failed !== undefined,
    hasMore,
    goTo: (wanted) => void ask({ filter, pageNo: wanted, way: 'replace' }),
    loadMore: () => {
      if (hasMore && !busy) void ask({ filter, pageNo: pageNo + 1, way: 'add' });
    },
    changeFilter: (wanted) => void ask({ filter: wanted, pageNo: 1, way: 'empty' }),
    retry: () => {
      if (failed) void ask(failed);
    },
  };
}
