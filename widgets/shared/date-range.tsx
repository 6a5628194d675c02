import { useEffect, useRef, useState } from 'react';
import { usePlace } from '../kit/components/use-place.ts';
import { createTranslate } from '../kit/runtime/words.ts';
import { listFiltersText } from './list-filters.text.ts';
import { isPhone } from './list-query.ts';

interface DateRangeProps {
  from?: string;
  to?: string;
}

/** Two days: the browser's own fields, and a calendar for both that is fetched when it is opened. */
export function DateRange({ from, to }: DateRangeProps) {
  const { site } = usePlace();
  const t = createTranslate('list-filters', listFiltersText, site, {});
  const frame = useRef<HTMLFieldSetElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'failed' | 'busy'>();

  const fields = () => [...(frame.current?.querySelectorAll<HTMLInputElement>('[type="date"]') ?? [])];
  const write = (days: readonly string[]) => {
    for (const [place, field] of fields().entries()) field.value = days[place] ?? '';
  };
  const close = () => {
    const fold = frame.current?.querySelector('details');
    fold?.removeAttribute('open');
    fold?.querySelector('summary')?.focus();
  };
  const open = async () => {
    setState('busy');
    try {
      const { showCalendar } = await import('./calendar.ts');
      setState(undefined);
      if (!panel.current) return;
      showCalendar(panel.current, {
        site,
        days: fields().map(({ value }) => value),
        months: isPhone() ? 1 : 2,
        words: { previous: t('previous'), next: t('next') },
        onChoose(days) {
          write(days);
          close();
        },
      });
    } catch {
      setState('failed');
    }
  };
  // Whoever was faster than the script has opened it already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (frame.current?.querySelector('details')?.open) void open();
  }, []);
  const day = (name: 'from' | 'to', value: string | undefined) => (
    <input
      type="date"
      name={name}
      aria-label={t(name)}
      defaultValue={value}
      onChange={(event) => {
        if (event.currentTarget.value === '' && isPhone()) write([]);
      }}
    />
  );
  return (
    <fieldset ref={frame} className="dates" aria-label={t('dates')}>
      <span className="dates-label" aria-hidden="true">
        {t('dates')}
      </span>
      {day('from', from)}
      <span aria-hidden="true">–</span>
      {day('to', to)}
      <details className="calendar" name="choice" onToggle={(event) => event.currentTarget.open && void open()}>
        <summary aria-label={t('calendar')}>
          <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4" />
          </svg>
        </summary>
        <div className="calendar-panel" aria-busy={state === 'busy'}>
          <div ref={panel} />
          {state === 'failed' && <p role="alert">{t('noCalendar')}</p>}
          <button
            type="button"
            className="quiet"
            onClick={() => {
              write([]);
              close();
            }}
          >
            {t('clearDates')}
          </button>
        </div>
      </details>
    </fieldset>
  );
}
