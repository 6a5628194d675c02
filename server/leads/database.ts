import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { createLibsqlDialect } from './libsql-dialect.ts';
import { migrate } from './migrations.ts';
import { createPostgresPool } from './postgres-pool.ts';
import type { LeadTables } from './tables.ts';

/** The leads' database, whichever it is. */
export type LeadDatabase = Kysely<LeadTables>;

export interface DatabaseOptions {
  /** A PostgreSQL address; without one the leads stand in a file of the folder. */
  url?: string;
  folder: string;
  /** Milliseconds that one statement may take, waiting for locks included. */
  patience?: number;
}

/** While a visitor waits. */
const shortPatience = 4000;

/** For the command line, which nobody waits for, and for changing tables that are large. */
export const longPatience = 60_000;

/** The database by its address. Nothing is asked of it yet, so that it may be away. */
export function connectDatabase({ url, folder, patience = shortPatience }: DatabaseOptions): LeadDatabase {
  const dialect =
    url === undefined
      ? createLibsqlDialect(path.join(folder, 'leads.db'), patience)
      : new PostgresDialect({ pool: () => createPostgresPool(url, patience) });
  return new Kysely<LeadTables>({ dialect });
}

/** Brings the database up to date. */
export async function updateDatabase(db: LeadDatabase, options: DatabaseOptions): Promise<void> {
  if (options.url === undefined) return migrate(db);
  const patient = connectDatabase({ ...options, patience: longPatience });
  try {
    await migrate(patient);
  } finally {
    await patient.destroy();
  }
}

/** Opens a database that has to be there, and brings it up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<LeadDatabase> {
  const db = connectDatabase(options);
  try {
    await updateDatabase(db, options);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}
