import type { MouseEvent } from 'react';
import { createTranslate } from '../runtime/words.ts';
import { Icon } from './icons.tsx';
import { paginationText } from './pagination.text.ts';

interface PaginationProps {
  mark: string;
  pageNo: number;
  pages: number;
  /** The address of a page: a link, so that paging needs no script. */
  href(pageNo: number): string;
  /** Whose pages they are, where a page has several lists. */
  label?: string;
  /** Shows the page without leaving this one. */
  onGo?(pageNo: number): void;
}

/** The pages of a list, as numbers: the first, the last and those around the one that is shown. */
export function Pagination({ mark, pageNo, pages, href, label, onGo }: PaginationProps) {
  if (pages <= 1) return null;
  const t = createTranslate('pagination', paginationText, { mark }, {});
  const go = (event: MouseEvent, wanted: number) => {
    if (!onGo || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onGo(wanted);
  };
  const step = (wanted: number, name: 'previous' | 'next', icon: 'back' | 'forward') =>
    wanted >= 1 && wanted <= pages ? (
      <a
        href={href(wanted)}
        rel={name === 'next' ? 'next' : 'prev'}
        aria-label={t(name)}
        onClick={(event) => go(event, wanted)}
      >
        <Icon name={icon} size={20} />
      </a>
    ) : (
      <span className="none" aria-hidden="true">
        <Icon name={icon} size={20} />
      </span>
    );
  return (
    <nav className="pagination" aria-label={label ?? t('label')}>
      {step(pageNo - 1, 'previous', 'back')}
      {listPages(pageNo, pages).map((entry, index) =>
        entry === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name
          <span key={`gap-${index}`} className="gap" aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={entry}
            href={href(entry)}
            aria-label={t('page', { number: entry })}
            aria-current={entry === pageNo ? 'page' : undefined}
            onClick={(event) => go(event, entry)}
          >
            {entry}
          </a>
        ),
      )}
      {step(pageNo + 1, 'next', 'forward')}
    </nav>
  );
}

/** Page numbers in order, with nothing where some are left out: 1 … 4 5 6 … 12. A gap of one is the page itself. */
export function listPages(pageNo: number, pages: number): (number | undefined)[] {
  const shown = [1, pageNo - 1, pageNo, pageNo + 1, pages].filter((page) => page >= 1 && page <= pages);
  const sorted = [...new Set(shown)].sort((a, b) => a - b);
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [undefined, page];
  });
}
