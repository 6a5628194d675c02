import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Filters, type FilterValues } from '../kit/components/filters.tsx';
import { usePlace } from '../kit/components/use-place.ts';
import { createTranslate } from '../kit/runtime/words.ts';
import { DateRange } from './date-range.tsx';
import { listFiltersSheet } from './list-filters.style.ts';
import { listFiltersText } from './list-filters.text.ts';
import { type Choice, MultiChoice } from './multi-choice.tsx';

export interface ListFiltersProps {
  /** The list's own address. */
  action: string;
  filter: FilterValues;
  choices?: readonly Choice[];
  keywordLabel?: string;
  onApply(values: FilterValues): void;
  /** What else there is to choose, before all that. */
  children?: ReactNode;
}

export const sheets = [listFiltersSheet];

/** Days, choices and a keyword: a form that an address answers without a script, and that a script applies in place. */
export function ListFilters({ action, filter, choices = [], keywordLabel, onApply, children }: ListFiltersProps) {
  const { site } = usePlace();
  const t = createTranslate('list-filters', listFiltersText, site, {});
  const frame = useRef<HTMLDivElement>(null);
  const [cleared, setCleared] = useState(0);

  useEffect(() => {
    // The link that was pressed is gone.
    if (cleared > 0) frame.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [cleared]);
  useFolding(frame);

  const apply = (values: FilterValues) => {
    if (Object.keys(values).length === 0) setCleared(cleared + 1);
    else for (const open of frame.current?.querySelectorAll('details[open]') ?? []) open.removeAttribute('open');
    onApply(values);
  };
  const [keyword = ''] = filter.keyword ?? [];
  return (
    <div ref={frame} className="list-filters">
      <Filters
        // Fields that were cleared begin anew; otherwise they keep what the visitor wrote.
        key={cleared}
        action={action}
        label={t('filters')}
        applyLabel={t('apply')}
        clearLabel={t('clear')}
        active={Object.keys(filter).length > 0}
        onApply={apply}
      >
        {children}
        <DateRange from={filter.from?.[0]} to={filter.to?.[0]} />
        {choices.map(
          (choice) =>
            choice.options.length > 0 && (
              <MultiChoice key={choice.name} choice={choice} chosen={filter[choice.name] ?? []} />
            ),
        )}
        <label className="keyword">
          {keywordLabel ?? t('keyword')}
          <input type="search" name="keyword" defaultValue={keyword} maxLength={200} enterKeyHint="search" />
        </label>
      </Filters>
    </div>
  );
}

/** What lies open over the page closes when the visitor turns elsewhere, by pointer or keyboard, and by Escape. */
function useFolding(frame: { current: HTMLElement | null }): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const close = (spared: EventTarget[]) => {
      for (const open of element.querySelectorAll('details[open]')) {
        if (!spared.includes(open)) open.removeAttribute('open');
      }
    };
    const turn = (event: Event) => close(event.composedPath());
    // Where the keyboard has come to. Not as the focus goes: a press moves it too, on what would be gone by then.
    const go = (event: KeyboardEvent) => {
      if (event.key === 'Tab') turn(event);
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = element.querySelector('details[open]');
      close([]);
      open?.querySelector('summary')?.focus();
    };
    const { ownerDocument } = element;
    ownerDocument.addEventListener('pointerdown', turn);
    ownerDocument.addEventListener('keyup', go);
    element.addEventListener('keydown', leave);
    // It does not bubble.
    element.addEventListener('toggle', keepInSight, true);
    return () => {
      ownerDocument.removeEventListener('pointerdown', turn);
      ownerDocument.removeEventListener('keyup', go);
      element.removeEventListener('keydown', leave);
      element.removeEventListener('toggle', keepInSight, true);
    };
  }, [frame]);
}

/** What lies open begins below its button, unless it would then reach beyond the window, as with text of twice the size. */
function keepInSight({ target }: Event): void {
  const { lastElementChild: panel, ownerDocument } = target as HTMLDetailsElement;
  const { style } = panel as HTMLElement;
  style.translate = '';
  const beyond = (panel as HTMLElement).getBoundingClientRect().right - ownerDocument.documentElement.clientWidth;
  if (beyond > 0) style.translate = `${-beyond - 8}px`;
}
