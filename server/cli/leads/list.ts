import type { LeadDatabase } from '../../leads/database.ts';
import { toLeadMessage } from '../../leads/lead-message.ts';
import { type LeadRow, readLeads } from '../../leads/read-leads.ts';
import { readNumber } from '../command.ts';
import { layOut, shorten } from '../text-table.ts';
import type { LeadsCommand } from './leads-command.ts';
import { filterOptions, readFilter } from './read-filter.ts';

const standardLimit = 20;

/** Columns of a terminal that the values may take. */
const widestValues = 80;

const heading = ['RECEIVED', 'SITE', 'FORM', 'VALUES', 'SOURCE', 'SUSPECT', 'DELIVERIES', 'ID'];

export const list: LeadsCommand = {
  takes: '',
  about: 'show leads, newest first',
  options: {
    ...filterOptions,
    limit: { takes: 'COUNT', about: `at most this many; ${standardLimit} by itself` },
  },
  async run(context) {
    const { db, out, tell, now } = context;
    const limit = readNumber(context, 'limit', { least: 1 }, standardLimit);
    const rows: LeadRow[] = [];
    for await (const row of readLeads(db, await readFilter(context, now()), 'desc')) {
      rows.push(row);
      if (rows.length >= limit) break;
    }
    const deliveries = await readDeliveries(db, rows);
    out(layOut([heading, ...rows.map((row) => toCells(row, deliveries.get(row.id) ?? []))]));
    tell(rows.length === 0 ? 'There are no such leads.' : `${rows.length} shown.`);
    return 0;
  },
};

function toCells(row: LeadRow, deliveries: readonly string[]): string[] {
  const { createdAt, site, form, values, source, suspect, id } = toLeadMessage(row);
  return [
    // The Swedes write dates as ISO 8601 does; in this machine's zone, as --from and --to are.
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' }).format(new Date(createdAt)),
    site.mark,
    `${form.id} ${form.name}`,
    shorten(
      values.map(({ label, value, earlier }) => `${label}${earlier ? ' (earlier form)' : ''}: ${value}`).join('; '),
      widestValues,
    ),
    [source.type, source.id].filter(Boolean).join(' '),
    suspect ?? '',
    deliveries.join(', '),
    id,
  ];
}

/** `webhook delivered`, `mail waiting (answered 503)` and the like, by lead. */
async function readDeliveries(db: LeadDatabase, rows: readonly LeadRow[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const ids = rows.map(({ id }) => id);
  // SQLite takes some thousands of parameters, not any number.
  for (let start = 0; start < ids.length; start += 1000) {
    const deliveries = await db
      .selectFrom('outbox')
      .select(['lead_id', 'destination', 'state', 'last_error'])
      .where('lead_id', 'in', ids.slice(start, start + 1000))
      .orderBy('destination')
      .execute();
    for (const { lead_id: id, destination, state, last_error: reason } of deliveries) {
      const told = reason === null ? `${destination} ${state}` : `${destination} ${state} (${reason})`;
      found.set(id, [...(found.get(id) ?? []), told]);
    }
  }
  return found;
}
