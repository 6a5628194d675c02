import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import Database from 'libsql';

type Value = string | number | bigint | Uint8Array | null;
type Statement = ReturnType<InstanceType<typeof Database>['prepare']>;

/** Milliseconds between two looks at a file that another process has locked. */
const lockPause = 10;

/** Statements kept ready; leads need a handful, and lists of varying length must not pile up. */
const mostStatements = 100;

/** Takes the lock for writing at once: a transaction that began by reading could not wait for another process. */
const toWrite = 'begin immediate';
const toRead = 'begin; select 1 from sqlite_schema limit 1';

/** How a transaction begins and ends. */
const steps: ReadonlySet<string> = new Set([toWrite, 'commit', 'rollback']);

/** What is deleted is overwritten, so that an erased lead is not found in the file either. */
const pragmas = ['journal_mode=DELETE', 'synchronous=EXTRA', 'foreign_keys=ON', 'secure_delete=ON'];

/**
 * libsql for Kysely. A commit has reached the disk when it returns: a rollback journal with EXTRA synchronisation,
 * because libsql's SQLite has a fault in resetting its write-ahead log.
 * @param patience milliseconds that a statement waits for another process's lock, while the server goes on
 */
export function createLibsqlDialect(file: string, patience: number): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => createDriver(file, patience),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** One connection, for one user at a time. It is opened when it is first wanted, and again after that failed. */
function createDriver(file: string, patience: number): Driver {
  let connection: (DatabaseConnection & { close(): void }) | undefined;
  let closed = false;
  let last: Promise<void> = Promise.resolve();
  let free: () => void = () => undefined;

  /** SQLite's own waiting would hold up the whole process, so that it never waits and is asked again. */
  const whenUnlocked = async <Result>(act: () => Result): Promise<Result> => {
    const began = performance.now();
    for (;;) {
      if (closed) throw new Error('The database is closed.');
      try {
        return act();
      } catch (error) {
        if (!isBusy(error) || performance.now() - began > patience) throw error;
      }
      await pause(lockPause);
    }
  };
  const run = (connection: DatabaseConnection, text: string) => connection.executeQuery(CompiledQuery.raw(text));

  return {
    init: async () => undefined,
    async acquireConnection() {
      const before = last;
      let unlock: () => void = () => undefined;
      last = new Promise((resolve) => {
        unlock = resolve;
      });
      await before;
      free = unlock;
      try {
        connection ??= await whenUnlocked(() => openConnection(file, whenUnlocked));
        return connection;
      } catch (error) {
        unlock();
        throw error;
      }
    },
    beginTransaction: async (connection) => void (await run(connection, toWrite)),
    commitTransaction: async (connection) => void (await run(connection, 'commit')),
    rollbackTransaction: async (connection) => void (await run(connection, 'rollback')),
    releaseConnection: async () => free(),
    destroy: async () => {
      closed = true;
      connection?.close();
    },
  };
}

function openConnection(file: string, whenUnlocked: <Result>(act: () => Result) => Promise<Result>) {
  keepPrivate(file);
  const database = openFile(file);
  try {
    for (const pragma of pragmas) database.pragma(pragma);
  } catch (error) {
    database.close();
    throw error;
  }
  const statements = new Map<string, Statement>();

  const prepare = (sql: string): Statement => {
    const ready = statements.get(sql);
    if (ready) return ready;
    const statement = database.prepare(sql);
    if (statements.size >= mostStatements) statements.clear();
    statements.set(sql, statement);
    return statement;
  };

  /** A full disk may have ended the transaction already, and a second end would hide the first fault. */
  const undo = () => {
    if (database.inTransaction) database.exec('rollback');
  };
  const take = (lock: string) => {
    try {
      database.exec(lock);
    } catch (error) {
      undo();
      throw error;
    }
  };

  return {
    async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
      if (steps.has(sql)) {
        if (sql === 'rollback') undo();
        else await whenUnlocked(() => database.exec(sql));
        return { rows: [] };
      }
      const values = checkParameters(parameters);
      const act = () => {
        const statement = prepare(sql);
        if (statement.reader) return { rows: statement.all(values) as Row[] };
        return { rows: [], numAffectedRows: BigInt(statement.run(values).changes) };
      };
      if (database.inTransaction || query.kind === 'RawNode') return whenUnlocked(act);
      // libsql leaves a statement that met a lock begun: from then on nothing is committed. So the lock is taken before it,
      // by what libsql does not keep.
      await whenUnlocked(() => take(query.kind === 'SelectQueryNode' ? toRead : toWrite));
      try {
        const result = act();
        await whenUnlocked(() => database.exec('commit'));
        return result;
      } catch (error) {
        undo();
        throw error;
      }
    },
    streamQuery(): AsyncIterableIterator<never> {
      throw new Error('Nothing is streamed from the file. Read it page by page.');
    },
    close: () => {
      statements.clear();
      database.close();
    },
  };
}

/** libsql tells that a file cannot be opened without SQLite's word for it, in a message that ends with its number alone. */
function openFile(file: string) {
  try {
    return new Database(file);
  } catch (error) {
    if (error instanceof Error && /: 14\W*$/.test(error.message)) Object.assign(error, { code: 'SQLITE_CANTOPEN' });
    throw error;
  }
}

/** Leads are nobody else's on the machine. SQLite gives its journal the file's rights. */
function keepPrivate(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');
}

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
