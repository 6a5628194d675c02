/** Nobody knows whether it was stored: the answer to the commit did not come, or not in time. */
export class OutcomeUnknownError extends Error {
  override readonly name = 'OutcomeUnknownError';
}

/**
 * What of a database's error may be logged: the rest can quote the row that it refused. The log takes what has a `message`
 * for an error whose type is its constructor's name.
 */
export function describeDatabaseError(error: unknown): object {
  const { name, message } = error as Error;
  return { type: name, code: codeOf(error), reason: message };
}

/** The database's own code, or the network's: the first there is, from the outermost error inwards. */
function codeOf(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string') return code;
  }
  return undefined;
}

/** What no waiting mends: a wrong user, password or name, rights that are missing, tables of a newer release, no database. */
const mistakes = /^(?:28|3D|3F|42)|^SQLITE_(?:NOTADB|CANTOPEN|CORRUPT|ERROR)|^E(?:ACCES|EXIST|NOTDIR|PERM)$/;

/** Whether an operator has to change something; a database that is away, locked or full comes back by itself. */
export function isMistake(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) return mistakes.test(code);
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause.message.startsWith('corrupted migrations')) return true;
  return false;
}

/** Whether the database refused one row for what is in it, and would take the others. */
export function isRowsOwn(error: unknown): boolean {
  return /^(?:22|23)|^SQLITE_(?:TOOBIG|CONSTRAINT|MISMATCH)/.test(codeOf(error) ?? '');
}

/** Whether the database itself said that a commit failed, and not after it was done. */
export function refusedCommit(error: unknown): boolean {
  const code = codeOf(error);
  if (code === undefined) return false;
  // A server that is shut down may end the connection after the commit, and a disk may fail after it.
  if (isPostgresError(error)) return !/^(?:57P|08)/.test(code);
  return code.startsWith('SQLITE_') && !code.startsWith('SQLITE_IOERR');
}

/** Whether it is what PostgreSQL itself said: by its shape, for the driver is not there where nobody uses it. */
export function isPostgresError(error: unknown): boolean {
  return error instanceof Error && typeof (error as { severity?: unknown }).severity === 'string';
}

export const diskFull = 'the disk is full';

/** Causes by their codes, in words that anybody may read. */
const causes: readonly (readonly [RegExp, string])[] = [
  [/^(?:SQLITE_FULL|53100|ENOSPC)/, diskFull],
  // What is open is no longer what a backup would copy or the next start would find.
  [/^SQLITE_READONLY_DBMOVED/, 'the file was moved or replaced: put it back, or start the server anew'],
  [/^(?:SQLITE_READONLY|25006|EROFS)/, 'the database is read-only'],
  // SQLite's word for a disk that turned read-only under it, too: its journal cannot be made.
  [/^SQLITE_CANTOPEN/, 'the file or its journal cannot be written'],
  [/^SQLITE_BUSY/, 'another process holds the file'],
  [/^SQLITE_IOERR/, 'the disk fails'],
  [/^(?:28|3D|3F|42)/, 'the database refuses this server'],
  [/^5[37]/, 'the database has no resources, starts or stops'],
  [/^(?:E[A-Z]|08)/, 'the database cannot be reached'],
];

/** Why leads cannot be stored, without anything that the database quotes. */
export function tellCause(error: unknown): string {
  const code = codeOf(error);
  if (code === undefined) return 'the database does not answer';
  return causes.find(([codes]) => codes.test(code))?.[1] ?? 'the database fails';
}
