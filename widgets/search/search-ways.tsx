import { Phrase } from '../kit/components/phrase.tsx';
import { Row, RowList } from '../kit/components/row-list.tsx';
import { formatDate } from '../kit/runtime/dates.ts';
import type { SearchData, SearchProps } from './search.data.ts';

type SearchWaysProps = Pick<SearchProps, 'site' | 't' | 'id' | 'link'> & { ways: NonNullable<SearchData['ways']> };

/** Where else to look: the sections of the site and the next events. */
export function SearchWays({ ways: { pages, events }, site, t, id, link }: SearchWaysProps) {
  return (
    <div className={events.length > 0 ? 'ways beside' : 'ways'}>
      {pages.length > 0 && (
        <section aria-labelledby={id('browse')}>
          <h2 id={id('browse')}>{t('browse')}</h2>
          <ul className="doors">
            {pages.map(({ name, address, desc }) => (
              <li key={address}>
                <h3>
                  <a href={link(address)}>
                    <Phrase text={name} />
                  </a>
                </h3>
                {desc && <p>{desc}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {events.length > 0 && (
        <section aria-labelledby={id('events')}>
          <h2 id={id('events')}>{t('events')}</h2>
          <RowList>
            {events.map(({ title, address, date, timeZone }) => (
              <Row key={address} title={title} href={link(address)} text={formatDate(date, site, { timeZone })} />
            ))}
          </RowList>
        </section>
      )}
    </div>
  );
}
