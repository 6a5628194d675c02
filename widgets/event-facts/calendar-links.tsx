import type { Activity } from '../../contract/entities/activity.ts';
import type { Site } from '../../contract/entities/site.ts';
import { calendarLinks, toCalendarPath } from '../../contract/event-calendar.ts';
import { usePlace } from '../kit/components/use-place.ts';
import type { EventFactsProps } from './event-facts.data.ts';

interface CalendarLinksProps {
  event: Activity;
  site: Pick<Site, 'mark' | 'lang' | 'timeZone'>;
  t: EventFactsProps['t'];
}

/** The event as a file that every calendar takes, and the calendars that take it from an address: China has not Google's. */
export function CalendarLinks({ event, site, t }: CalendarLinksProps) {
  const { link } = usePlace();
  const { google, outlook } = calendarLinks(event, site);
  return (
    <>
      <p>{t('calendar')}</p>
      <ul>
        <li>
          <a href={link(toCalendarPath(event.id))} download>
            {t('file')}
          </a>
        </li>
        {[
          ...(site.lang.startsWith('zh') ? [] : [{ href: google, name: t('google') }]),
          { href: outlook, name: t('outlook') },
        ].map(({ href, name }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener">
              {name}
              <span className="unseen">{t('newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
