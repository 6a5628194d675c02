import { sql } from 'kysely';
import type { LeadDatabase } from '../leads/database.ts';
import { isPostgres } from '../leads/is-postgres.ts';
import { toLeadMessage } from '../leads/lead-message.ts';
import { lastCeiling, longestWait, mostCeilings } from './backoff.ts';
import { createClockWatch } from './clock-watch.ts';
import type { Delivery } from './destination.ts';

/** How long a claimed row is left to its process, in milliseconds; a round of a destination ends before. */
const leaseTime = 60_000;

/** How much the clocks of servers that share a database may differ, in milliseconds. */
const clockSlack = 30_000;

/** A row that this process, and no other, may deliver now. */
export interface Claim extends Delivery {
  attempts: number;
  createdAt: string;
}

/** What became of a claimed row. A reason holds nothing of the lead. */
export type Settled =
  | { id: string; kind: 'delivered' }
  | { id: string; kind: 'again'; at: Date; reason: string; reached?: readonly string[] }
  | { id: string; kind: 'parked'; reason: string; reached?: readonly string[] }
  /**
   * Given back, as when the server stops: with a reason where it was begun, else not tried at all. Of one that is gone, or
   * another process's by now, nothing is written.
   */
  | { id: string; kind: 'released'; reason?: string };

/** How many of a destination's rows still wait, and how many were given up. */
export interface Backlog {
  pending: number;
  parked: number;
  /** When the oldest of those that wait was stored, as an ISO 8601 timestamp; absent where none waits. */
  oldest?: string;
}

/** The outbox as one process sees it. Several processes may share the database: a row is claimed by one at a time. */
export interface Outbox {
  /** @param dueBy takes only what was due by then; else by now */
  claim(destination: string, most: number, dueBy?: Date): Promise<Claim[]>;
  /** Whether a claimed row is still there, which its lead's erasure takes away, and still this process's. */
  isHeld(id: string): Promise<boolean>;
  /** Writes down what became of rows, in one commit. */
  settle(rows: readonly Settled[]): Promise<void>;
  /** By destination, of those that have any. */
  countBacklog(): Promise<Record<string, Backlog>>;
  /**
   * Makes every waiting row due at once, and parked ones too when asked. A waiting row keeps its count of attempts, so
   * that recalling it puts off neither its waits nor its being parked; a parked one begins anew.
   * @returns how many are due now
   */
  recall(options: { parked: boolean }): Promise<number>;
  /** Gives back the rows of processes that are known to be dead. */
  releaseOf(isDead: (owner: string) => boolean): Promise<void>;
}

/**
 * @param owner names this process, see owner.ts
 * @param steady milliseconds that only go forward, by which a setting of the clock is noticed
 */
