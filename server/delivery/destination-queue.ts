import { createLimit } from '../base/limit.ts';
import { nextAttempt } from './backoff.ts';
import { DeliveryError, type Destination } from './destination.ts';
import type { Claim, Outbox, Settled } from './outbox.ts';

/** What a queue tells its log. Nothing of it says who the lead is. */
export interface DeliveryLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface DestinationQueueOptions {
  destination: Destination;
  outbox: Outbox;
  log: DeliveryLog;
  now: () => Date;
  random: () => number;
}

/** What came of one round, by how many. */
export interface Tally {
  delivered: number;
  again: number;
  parked: number;
}

/** The way to one destination. A receiver that is slow or dead holds up its own queue alone. */
export interface DestinationQueue {
  /** Delivers a handful of what is due, by now or by the given moment. @returns nothing when there was none */
  round(dueBy?: Date): Promise<Tally | undefined>;
  /** Breaks off what is under way; it goes again another time. */
  breakOff(): void;
}

export function createDestinationQueue({
  destination,
  outbox,
  log,
  now,
  random,
}: DestinationQueueOptions): DestinationQueue {
  const { name, perRound } = destination;
  const limit = createLimit(destination.atOnce);
  let breaker = new AbortController();
  // What became of rows while the database could not be written to. To forget it would be to send them twice.
  let unsettled: Settled[] = [];

  const attempt = async ({ attempts, createdAt, ...delivery }: Claim): Promise<Settled> => {
    const { id, lead } = delivery;
    const { signal } = breaker;
    if (signal.aborted) return { id, kind: 'released' };
    // A round's leads are read at once and sent one by one: who was erased meanwhile is not sent. Where the database cannot
    // say, it waits, as a lead does.
    const isHeld = await outbox.isHeld(id).catch(() => false);
    if (!isHeld || signal.aborted) return { id, kind: 'released' };
    try {
      await destination.deliver(delivery, signal);
      return { id, kind: 'delivered' };
    } catch (error) {
      // Broken off on purpose. The receiver may have it all the same, which who erases the lead is told, and knows it by its
      // id when it comes again.
      if (signal.aborted) return { id, kind: 'released', reason: 'was broken off as the server stopped' };
      const known = error instanceof DeliveryError;
      // Whatever else goes wrong with one lead, the others must go on.
      if (!known) log.error({ err: error, destination: name, delivery: id }, 'a delivery failed by a fault of its own');
      const reason = known ? error.message : `failed: ${(error as Error).name}`;
      const reached = known ? error.reached : [];
      const planned = known && error.final ? undefined : nextAttempt({ attempts, createdAt }, now(), random);
      const at = planned && known ? notBefore(planned, now().getTime() + error.pause) : planned;
      const details = { destination: name, delivery: id, lead: lead.id, attempts, reason };
      if (!at) {
        const cure = 'Mend the receiver, then run: npm run leads -- deliver --parked';
        log.error(details, `a lead could not be delivered and is parked. ${cure}`);
        return { id, kind: 'parked', reason, reached };
      }
      log.warn({ ...details, again: at.toISOString() }, 'a lead could not be delivered and is tried again');
      return { id, kind: 'again', at, reason, reached };
    }
  };

  const settle = async () => {
    if (unsettled.length === 0) return;
    await outbox.settle(unsettled);
    unsettled = [];
  };

  return {
    async round(dueBy) {
      await settle();
      if (breaker.signal.aborted) return undefined;
      // One for each round: what hangs on a signal is let go with it.
      breaker = new AbortController();
      const claims = await outbox.claim(name, perRound, dueBy);
      if (claims.length === 0) return undefined;
      unsettled = await Promise.all(claims.map((claim) => limit(() => attempt(claim))));
      const count = (kind: Settled['kind']) => unsettled.filter((row) => row.kind === kind).length;
      const tally: Tally = { delivered: count('delivered'), again: count('again'), parked: count('parked') };
      await settle();
      return tally;
    },
    breakOff: () => breaker.abort(),
  };
}

function notBefore(planned: Date, earliest: number): Date {
  return new Date(Math.max(planned.getTime(), earliest));
}
