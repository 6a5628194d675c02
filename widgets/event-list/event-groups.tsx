import type { ReactNode } from 'react';
import { eventPhase } from '../../contract/event-status.ts';
import type { EventListProps } from './event-list.data.ts';
import { EventRow } from './event-row.tsx';
import type { ListedEvent } from './fetch-events.ts';

interface EventGroupsProps extends Pick<EventListProps, 't' | 'id'> {
  events: readonly ListedEvent[];
  now: Date;
  /** What a group's events are shown as, where that is not rows. */
  show?(events: readonly ListedEvent[]): ReactNode;
}

/** Those that are on and to come, and below them those that are over. */
export function EventGroups({ events, now, show, t, id }: EventGroupsProps) {
  const isOver = (event: ListedEvent) => eventPhase(event, now) === 'over';
  const groups = [
    { name: 'coming', members: events.filter((event) => !isOver(event)) },
    { name: 'past', members: events.filter(isOver) },
  ] as const;
  return groups.map(
    ({ name, members }) =>
      members.length > 0 && (
        <section key={name} className={name} aria-labelledby={id(name)}>
          <h3 id={id(name)}>{t(name)}</h3>
          {show?.(members) ?? (
            <ul className="event-rows">
              {members.map((event) => (
                <EventRow key={event.id} event={event} now={now} months={t('months')} />
              ))}
            </ul>
          )}
        </section>
      ),
  );
}
