import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SurroundingsContext } from '../runtime/view.tsx';
import { recallList, rememberList } from './keep-list.ts';

/** One page of a list, as every list call answers. */
export interface ListPage<Entry> {
  data: readonly Entry[];
  total: number;
}

export interface ListOptions<Entry, Filter> {
  /** The page that the widget came with. */
  first: ListPage<Entry> & { pageNo: number };
  filter: Filter;
  pageSize: number;
  /** Rejects when the page cannot be had. */
  fetchPage(filter: Filter, pageNo: number): Promise<ListPage<Entry>>;
  /** The page is the list's own: Back finds it as it was left, and its address follows. Any other's are no list's. */
  isOwnPage: boolean;
  /** What the list is kept by for Back. */
  name: string;
  /** The address that shows a view by itself. */
  href(filter: Filter, pageNo: number): string;
}

export interface List<Entry, Filter> {
  entries: readonly Entry[];
  total: number;
  /** The page that is shown, or the last one of those that were loaded below each other. */
  pageNo: number;
  pages: number;
  filter: Filter;
  busy: boolean;
  /** The last page that was asked for could not be had; `retry` asks again. */
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
  /**
   * Put on the element that the list stands in: another page is read from its top. What is around it takes the
   * focus where nothing came, and says so by `tabIndex` while nothing is there: one that always did would have a ring as
   * soon as somebody who has pressed on its words presses a key.
   */
  top(element: HTMLElement | null): void;
}

interface PageRequest<Filter> {
  filter: Filter;
  pageNo: number;
  /** Below what is there, in place of it, or in place of it once it is there. */
  way: 'add' | 'replace' | 'empty';
}

/**
 * A list that is paged, loaded piece by piece or filtered. Answers that come late, for a page that is no longer the
 * visitor's wish, change nothing; a failed request leaves what stands there and can be repeated.
 */
export function useList<Entry, Filter>(options: ListOptions<Entry, Filter>): List<Entry, Filter> {
  const { first, pageSize } = options;
  const { origin } = useContext(SurroundingsContext);
  const kept = options.isOwnPage && !origin ? options.name : undefined;
  const [shown, setShown] = useState({ ...first, from: first.pageNo, filter: options.filter });
  const came = useRef(shown);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<PageRequest<Filter>>();
  const loading = useRef<AbortController>(undefined);
  const top = useRef<HTMLElement>(null);
  /** Goes, once what was asked for stands there, down to where the visitor was, or to what came. */
  const go = useRef<() => void>(undefined);
  useEffect(() => () => loading.current?.abort(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once what is shown has changed
  useLayoutEffect(() => {
    go.current?.();
    go.current = undefined;
  }, [shown]);

  // After the one above, which is for the change that this one brings about.
  useLayoutEffect(() => {
    const before = kept ? recallList<Entry, Filter>(kept) : undefined;
    if (!before) return;
    go.current = () => scrollTo(0, before.top);
    setShown(before);
  }, [kept]);

  useEffect(() => {
    // A list as it came is had again as it came; and one of nothing may have been emptied for what is on its way.
    if (!kept || shown === came.current || shown.total === 0) return;
    const keep = () => rememberList(kept, { ...shown, top: scrollY });
    keep();
    // A page that is about to go may not write any more: it is done before, on the way out by a link at the latest.
    const moments = ['scrollend', 'click'];
    for (const moment of moments) document.addEventListener(moment, keep, true);
    return () => {
      for (const moment of moments) document.removeEventListener(moment, keep, true);
    };
  }, [kept, shown]);

  const { data, total, pageNo, from, filter } = shown;
  const ask = async (request: PageRequest<Filter>) => {
    const { filter, pageNo, way } = request;
    loading.current?.abort();
    const loader = new AbortController();
    loading.current = loader;
    const { signal } = loader;
    setBusy(true);
    // What tries again stays, and the focus with it.
    if (request !== failed) setFailed(undefined);
    if (way === 'empty') setShown({ data: [], total: 0, pageNo, from: pageNo, filter });
    try {
      const page = await options.fetchPage(filter, pageNo);
      if (signal.aborted) return;
      go.current = prepareToGo(top.current as HTMLElement, way);
      setFailed(undefined);
      // What was loaded below begins where the view did.
      if (way === 'add') return setShown({ ...page, data: [...data, ...page.data], pageNo, from, filter });
      if (kept) showAddress(options.href(filter, pageNo));
      setShown({ ...page, pageNo, from: pageNo, filter });
    } catch {
      // Whatever the reason, the visitor is told in place and can ask again; the call has logged it.
      if (!signal.aborted) setFailed(request);
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  };

  const hasMore = (from - 1) * pageSize + data.length < total;
  return {
    entries: data,
    total,
    pageNo,
    pages: Math.ceil(total / pageSize) || 1,
    filter,
    busy,
    failed: !!failed,
    hasMore,
    top: (element) => {
      top.current = element;
    },
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

/** Not a visit of its own: Back leaves the list and does not walk through its views. */
function showAddress(address: string): void {
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // A frame that has no address of its own.
  }
}

/**
 * What goes to the page that is about to stand in the list: another one is read from its top, and where what was pressed
 * goes with the page before, the focus is on the first entry that came, or where none did, on the section around the list.
 */
function prepareToGo(list: HTMLElement, way: PageRequest<unknown>['way']): () => void {
  const links = list.getElementsByTagName('a');
  const next = way === 'add' ? links.length : 0;
  const { activeElement } = list.getRootNode() as Document | ShadowRoot;
  return () => {
    if (way === 'replace' && list.getBoundingClientRect().top < 0) list.scrollIntoView();
    if (activeElement?.isConnected === false)
      (links[next] || (list.parentElement as HTMLElement)).focus({ preventScroll: true });
  };
}
