import { useEffect, useRef, useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import { lazyMargin } from '../../contract/constants.ts';
import { isBack } from '../kit/components/is-back.ts';
import { adoptSheet } from '../kit/runtime/adopt-sheet.ts';
import { useNow } from '../shared/use-now.ts';
import type { Choices } from './choices.ts';
import { EventGroups } from './event-groups.tsx';
import { EventHead } from './event-head.tsx';
import type { EventListProps } from './event-list.data.ts';
import { type EventParts, fetchParts, type Wanted } from './event-parts.ts';
import { recallView } from './kept-view.ts';
import { useKeptFocus } from './use-kept-focus.ts';

interface Props extends EventListProps {
  parts?: EventParts;
}

/**
 * The first events as rows, which is all that an embedded list weighs. Its filters are fetched when they are asked for,
 * its further pages when its end nears the screen.
 */
export function EventList(props: Props) {
  const { data, parts, attributes, site, t, id, link, call, host } = props;
  const now = useNow(data.now);
  const end = useRef<HTMLAnchorElement>(null);
  const [fetched, setFetched] = useState<{ mark: string; parts: EventParts; choices?: Choices }>();
  const [state, setState] = useState<'busy' | 'failed'>();
  const own = fetched?.mark === site.mark ? fetched : undefined;
  const whole = own ? { ...parts, ...own.parts } : parts;
  const goesOn = !whole && data.first.total > data.first.data.length;
  const address = link(addresses.events);
  /** The site whose filters were pressed for: further pages, which nobody pressed for, would be made anew by them, or undo them. */
  const filtered = useRef<string>(undefined);
  const noteFocus = useKeptFocus(host?.shadowRoot ?? host, fetched);

  const wear = async (wanted: Wanted) => {
    const found = await fetchParts(wanted);
    for (const sheet of found.sheets) if (host) adoptSheet(host.shadowRoot ?? host.ownerDocument, sheet);
    return found;
  };
  const fetchWhole = async (filters?: 'shown') => {
    if (filters) {
      filtered.current = site.mark;
      setState('busy');
    }
    try {
      const [found, choices] = await Promise.all([
        wear({ filters, view: recallView() ?? attributes.view }),
        filters && import('./choices.ts').then(({ loadChoices }) => loadChoices({ call, site })),
      ]);
      if (!filters && filtered.current === site.mark) return;
      filtered.current = filters && site.mark;
      noteFocus();
      setFetched({ mark: site.mark, parts: found, choices: choices || undefined });
      setState(undefined);
    } catch {
      // Without further pages the list still leads to the page that has them.
      if (!filters) return;
      filtered.current = undefined;
      setState('failed');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: for as long as there is an end
  useEffect(() => {
    if (!goesOn || !end.current) return;
    // Who comes back may have left it with further pages.
    if (recallView() === 'cards' || isBack()) void fetchWhole();
    const observer = new IntersectionObserver((entries) => entries.pop()?.isIntersecting && void fetchWhole(), {
      rootMargin: `${lazyMargin}px`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [goesOn]);

  const filterButton = attributes.filters !== 'none' && (
    <p className="fetch-filters" role={state === 'failed' ? 'alert' : undefined}>
      {state === 'failed' && t('noFilters')}{' '}
      <a
        className="secondary"
        href={address}
        aria-busy={state === 'busy'}
        onClick={(event) => {
          if (state === 'failed') return;
          event.preventDefault();
          void fetchWhole('shown');
        }}
      >
        {t(state === 'failed' ? 'all' : 'filter')}
      </a>
    </p>
  );
  if (whole) {
    const list = (
      <whole.EventWhole
        key={data.now}
        {...props}
        parts={whole}
        choices={own?.choices ?? data.choices}
        filterButton={filterButton}
        fetchCards={async () => (await wear({ view: 'cards' })).EventCards}
      />
    );
    // Sheets that came later are worn here.
    return own ? <div className={own.parts.sheets.map(({ root }) => root).join(' ')}>{list}</div> : list;
  }
  return (
    <section className="section measure event-list" aria-labelledby={id('title')}>
      <EventHead t={t} id={id} />
      {filterButton}
      {data.first.total === 0 && <p className="event-line">{t('none')}</p>}
      <EventGroups events={data.first.data} now={now} t={t} id={id} />
      {goesOn && (
        <p className="all-events">
          <a ref={end} className="secondary" href={address}>
            {t('all')}
          </a>
        </p>
      )}
    </section>
  );
}
