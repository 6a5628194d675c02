import { Fragment } from 'react';
import type { EventDays } from '../../contract/event-days.ts';
import type { EventState } from '../../contract/event-status.ts';
import { usePlace } from '../kit/components/use-place.ts';
import { dayOf, listDays } from './event-dates.ts';

/** An event's days in one line. Those of a postponed one are struck, the dash between them is not: it would read as two. */
export function EventTime({ event, state }: { event: EventDays; state: EventState }) {
  const { site } = usePlace();
  const Day = state === 'postponed' ? 's' : Fragment;
  return (
    <time dateTime={dayOf(event.startDate)}>
      {listDays(event, site.mark).map((day, index) => (
        <Fragment key={day}>
          {index > 0 && ' – '}
          <Day>{day}</Day>
        </Fragment>
      ))}
    </time>
  );
}
