import type { SqliteDatabase, SqliteStatement } from 'kysely';
import Database from 'libsql';

type Value = string | number | bigint | Uint8Array | null;

/** Another process may hold the file for a moment: the command line, a backup. Milliseconds. */
const lockTimeout = 5000;

/**
 * A transaction takes the lock for writing at its start: one that began by reading cannot wait for another process,
 * and fails at once.
 */
const written: Readonly<Record<string, string>> = { begin: 'begin immediate' };

/** Statements kept ready; leads need a handful, and lists of varying length must not pile up. */
const mostStatements = 100;

/** What is deleted is overwritten, so that an erased lead is not found in the file either. */
const pragmas = ['journal_mode=DELETE', 'synchronous=EXTRA', 'foreign_keys=ON', 'secure_delete=ON'];

/**
 * libsql as Kysely wants it. A commit has reached the disk when it returns: a rollback journal with EXTRA
 * synchronisation, because libsql's SQLite has a fault in resetting its write-ahead log.
 */
export function openLibsql(file: string): SqliteDatabase {
  const database = new Database(file, { timeout: lockTimeout });
  for (const pragma of pragmas) database.pragma(pragma);
  const statements = new Map<string, SqliteStatement>();

  const prepare = (sql: string): SqliteStatement => {
    // A full disk may have ended the transaction already, and a second end would hide the first fault.
    if (sql === 'rollback' && !database.inTransaction) return nothing;
    const ready = statements.get(sql);
    if (ready) return ready;
    const statement = database.prepare(written[sql] ?? sql);
    const made: SqliteStatement = {
      reader: statement.reader,
      all: (parameters) => statement.all(checkParameters(parameters)),
      run: (parameters) => statement.run(checkParameters(parameters)),
      iterate: (parameters) => statement.iterate(checkParameters(parameters)),
    };
    if (statements.size >= mostStatements) statements.clear();
    statements.set(sql, made);
    return made;
  };

  return {
    prepare,
    close: () => {
      statements.clear();
      database.close();
    },
  };
}

const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

/** libsql ends the whole process when a boolean is bound, so that none may reach it. */
function checkParameters(parameters: readonly unknown[]): Value[] {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'bigint' || value instanceof Uint8Array)
      return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    throw new TypeError(
      `A ${typeof value} cannot be bound to a statement. Store booleans as 0 or 1, structures as JSON.`,
    );
  });
}
