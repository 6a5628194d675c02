import type { ReactNode } from 'react';
import { Phrase } from '../kit/components/phrase.tsx';
import type { EventListProps } from './event-list.data.ts';

/** The list's heading, and what stands beside it. */
export function EventHead({ t, id, children }: Pick<EventListProps, 't' | 'id'> & { children?: ReactNode }) {
  return (
    <div className="event-head">
      <h2 id={id('title')}>
        <Phrase text={t('title')} />
      </h2>
      {children}
    </div>
  );
}
