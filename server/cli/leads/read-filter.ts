import { readDate } from '../../content/dates.ts';
import { readSiteIds } from '../../content/site-ids.ts';
import type { LeadFilter } from '../../leads/read-leads.ts';
import { noSite, type OptionRow, readNumber, UsageError } from '../command.ts';
import type { LeadsContext } from './leads-command.ts';

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
export async function readFilter(context: LeadsContext, now: Date): Promise<LeadFilter> {
  const { options } = context;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const readDay = (name: 'from' | 'to') => {
    const text = options[name];
    if (typeof text !== 'string') return undefined;
    const date = readDate(text, { timeZone, now }, name === 'to');
    if (!date) throw new UsageError(`--${name} ${text} is no date. Write 2026-03-01, "2026-03-01 14:00" or today-7d.`);
    return date;
  };
  const from = readDay('from');
  const to = readDay('to');
  if (from && to && from > to)
    throw new UsageError(
      `--from ${options.from} lies after --to ${options.to}. --from takes the first day and --to the last.`,
    );
  return { from, to, form: readNumber(context, 'form', { least: 1 }, undefined), site: await readSite(context) };
}

/** A site of the content, or one that is gone and has leads still. */
async function readSite({ db, options, settings }: LeadsContext): Promise<number | string | undefined> {
  const { site } = options;
  if (typeof site !== 'string') return undefined;
  const wanted = /^\d+$/.test(site) ? Number(site) : site;
  const ids = await readSiteIds(settings.CONTENT_DIR);
  const isKnown = () => [...ids].flat().includes(wanted);
  if (isKnown()) return wanted;
  for (const { site_mark: mark, site_id: id } of await db
    .selectFrom('leads')
    .select(['site_mark', 'site_id'])
    .distinct()
    .execute())
    ids.set(mark ?? String(id), id);
  if (isKnown()) return wanted;
  const known = [...ids].map(([mark, id]) => (id === undefined ? mark : `${mark} (${id})`)).sort();
  throw noSite(site, known);
}
