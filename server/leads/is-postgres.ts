import { type Kysely, PostgresAdapter } from 'kysely';

/** Whether the database is PostgreSQL; else it is the file. */
export function isPostgres<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
