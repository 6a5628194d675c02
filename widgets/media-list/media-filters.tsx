import { useEffect, useRef, useState } from 'react';
import { Filters, type FilterValues } from '../kit/components/filters.tsx';
import type { MediaListProps } from './media-list.data.ts';
import { TypeChips } from './type-chips.tsx';

interface MediaFiltersProps extends Pick<MediaListProps, 't'> {
  action: string;
  types: readonly string[];
  filter: FilterValues;
  onApply(values: FilterValues): void;
}

/** Types, days and a keyword: a form that an address answers without a script, and that a script applies in place. */
export function MediaFilters({ action, types, filter, onApply, t }: MediaFiltersProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [cleared, setCleared] = useState(0);
  useEffect(() => {
    // The link that was pressed is gone.
    if (cleared > 0) frame.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [cleared]);

  const apply = (values: FilterValues) => {
    if (Object.keys(values).length === 0) setCleared(cleared + 1);
    onApply(values);
  };
  const first = (name: string) => filter[name]?.[0];
  return (
    <div ref={frame}>
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
        <TypeChips label={t('type')} types={types} chosen={filter.type ?? []} />
        <label>
          {t('from')}
          <input type="date" name="from" defaultValue={first('from')} />
        </label>
        <label>
          {t('to')}
          <input type="date" name="to" defaultValue={first('to')} />
        </label>
        <label>
          {t('keyword')}
          <input type="search" name="keyword" defaultValue={first('keyword')} maxLength={200} enterKeyHint="search" />
        </label>
      </Filters>
    </div>
  );
}
