import { useEffect, useRef } from 'react';
import { lazyMargin } from '../../../contract/constants.ts';
import { createTranslate } from '../runtime/words.ts';
import { ListStatus } from './list-status.tsx';
import { loadMoreText } from './load-more.text.ts';
import type { List } from './use-list.ts';

interface LoadMoreProps {
  mark: string;
  list: Omit<List<unknown, unknown>, 'filter' | 'changeFilter' | 'goTo' | 'top'>;
  /** The next page's address, for visitors without scripts. */
  href: string;
}

/**
 * The end of a list on a phone: more is loaded as it nears the screen, or when the link is pressed, until all of it is
 * there. How much that is, is told to screen readers too; a failure says so in place.
 */
export function LoadMore({ mark, list, href }: LoadMoreProps) {
  const t = createTranslate('load-more', loadMoreText, { mark }, {});
  const element = useRef<HTMLDivElement>(null);
  const loadMore = useRef(list.loadMore);
  loadMore.current = list.loadMore;
  const waits = list.hasMore && !list.busy && !list.failed;
  useEffect(() => {
    if (!waits || !element.current) return;
    const observer = new IntersectionObserver((entries) => entries.pop()?.isIntersecting && loadMore.current(), {
      rootMargin: `${lazyMargin}px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [waits]);

  return (
    <div ref={element} className="load-more">
      <ListStatus mark={mark} list={list} />
      {waits && (
        <a
          className="secondary"
          href={href}
          onClick={(event) => {
            event.preventDefault();
            list.loadMore();
          }}
        >
          {t('more')}
        </a>
      )}
    </div>
  );
}
