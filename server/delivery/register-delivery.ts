import type { FastifyInstance } from 'fastify';
import type { Settings } from '../base/settings.ts';
import type { LeadDatabase } from '../leads/database.ts';
import { describeDatabaseError } from '../leads/database-errors.ts';
import { isPostgres } from '../leads/is-postgres.ts';
import type { WhenPrepared } from '../leads/preparation.ts';
import { createDeliveryWorker } from './delivery-worker.ts';
import { readDestinations } from './destinations.ts';
import { type Backlog, createOutbox, type Outbox } from './outbox.ts';
import { isDeadOwner, thisProcess } from './owner.ts';

interface DeliveryOptions {
  settings: Settings;
  db: LeadDatabase;
  /** Called before the outbox is looked into. */
  whenPrepared: WhenPrepared;
}

export interface Delivery {
  /** Names of the outbox's rows that each lead gets. */
  destinations: readonly string[];
  /** There is a new lead. */
  wake(): void;
  countBacklog(): Promise<Record<string, Backlog>>;
}

/** Delivers leads from when the server listens until it closes. */
export function registerDelivery(app: FastifyInstance, { settings, db, whenPrepared }: DeliveryOptions): Delivery {
  const now = () => new Date();
  const inner = createOutbox(db, thisProcess, now);
  const outbox: Outbox = {
    ...inner,
    claim: async (...parameters) => {
      await whenPrepared();
      return inner.claim(...parameters);
    },
  };
  const destinations = readDestinations(settings);
  const worker = createDeliveryWorker({ destinations, outbox, log: app.log, now });

  app.addHook('onListen', async () => {
    // What a killed server held goes at once; on PostgreSQL it may be another host's, and waits for its time to run out.
    if (!isPostgres(db)) {
      await outbox.releaseOf(isDeadOwner).catch((error: unknown) => {
        app.log.error({ err: describeDatabaseError(error) }, 'what a dead server held waits for its time to run out');
      });
    }
    worker.start();
  });
  // While the requests in flight are finished, so that a database which hangs is waited for once.
  let stopped: Promise<void> | undefined;
  app.addHook('preClose', async () => {
    stopped = worker.stop();
  });
  app.addHook('onClose', () => stopped ?? worker.stop());

  return {
    destinations: destinations.map(({ name }) => name),
    wake: worker.wake,
    countBacklog: outbox.countBacklog,
  };
}
