import { pageSize as sizes } from '../../contract/constants.ts';
import { refusals } from '../base/errors.ts';
import { readDate } from '../content/dates.ts';

/** A page of a list, and how many entries the whole list has. */
export function paginate<Item, Shown>(
  items: readonly Item[],
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
  show: (item: Item) => Shown,
): { data: Shown[]; total: number } {
  const start = (pageNo - 1) * pageSize;
  return { data: items.slice(start, start + pageSize).map(show), total: items.length };
}

/** A list that is given whole, or the part of it that was asked for. */
export function cut<Item>(
  items: readonly Item[],
  { pageNo, pageSize }: { pageNo?: number; pageSize?: number },
): readonly Item[] {
  if (pageNo === undefined && pageSize === undefined) return items;
  return paginate(items, { pageNo: pageNo ?? 1, pageSize: pageSize ?? sizes.standard }, (item) => item).data;
}

type Stamp = string | number | null | undefined;

/** A range of moments, in milliseconds since 1970, both ends included. */
export interface Range {
  from: number;
  to: number;
}

/**
 * Section 5's date range. Each end may be missing. A day alone counts whole, in the site's zone.
 * @throws AnswerError 400 that names the field
 */
export function readRange(
  range: { startDate?: Stamp; endDate?: Stamp } | undefined,
  timeZone: string,
  field: string,
): Range {
  const from = readStamp(range?.startDate, timeZone, false) ?? Number.NEGATIVE_INFINITY;
  const to = readStamp(range?.endDate, timeZone, true) ?? Number.POSITIVE_INFINITY;
  if (Number.isNaN(from) || from > 8.64e15)
    throw refusals.invalidInput([{ field: `${field}.startDate`, message: 'is no date' }]);
  if (Number.isNaN(to)) throw refusals.invalidInput([{ field: `${field}.endDate`, message: 'is no date' }]);
  if (from > to) throw refusals.invalidInput([{ field: `${field}.endDate`, message: 'lies before startDate' }]);
  return { from, to };
}

function readStamp(stamp: Stamp, timeZone: string, endOfDay: boolean): number | undefined {
  if (stamp === null || stamp === undefined) return undefined;
  if (typeof stamp === 'number') return stamp;
  return readDate(stamp, { timeZone, now: new Date() }, endOfDay)?.getTime() ?? Date.parse(stamp);
}
