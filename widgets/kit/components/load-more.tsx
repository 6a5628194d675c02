import { type ReactNode, useEffect, useRef } from 'react';
import { createTranslate } from '../runtime/words.ts';
import { ListStatus, sayStatus } from './list-status.tsx';
import { loadMoreText } from './load-more.text.ts';
import type { List } from './use-list.ts';

interface LoadMoreProps {
  mark: string;
  list: Omit<List<unknown, unknown>, 'filter' | 'changeFilter' | 'goTo' | 'top'>;
  /** The address of a page of what is shown. */
  href(pageNo: number): string;
  /** A way on where nothing matches. */
  children?: ReactNode;
}

/** A screen before the end nears: who reads on finds the next page there. */
const ahead = '100%';

/**
 * The end of a list on a phone: more is loaded as it nears the screen, or when the link is pressed, until all of it is
 * there. What began with a later page leads to the first one. A screen's height is kept for what comes, so that nothing
 * below moves under the reader's eyes. How much there is, is told to screen readers too; a failure says so in place.
 */
export function LoadMore({ mark, list, href, children }: LoadMoreProps) {
  const t = createTranslate('load-more', loadMoreText, { mark }, {});
  const element = useRef<HTMLDivElement>(null);
  const { entries, total, pageNo, busy, failed, hasMore } = list;
  const loadMore = useRef(list.loadMore);
  loadMore.current = list.loadMore;
  const waits = hasMore && !busy && !failed;
  useEffect(() => {
    if (!waits || !element.current) return;
    const observer = new IntersectionObserver((entries) => entries.pop()?.isIntersecting && loadMore.current(), {
      rootMargin: ahead,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [waits]);

  return (
    <>
      <p role="status" className="told">
        {sayStatus(mark, list)}
      </p>
      {/* Made anew with each page, since what moves down with the end of the list is a layout shift. */}
      <div
        key={entries.length}
        ref={element}
        className={hasMore && (busy || !failed) ? 'load-more room' : 'load-more'}
        aria-busy={busy}
      >
        <ListStatus mark={mark} list={list} silent>
          {children}
        </ListStatus>
        {entries.length < total && (
          <a
            className="secondary"
            href={href(hasMore ? pageNo + 1 : 1)}
            onClick={(event) => {
              if (!hasMore) return;
              event.preventDefault();
              list.loadMore();
            }}
          >
            {t(hasMore ? 'more' : 'start')}
          </a>
        )}
      </div>
    </>
  );
}
