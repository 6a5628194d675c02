import { addresses } from '../../contract/addresses.ts';
import { usePlace } from '../kit/components/use-place.ts';
import { CalendarLinks } from './calendar-links.tsx';
import type { EventFactsProps } from './event-facts.data.ts';
import { FactList } from './fact-list.tsx';

/** What no clock changes: hydration takes it over as it stands, and fetches none of this. */
export const sheets = [];

export function Facts({ data: { event }, site, t, id }: EventFactsProps) {
  return (
    <>
      <h2 id={id('title')}>{t('title')}</h2>
      {event?.eventStatus && <CalledOff status={event.eventStatus} t={t} />}
      {event && <FactList event={event} site={site} t={t} />}
    </>
  );
}

interface CalledOffProps extends Pick<EventFactsProps, 't'> {
  status: 'CANCELLED' | 'POSTPONED';
}

/** Why there is nothing to press, and a way on. */
function CalledOff({ status, t }: CalledOffProps) {
  const { link } = usePlace();
  return (
    <p className="called-off">
      {t(status === 'CANCELLED' ? 'cancelled' : 'postponed')} <a href={link(addresses.events)}>{t('others')}</a>
    </p>
  );
}

export function Calendars({ data: { event }, site, t }: EventFactsProps) {
  return event ? <CalendarLinks event={event} site={site} t={t} /> : null;
}
