import { phoneBreakpoint } from '../../contract/constants.ts';
import { isDay } from '../../contract/days.ts';
import type { FilterValues } from '../kit/components/filters.tsx';
import type { PageQuery } from '../kit/runtime/page.ts';
import { type AskedPage, type Refusal, readListPage } from './list-page.ts';

/** What a filter may be: a day, a text, or any of these; choices that are not known yet may be whatever they are. */
type Rule = 'day' | 'text' | readonly string[] | undefined;

export type Rules = Readonly<Record<string, Rule>>;

export interface ListQuery extends AskedPage {
  /** The filters that can be, by their names. */
  filter: FilterValues;
}

/** The longest value that a call takes. */
const longest = 200;

/**
 * What a list is asked for: the filters by their names, checked by their rules, and the page. `from` is not after `to`.
 * What does not fit is refused by name and never left out in silence.
 */
export function readListQuery(query: PageQuery, rules: Rules): ListQuery {
  const filter: Record<string, readonly string[]> = {};
  const refused: Refusal[] = [];
  for (const [name, rule] of Object.entries(rules)) {
    const values = [query[name] ?? []].flat();
    const good: string[] = [];
    for (const [place, value] of values.entries()) {
      const reason = refuse(value, rule, place);
      if (!reason) good.push(value);
      else if (reason !== 'twice' || !good.includes(value)) refused.push({ value: value.slice(0, 60), reason });
    }
    if (good.length > 0) filter[name] = good;
  }
  const [[from] = [], [to] = []] = [filter.from, filter.to];
  if (from && to && from > to) {
    refused.push({ value: `${from} – ${to}`, reason: 'order' });
    delete filter.from;
    delete filter.to;
  }
  const page = readListPage(query);
  return { filter, pageNo: page.pageNo, refused: [...refused, ...page.refused] };
}

function refuse(value: string, rule: Rule, place: number): Refusal['reason'] | undefined {
  if (value.length > longest) return 'long';
  if (Array.isArray(rule)) return rule.includes(value) ? undefined : 'choice';
  if (rule === 'day' && !isDay(value)) return 'day';
  return rule !== undefined && place > 0 ? 'twice' : undefined;
}

/** Where a range is both of its days or none (section 5). */
export const isPhone = () => matchMedia(`(max-width: ${phoneBreakpoint - 0.02}px)`).matches;

/** What a visitor has asked for by the form: nothing to go by where a phone's range has one day. */
export function readApplied(values: FilterValues, rules: Rules): Omit<ListQuery, 'filter'> & { filter?: FilterValues } {
  if (isPhone() && !values.from !== !values.to) return { pageNo: 1, refused: [{ value: '', reason: 'both' }] };
  return readListQuery(values, rules);
}
