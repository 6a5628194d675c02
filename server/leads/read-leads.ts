import { type Selectable, sql } from 'kysely';
import type { LeadDatabase } from './database.ts';
import type { LeadTable } from './tables.ts';

/** Which leads are meant. Every part may be left out. */
export interface LeadFilter {
  /** Moments, both included. */
  from?: Date;
  to?: Date;
  form?: number;
  /** A site's id or its mark. */
  site?: number | string;
}

export type LeadRow = Selectable<LeadTable>;

/** Rows of one statement: a server that writes the same file waits while it runs. */
const pageSize = 500;

/** Reads leads page by page, so that a long reading locks nobody out of the file. */
export async function* readLeads(
  db: LeadDatabase,
  { from, to, form, site }: LeadFilter,
  order: 'asc' | 'desc' = 'asc',
): AsyncGenerator<LeadRow> {
  let query = db.selectFrom('leads').selectAll().orderBy('created_at', order).orderBy('id', order).limit(pageSize);
  if (from) query = query.where('created_at', '>=', from.toISOString());
  if (to) query = query.where('created_at', '<=', to.toISOString());
  if (form !== undefined) query = query.where('form_id', '=', form);
  if (typeof site === 'number') query = query.where('site_id', '=', site);
  if (typeof site === 'string') query = query.where('site_mark', '=', site);
  let last: LeadRow | undefined;
  do {
    const after = last && (order === 'asc' ? sql.raw('>') : sql.raw('<'));
    const rows: LeadRow[] = await (last
      ? query.where(sql<boolean>`(created_at, id) ${after} (${last.created_at}, ${last.id})`)
      : query
    ).execute();
    yield* rows;
    last = rows.length === pageSize ? rows.at(-1) : undefined;
  } while (last);
}
