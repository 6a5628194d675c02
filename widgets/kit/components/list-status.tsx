import type { ReactNode } from 'react';
import { createTranslate } from '../runtime/words.ts';
import { listStatusText } from './list-status.text.ts';
import type { List } from './use-list.ts';

type Told = 'entries' | 'total' | 'pageNo' | 'pages' | 'busy' | 'failed' | 'retry';

interface ListStatusProps {
  mark: string;
  list: Pick<List<unknown, unknown>, Told>;
  /** Pages replace each other; else they stand below each other. */
  paged?: boolean;
  /** The eye's alone, where something else tells the ear. */
  silent?: boolean;
  /** A way on where nothing matches, such as a link that clears the filters. */
  children?: ReactNode;
}

/** How much of a list there is, for the eye and, when it changes, for screen readers; a failure says so in place. */
export function ListStatus({ mark, list, paged, silent, children }: ListStatusProps) {
  const t = createTranslate('list', listStatusText, { mark }, {});
  const { total, busy, failed } = list;
  const none = total === 0 && !busy && !failed;
  return (
    <div className={none ? 'list-status none' : 'list-status'} aria-busy={busy}>
      <p role={silent ? undefined : 'status'} aria-hidden={silent || undefined}>
        {sayStatus(mark, list, paged)}
      </p>
      {failed && (
        <p role="alert">
          {/* Told anew where it fails again. */}
          {busy || t('failed')}{' '}
          <button type="button" className="quiet" onClick={list.retry}>
            {t('retry')}
          </button>
        </p>
      )}
      {none && children}
    </div>
  );
}

/** How much of a list there is, in words. */
export function sayStatus(mark: string, list: ListStatusProps['list'], paged?: boolean): string {
  const t = createTranslate('list', listStatusText, { mark }, {});
  const { busy, failed, total, pageNo, pages } = list;
  if (busy) return t('loading');
  if (total === 0) return failed ? '' : t('none');
  return paged && pages > 1 ? t('page', { pageNo, pages, total }) : t('shown', { count: list.entries.length, total });
}
