import { readDate } from '../../content/dates.ts';
import type { LeadFilter } from '../../leads/read-leads.ts';
import { type Given, type OptionRow, readNumber, UsageError } from '../command.ts';

/** The options by which leads are chosen. */
export const filterOptions: Readonly<Record<string, OptionRow>> = {
  from: { takes: 'DAY', about: 'first day or moment: 2026-03-01, "2026-03-01 14:00", today-7d' },
  to: { takes: 'DAY', about: 'last day or moment, included' },
  form: { takes: 'ID', about: 'only leads of this form' },
  site: { takes: 'MARK', about: 'only leads of this site: its mark, such as cn, or its id' },
};

/**
 * Reads them. Days are those of this machine's zone.
 * @throws UsageError
 */
export function readFilter(given: Given, now: Date): LeadFilter {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const readDay = (name: 'from' | 'to') => {
    const text = given.options[name];
    if (typeof text !== 'string') return undefined;
    const date = readDate(text, { timeZone, now }, name === 'to');
    if (!date) throw new UsageError(`--${name} ${text} is no date. Write 2026-03-01, "2026-03-01 14:00" or today-7d.`);
    return date;
  };
  const { site } = given.options;
  return {
    from: readDay('from'),
    to: readDay('to'),
    form: readNumber(given, 'form', { least: 1 }, undefined),
    site: typeof site !== 'string' ? undefined : /^\d+$/.test(site) ? Number(site) : site,
  };
}