export function createOutbox(
  db: LeadDatabase,
  owner: string,
  now: () => Date,
  steady: () => number = () => performance.now(),
): Outbox {
  const locks = isPostgres(db);
  const wasSet = createClockWatch(now, steady);
  let mayBeFarAhead = false;
  let hasLooked = false;

  /**
   * A clock that was set back leaves rows that lie further ahead than any wait: they would rest until it catches up. A
   * process that has just begun leaves receivers the pauses that they asked for: it has seen no clock being set.
   */
  const recallFarAhead = async () => {
    const moment = now();
    const longest = (attempts: number) => (hasLooked || attempts === 0 ? longestWait(attempts) : lastCeiling);
    const limits = Array.from({ length: mostCeilings + 1 }, (_, attempts) => ({
      attempts,
      latest: new Date(moment.getTime() + longest(attempts)).toISOString(),
    }));
    await db
      .updateTable('outbox')
      .set({ next_attempt_at: moment.toISOString() })
      .where('state', '=', 'waiting')
      .where(({ or, and, eb }) =>
        or([
          // What somebody took was due.
          and([eb('locked_until', 'is not', null), eb('next_attempt_at', '>', moment.toISOString())]),
          ...limits.map(({ attempts, latest }) =>
            and([eb('attempts', attempts < mostCeilings ? '=' : '>=', attempts), eb('next_attempt_at', '>', latest)]),
          ),
        ]),
      )
      .execute();
    hasLooked = true;
  };

  return {
    async claim(destination, most, dueBy) {
      mayBeFarAhead = wasSet() || mayBeFarAhead;
      if (mayBeFarAhead) await recallFarAhead();
      mayBeFarAhead = false;
      const moment = now();
      const due = (dueBy ?? moment).toISOString();
      const until = new Date(moment.getTime() + leaseTime).toISOString();
      // No living server's lease ends later, unless its clock was set since.
      const latest = new Date(moment.getTime() + leaseTime + clockSlack).toISOString();
      const claimed = await db
        .with('chosen', (query) => {
          const chosen = query
            .selectFrom('outbox')
            .select('id')
            .where('destination', '=', destination)
            .where('state', '=', 'waiting')
            .where('next_attempt_at', '<=', due)
            .where(({ or, eb }) =>
              or([
                eb('locked_until', 'is', null),
                eb('locked_until', '<=', moment.toISOString()),
                eb('locked_until', '>', latest),
              ]),
            )
            .orderBy('next_attempt_at')
            .limit(most);
          // SQLite has one writer at a time anyway; on PostgreSQL another server's rows are passed by.
          return locks ? chosen.forUpdate().skipLocked() : chosen;
        })
        .updateTable('outbox')
        .from('chosen')
        .whereRef('outbox.id', '=', 'chosen.id')
        // Counted before it is tried, so that a lead that brings its process down is given up one day too.
        .set(({ eb }) => ({ locked_by: owner, locked_until: until, attempts: eb('outbox.attempts', '+', 1) }))
        .returning(['outbox.id', 'outbox.lead_id', 'outbox.attempts', 'outbox.created_at', 'outbox.reached'])
        .execute();
      if (claimed.length === 0) return [];
      const ids = claimed.map(({ lead_id: id }) => id);
      const leads = await db.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
      const byId = new Map(leads.map((row) => [row.id, row]));
      return claimed.flatMap(({ id, lead_id: leadId, attempts, created_at: createdAt, reached }) => {
        const row = byId.get(leadId);
        // Erased between the two statements, and its outbox row with it.
        return row ? [{ id, attempts, createdAt, lead: toLeadMessage(row), reached: JSON.parse(reached ?? '[]') }] : [];
      });
    },

    async isHeld(id) {
      const row = await db
        .selectFrom('outbox')
        .select('id')
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .where('locked_by', '=', owner)
        .executeTakeFirst();
      return row !== undefined;
    },

    async settle(rows) {
      const moment = now().toISOString();
      const open = { locked_by: null, locked_until: null };
      const delivered = rows.filter(({ kind }) => kind === 'delivered').map(({ id }) => id);
      await db.transaction().execute(async (transaction) => {
        const update = transaction.updateTable('outbox').where('state', '=', 'waiting');
        // Whoever holds the row by now: it was taken, and must not be sent once more.
        if (delivered.length > 0)
          await update
            .set({ ...open, state: 'delivered', delivered_at: moment, last_error: null, reached: null })
            .where('id', 'in', delivered)
            .execute();
        for (const row of rows) {
          if (row.kind === 'delivered') continue;
          const own = update.where('id', '=', row.id).where('locked_by', '=', owner);
          if (row.kind === 'released')
            await own
              .set(({ eb, ref }) => ({
                ...open,
                attempts: eb('attempts', '-', 1),
                last_error: row.reason ?? ref('last_error'),
              }))
              .execute();
          else {
            const reached = row.reached?.length ? { reached: JSON.stringify(row.reached) } : {};
            const failed = { ...open, ...reached, last_error: row.reason };
            if (row.kind === 'parked') await own.set({ ...failed, state: 'parked', parked_at: moment }).execute();
            else await own.set({ ...failed, next_attempt_at: row.at.toISOString() }).execute();
          }
        }
      });
    },

    async countBacklog() {
      const rows = await db
        .selectFrom('outbox')
        .select(({ fn }) => ['destination', 'state', fn.countAll().as('count'), fn.min('created_at').as('oldest')])
        .where('state', 'in', ['waiting', 'parked'])
        .groupBy(['destination', 'state'])
        .execute();
      const backlog: Record<string, Backlog> = {};
      for (const { destination, state, count, oldest } of rows) {
        const known = backlog[destination] ?? { pending: 0, parked: 0 };
        const own = state === 'parked' ? { parked: Number(count) } : { pending: Number(count), oldest };
        backlog[destination] = { ...known, ...own };
      }
      return backlog;
    },

    async recall({ parked }) {
      const moment = now().toISOString();
      const revived = { state: 'waiting', attempts: 0, parked_at: null, next_attempt_at: moment } as const;
      if (parked) await db.updateTable('outbox').set(revived).where('state', '=', 'parked').execute();
      await db
        .updateTable('outbox')
        .set({ next_attempt_at: moment })
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '>', moment)
        .execute();
      const due = await db
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      return Number(due?.count ?? 0);
    },

    async releaseOf(isDead) {
      const held = await db
        .selectFrom('outbox')
        .select('locked_by')
        .distinct()
        .where('state', '=', 'waiting')
        .where('locked_by', 'is not', null)
        .execute();
      const dead = held.flatMap(({ locked_by: name }) => (name !== null && isDead(name) ? [name] : []));
      if (dead.length === 0) return;
      await db
        .updateTable('outbox')
        .set({ locked_by: sql`null`, locked_until: sql`null` })
        .where('state', '=', 'waiting')
        .where('locked_by', 'in', dead)
        .execute();
    },
  };
}
