import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe, inject } from 'vitest';

/** A database of a test's own. */
export interface TestDatabase {
  /** What the server gets as DATABASE_URL; nothing for the file. */
  url: string | undefined;
  drop(): Promise<void>;
}

const server = inject('postgres');

/** A new, empty database of that PostgreSQL. */
export async function createPostgresDatabase(): Promise<TestDatabase> {
  if (server === undefined) throw new Error('There is no PostgreSQL to make a database in.');
  const name = `vitrine_test_${randomBytes(6).toString('hex')}`;
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

const createFileDatabase = async (): Promise<TestDatabase> => ({ url: undefined, drop: async () => undefined });

async function run(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Runs tests on PostgreSQL; where there is none they count as not run. */
export const describeOnPostgres = describe.skipIf(server === undefined);

/** Runs the same tests on the file and on PostgreSQL. */
export function describeOnBoth(tests: (createDatabase: () => Promise<TestDatabase>) => void): void {
  describe('on a file', () => tests(createFileDatabase));
  describeOnPostgres('on PostgreSQL', () => tests(createPostgresDatabase));
}
