import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { type SetTimer, setTimer } from '../base/timer.ts';
import { createBatch } from './batch.ts';
import type { LeadDatabase } from './database.ts';
import { isPostgres } from './is-postgres.ts';
import type { WhenPrepared } from './preparation.ts';
import { createRateLimit } from './rate-limit.ts';

/** Milliseconds that a lead waits to be counted among all servers'. */
const longestCounting = 1000;

/** Milliseconds that a database which could not count is left alone. */
const pause = 5000;

/** Milliseconds between two cleanings; a row is of no use after a minute. */
const cleaningEvery = 60_000;

/** Rows that one cleaning takes at most. */
const mostCleaned = 20_000;

/** Takes one for a sender and tells how many seconds to wait, 0 when it may pass. */
export type RateLimit = (sender: string) => number | Promise<number>;

export interface RateLimitOptions {
  db: LeadDatabase;
  whenPrepared: WhenPrepared;
  /** How many a minute; 0 lifts the limit. */
  perMinute: number;
  /** Key of the hashes that senders are kept under. */
  secret: string;
  /** Told when the database begins to fail, so that each server counts alone for now. */
  onAlone?: (error: unknown) => void;
  timer?: SetTimer;
}

/** Counts in the database where servers may share it, else in memory: one process has the file. */
export function createLeadLimit(options: RateLimitOptions): RateLimit {
  const { db, perMinute } = options;
  return isPostgres(db) && perMinute > 0 ? createSharedRateLimit(options) : createRateLimit(perMinute);
}

/**
 * The bucket of rate-limit.ts, kept in PostgreSQL for all servers. What one server alone refuses is not asked about, so
 * that a flood stays out of the database; and what the database cannot say in time is that server's own answer, since a
 * limit is no reason to lose a lead.
 */
function createSharedRateLimit(options: RateLimitOptions): RateLimit {
  const { db, whenPrepared, perMinute, secret, onAlone, timer = setTimer } = options;
  const takeAlone = createRateLimit(perMinute);
  const hash = (sender: string) => createHmac('sha256', secret).update(`rate ${sender}`).digest('hex').slice(0, 32);
  let aloneUntil = 0;
  let cleaning = false;

  const clean = () => {
    if (cleaning) return;
    cleaning = true;
    timer(() => {
      cleaning = false;
      // What it does not remove, the next one does.
      removeFull(db).catch(() => undefined);
    }, cleaningEvery);
  };
  const take = async (senders: readonly string[]) => {
    await whenPrepared();
    const waits = await takeShared(db, senders, perMinute);
    clean();
    return waits;
  };
  const batch = createBatch<string, number>(take, { longest: longestCounting, timer });

  return async (sender) => {
    const wait = takeAlone(sender);
    if (wait > 0 || performance.now() < aloneUntil) return wait;
    try {
      return await batch(hash(sender));
    } catch (error) {
      if (performance.now() >= aloneUntil) onAlone?.(error);
      aloneUntil = performance.now() + pause;
      return 0;
    }
  };
}

interface Taken {
  sender: string;
  granted: number;
  /** Milliseconds until one more is granted. */
  wait: number;
}

/**
 * One statement for all, by the database's clock. A row holds the moment its sender's bucket is full again; one that lies
 * further ahead than a minute is a clock's that was set back.
 */
async function takeShared(db: LeadDatabase, senders: readonly string[], perMinute: number): Promise<number[]> {
  const asked = new Map<string, number>();
  for (const sender of senders) asked.set(sender, (asked.get(sender) ?? 0) + 1);
  const counts = [...asked.values()].map((count) => Math.min(count, perMinute));
  const each = sql`${60_000 / perMinute}::float8`;
  const now = sql`(extract(epoch from now()) * 1000)::float8`;
  // In one order everywhere: two servers that count the same senders at once would else wait for each other for ever.
  const { rows } = await sql<Taken>`
    insert into rate_limits as known (sender, full_at, granted)
    select sender, ${now} + count * ${each}, count
    from unnest(${[...asked.keys()]}::text[], ${counts}::integer[]) as asked (sender, count)
    order by sender
    on conflict (sender) do update set (full_at, granted) = (
      select base + taken * ${each}, taken
      from (select least(greatest(known.full_at, ${now}), ${now} + 60000) as base) as bucket
      cross join lateral (
        select least(excluded.granted, floor((${now} + 60000 - base) / ${each} + 1e-6))::integer as taken
      ) as given
    )
    returning sender, granted, full_at + ${each} - 60000 - ${now} as wait`.execute(db);
  const left = new Map(rows.map((row) => [row.sender, { ...row }]));
  return senders.map((sender) => {
    const row = left.get(sender);
    if (row === undefined) return 0;
    row.granted -= 1;
    return row.granted >= 0 ? 0 : Math.max(1, Math.ceil(row.wait / 1000));
  });
}

/** Removes buckets that are full again: they are as good as none. Those that are being counted are passed by. */
export async function removeFull(db: LeadDatabase): Promise<void> {
  await sql`
    delete from rate_limits where sender in (
      select sender from rate_limits where full_at < (extract(epoch from now()) * 1000)::float8
      limit ${mostCleaned} for update skip locked
    )`.execute(db);
}
