import { expect } from 'vitest';
import type { LeadDatabase } from '../../../server/leads/database.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

/** Holds that each lead that was acknowledged is kept, and that every lead that is kept was delivered: once, by its id. */
export async function expectKeptAndDelivered(
  db: LeadDatabase,
  acknowledged: readonly string[],
  receiver: WebhookReceiver,
): Promise<void> {
  const leads = await db.selectFrom('leads').select('id').execute();
  const outbox = await db.selectFrom('outbox').select(['lead_id', 'state']).execute();
  const kept = leads.map(({ id }) => id).sort();
  expect(kept).toEqual(expect.arrayContaining([...acknowledged]));
  expect(outbox.map(({ lead_id: id }) => id).sort()).toEqual(kept);
  expect(new Set(outbox.map(({ state }) => state))).toEqual(new Set(['delivered']));

  // What a receiver has that dedupes by the header's id: each lead once.
  const unique = new Map(receiver.received.items.map(({ delivery, lead }) => [delivery, lead.id]));
  expect([...unique.values()].sort()).toEqual(kept);
  const repeated = receiver.received.items.length - unique.size;
  console.info(
    `${acknowledged.length} acknowledged, ${kept.length} kept, ${unique.size} delivered, ${repeated} repetitions`,
  );
}
