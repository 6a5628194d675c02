import { Fragment } from 'react';
import type { Activity } from '../../contract/entities/activity.ts';
import type { Site } from '../../contract/entities/site.ts';
import { eventDays, eventSpan, zoneName } from '../../contract/event-days.ts';
import { listDays } from '../shared/event-dates.ts';
import type { EventFactsProps } from './event-facts.data.ts';

interface FactListProps {
  event: Activity;
  site: Pick<Site, 'mark' | 'timeZone' | 'lang'>;
  t: EventFactsProps['t'];
}

/** When, where and what kind: by the clock of the event's own place, which is named where hours are. */
export function FactList({ event, site, t }: FactListProps) {
  const { startDate, activityTimeStr, place, activityType, eventStatus } = event;
  const { start, end, wholeDays } = eventSpan(event, site);
  const offset = start.slice(19).replace(/^([+-])0?(\d+):00$/, '$1$2');
  const hours = `${start.slice(11, 16)}–${end.slice(11, 16)}`;
  const name = zoneName(event, site);
  // Some zones have no other name than their distance.
  const zone = name && !name.startsWith('GMT') ? `${name} (GMT${offset})` : `GMT${offset}`;
  // Until there is a new one, that day is only what was announced. No more is struck: a stroke through the dash would not be
  // seen, and one through the 一 of how long it takes would read as another.
  const Day = eventStatus === 'POSTPONED' ? 's' : Fragment;
  const days = listDays(eventDays(event, site), site.mark);
  const lines = wholeDays ? [activityTimeStr] : [activityTimeStr ?? hours, zone];
  return (
    <dl>
      <dt>{t('when')}</dt>
      <dd>
        <time dateTime={wholeDays ? start.slice(0, 10) : startDate}>
          {days.map((day, index) => (
            // A day stays in one line.
            <Fragment key={day}>
              <span className="day">
                <Day>{day}</Day>
                {index < days.length - 1 && ' –'}
              </span>{' '}
            </Fragment>
          ))}
        </time>
        <span className="hours">{lines.filter(Boolean).join(' · ')}</span>
      </dd>
      {place && (
        <>
          <dt>{t('where')}</dt>
          <dd>{place}</dd>
        </>
      )}
      <dt>{t('type')}</dt>
      <dd>{activityType}</dd>
    </dl>
  );
}
