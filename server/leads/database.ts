import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import pg from 'pg';
import { openLibsql } from './libsql-database.ts';
import { migrate } from './migrations.ts';
import type { LeadTables } from './tables.ts';

/** The leads' database, whichever it is. */
export type LeadDatabase = Kysely<LeadTables>;

export interface DatabaseOptions {
  /** A PostgreSQL address; without one the leads stand in a file of the folder. */
  url?: string;
  folder: string;
}

/** Opens the database and brings it up to date. */
export async function openDatabase({ url, folder }: DatabaseOptions): Promise<LeadDatabase> {
  if (url === undefined) await mkdir(folder, { recursive: true });
  const dialect =
    url === undefined
      ? new SqliteDialect({ database: openLibsql(path.join(folder, 'leads.db')) })
      : new PostgresDialect({ pool: createPool(url) });
  const db = new Kysely<LeadTables>({ dialect });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

function createPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    types: { getTypeParser },
  });
  // An idle connection that breaks is replaced by the next query; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/** Ids are 64-bit integers there, which the driver gives as text; all that are stored are exact as numbers. */
const getTypeParser = ((type: number, format?: 'text' | 'binary') =>
  type === pg.types.builtins.INT8
    ? Number
    : pg.types.getTypeParser(type, format as 'text')) as typeof pg.types.getTypeParser;

/** Fails when the database does not answer. */
export async function pingDatabase(db: LeadDatabase): Promise<void> {
  await sql`select 1`.execute(db);
}

/** What of a database's error may be logged: the rest can quote the row that it refused. */
export function describeDatabaseError(error: unknown): object {
  const { name, message, code } = error as Error & { code?: unknown };
  return { type: name, message, code };
}
