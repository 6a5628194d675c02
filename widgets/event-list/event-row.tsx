import { addresses } from '../../contract/addresses.ts';
import { eventPhase, eventState } from '../../contract/event-status.ts';
import { toPath } from '../../contract/paths.ts';
import { Phrase } from '../kit/components/phrase.tsx';
import { StatusBadge } from '../kit/components/status-badge.tsx';
import { usePlace } from '../kit/components/use-place.ts';
import { leafOf } from '../shared/event-dates.ts';
import { EventTime } from '../shared/event-time.tsx';
import type { ListedEvent } from './fetch-events.ts';

export interface EventRowProps {
  event: ListedEvent;
  now: Date;
  /** The names of the twelve, with a space between each two. */
  months: string;
}

/** An event between two hairlines: a calendar's leaf, what and where it is, how it stands. The whole row is the link. */
export function EventRow({ event, now, months }: EventRowProps) {
  const { site, link } = usePlace();
  const { month, day } = leafOf(event, months);
  const phase = eventPhase(event, now);
  const state = eventState(event, now);
  const facts = [event.activityTimeStr, event.place, event.activityType].filter(Boolean);
  return (
    <li className={`event-row ${phase}`}>
      <p className="leaf" aria-hidden="true">
        <span>{month}</span>
        <strong>{day}</strong>
      </p>
      <div className="event-words">
        <h4>
          <a href={link(toPath(addresses.event, event.id))}>
            <Phrase text={event.activityName} />
          </a>
        </h4>
        <p className="event-facts">
          <EventTime event={event} state={state} />
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {event.activityIntroduction && <p className="event-line">{event.activityIntroduction}</p>}
      </div>
      <StatusBadge mark={site.mark} state={state} live={event.liveAddress !== undefined} />
    </li>
  );
}
