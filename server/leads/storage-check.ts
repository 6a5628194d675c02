import type { LeadDatabase } from './database.ts';
import { diskFull, tellCause } from './database-errors.ts';
import { isPostgres } from './is-postgres.ts';
import { type WhenPrepared, within } from './preparation.ts';
import { type MakeRoom, withRoom } from './with-room.ts';

/** Milliseconds that an answer stands, so that whoever asks often does not keep the disk busy. */
const freshFor = 1000;

/** Milliseconds that a lead for which there was no room is remembered. */
const failureStands = 10_000;

/** Milliseconds that the check may take. */
const longestCheck = 3000;

/** Characters that the check writes to the file; a lead has fewer. On PostgreSQL they would only make garbage. */
const fillerLength = 16_000;

interface StorageCheckOptions {
  db: LeadDatabase;
  whenPrepared: WhenPrepared;
  /** Called when the disk is full, as a lead would. */
  makeRoom?: MakeRoom;
  /** Milliseconds that only go forward. */
  now?: () => number;
}

/** Whether leads can be stored just now. */
export interface StorageCheck {
  /** Writes, as a lead would be written. @returns why leads cannot be stored, in words, or nothing */
  check(): Promise<string | undefined>;
  /** A lead was stored, or could not be. */
  succeeded(): void;
  failed(error: unknown): void;
}

export function createStorageCheck({
  db,
  whenPrepared,
  makeRoom,
  now = () => performance.now(),
}: StorageCheckOptions): StorageCheck {
  const filler = 'x'.repeat(isPostgres(db) ? 0 : fillerLength);
  let goodUntil = 0;
  let fullUntil = 0;
  let running: Promise<string | undefined> | undefined;

  const write = async () => {
    await whenPrepared();
    const row = { checked_at: new Date().toISOString(), filler };
    await db
      .insertInto('storage_checks')
      .values({ id: 1, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  };
  const look = async () => {
    try {
      await within(withRoom(write, makeRoom), longestCheck);
      goodUntil = now() + freshFor;
      return undefined;
    } catch (error) {
      return tellCause(error);
    }
  };

  return {
    async check() {
      if (now() >= goodUntil) {
        running ??= look().finally(() => {
          running = undefined;
        });
        const cause = await running;
        if (cause) return cause;
      }
      return now() < fullUntil ? diskFull : undefined;
    },
    succeeded: () => {
      fullUntil = 0;
    },
    failed: (error) => {
      goodUntil = 0;
      // Every other cause meets the check too; room for a row that is there already says little of room for a new one.
      if (tellCause(error) === diskFull) fullUntil = now() + failureStands;
    },
  };
}
