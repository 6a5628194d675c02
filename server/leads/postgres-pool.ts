import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { PoolClient } from 'pg';
import { later } from '../base/later.ts';
import { isPostgresError } from './database-errors.ts';

const readPg = later<typeof import('pg')>('pg');

/** Milliseconds without traffic after which a connection is asked for a sign of life. */
const keepAliveDelay = 10_000;

/**
 * Connections to PostgreSQL that neither end the process when they break nor wait for ever: a statement has `patience`
 * milliseconds here and there, a connection as long to be made, and one that did not answer is never used again.
 */
export async function createPostgresPool(url: string, patience: number): Promise<PostgresPool> {
  // A server that keeps its leads in a file starts without the driver.
  const pg = readPg();
  const getTypeParser = ((type: number, format?: 'text' | 'binary') =>
    // Ids are 64-bit integers there, which the driver gives as text; all that are stored are exact as numbers.
    type === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(type, format as 'text')) as typeof pg.types.getTypeParser;
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: Math.min(patience, 4000),
    query_timeout: patience,
    statement_timeout: patience,
    idle_in_transaction_session_timeout: patience,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
    types: { getTypeParser },
  });
  // A connection that breaks is replaced when the next one is wanted; unheard, the event would end the process. The
  // pool hears its idle ones only, hence the second line for those that are out and between two statements.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { connect: async () => guard(await pool.connect()), end: () => pool.end() };
}

/** A connection whose last answer is outstanding would give it to the next statement's sender: it is closed instead. */
function guard(client: PoolClient): PostgresPoolClient {
  let broken: Error | undefined;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (broken) {
      // The database rolls back by itself what a closed connection left.
      if (sql === 'rollback') return nothing;
      throw broken;
    }
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      if (!isPostgresError(error)) broken = error as Error;
      throw error;
    }
  };
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(broken) };
}

const nothing = { command: 'ROLLBACK', rowCount: 0, rows: [] };
