import type { FastifyInstance } from 'fastify';
import { describeDatabaseError, type LeadDatabase } from '../leads/database.ts';
import { isPostgres } from '../leads/is-postgres.ts';
import type { Settings } from '../settings.ts';
import { createCourier } from './courier.ts';
import { readDestinations } from './destinations.ts';
import { type Backlog, createOutbox } from './outbox.ts';
import { isDeadOwner, thisProcess } from './owner.ts';

interface DeliveryOptions {
  settings: Settings;
  db: LeadDatabase;
}

export interface Delivery {
  /** Names of the outbox's rows that each lead gets. */
  destinations: readonly string[];
  /** There is a new lead. */
  wake(): void;
  countBacklog(): Promise<Record<string, Backlog>>;
}

/** Delivers leads from when the server listens until it closes. */
export function registerDelivery(app: FastifyInstance, { settings, db }: DeliveryOptions): Delivery {
  const now = () => new Date();
  const outbox = createOutbox(db, thisProcess, now);
  const destinations = readDestinations(settings);
  const courier = createCourier({ destinations, outbox, log: app.log, now });

  app.addHook('onListen', async () => {
    // What a killed server held goes at once; on PostgreSQL it may be another host's, and waits for its time to run out.
    if (!isPostgres(db)) {
      await outbox.releaseOf(isDeadOwner).catch((error: unknown) => {
        app.log.error({ err: describeDatabaseError(error) }, 'what a dead server held waits for its time to run out');
      });
    }
    courier.start();
  });
  app.addHook('onClose', () => courier.stop());

  return {
    destinations: destinations.map(({ name }) => name),
    wake: courier.wake,
    countBacklog: outbox.countBacklog,
  };
}
