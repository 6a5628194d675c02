import { sql, type Transaction } from 'kysely';
import type { LeadDatabase } from './database.ts';
import { OutcomeUnknownError, refusedCommit } from './database-errors.ts';
import { isPostgres } from './is-postgres.ts';
import type { LeadTables } from './tables.ts';

/**
 * A transaction that is on the disk when it resolves, and of which nothing is kept when it rejects.
 * @throws OutcomeUnknownError when the connection broke while it was committed, so that it may be either
 */
export async function durableTransaction<Result>(
  db: LeadDatabase,
  work: (transaction: Transaction<LeadTables>) => Promise<Result>,
): Promise<Result> {
  const transaction = await db.startTransaction().execute();
  let committing = false;
  try {
    // A database, a role or a pool may be set not to wait for the disk. Settings that wait for more are left.
    if (isPostgres(db))
      await sql`select set_config('synchronous_commit', 'on', true)
        where current_setting('synchronous_commit') = 'off'`.execute(transaction);
    const result = await work(transaction);
    committing = true;
    await transaction.commit().execute();
    return result;
  } catch (error) {
    const undone = await transaction
      .rollback()
      .execute()
      .then(
        () => true,
        () => false,
      );
    if (!committing || (undone && refusedCommit(error))) throw error;
    throw new OutcomeUnknownError('The answer to a commit did not come.', { cause: error });
  }
}
