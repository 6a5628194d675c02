import { useState } from 'react';
import type { FilterValues } from '../kit/components/filters.tsx';
import { type List, type ListOptions, useList } from '../kit/components/use-list.ts';
import type { Refusal } from './list-page.ts';
import { type Rules, readApplied } from './list-query.ts';

interface FilteredListOptions<Entry> extends ListOptions<Entry, FilterValues> {
  /** What of the address could not be gone by. */
  refused: readonly Refusal[];
  rules: Rules;
}

interface FilteredList<Entry> extends List<Entry, FilterValues> {
  refused: readonly Refusal[];
  /** Goes by what a visitor has chosen; what cannot be is refused by name. */
  apply(values: FilterValues): void;
}

/** A list with filters. */
export function useFilteredList<Entry>({ rules, ...options }: FilteredListOptions<Entry>): FilteredList<Entry> {
  const list = useList(options);
  const [refused, setRefused] = useState(options.refused);
  const apply = (values: FilterValues) => {
    const asked = readApplied(values, rules);
    setRefused(asked.refused);
    if (asked.filter) list.changeFilter(asked.filter);
  };
  return { ...list, refused, apply };
}
