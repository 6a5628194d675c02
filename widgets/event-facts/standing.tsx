import { CalendarLinks } from './calendar-links.tsx';
import { CalledOff } from './called-off.tsx';
import type { EventFactsProps } from './event-facts.data.ts';
import { FactList } from './fact-list.tsx';

/** What no clock changes: hydration takes it over as it stands, and fetches none of this. */
export const sheets = [];

export function Facts({ data: { event }, site, t, id }: EventFactsProps) {
  return (
    <>
      <h2 id={id('title')}>{t('title')}</h2>
      {event.eventStatus && <CalledOff status={event.eventStatus} />}
      <FactList event={event} site={site} t={t} />
    </>
  );
}

export function Calendars({ data: { event }, site, t }: EventFactsProps) {
  return <CalendarLinks event={event} site={site} t={t} />;
}
