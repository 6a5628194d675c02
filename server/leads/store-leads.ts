import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { LeadDatabase } from './database.ts';
import { durableTransaction } from './durable-transaction.ts';
import type { LeadTable } from './tables.ts';

export type NewLead = Insertable<LeadTable>;

/** `kept` is new, `known` was kept before under this key, `conflict` is another lead under a key that is taken. */
export type Stored = { kind: 'kept' | 'known'; id: string } | { kind: 'conflict' };

/**
 * Writes leads and their rows of the outbox in one transaction. When it resolves, all of it is on the disk.
 * @throws OutcomeUnknownError when that may be so and the database did not say
 */
export async function storeLeads(
  db: LeadDatabase,
  leads: readonly NewLead[],
  destinations: readonly string[],
): Promise<Stored[]> {
  // In one order everywhere: two servers that write the same keys at once would else wait for each other for ever.
  const ordered = [...leads].sort((a, b) => ((a.idempotency_key ?? '') < (b.idempotency_key ?? '') ? -1 : 1));
  return durableTransaction(db, async (transaction) => {
    const inserted = await transaction
      .insertInto('leads')
      .values(ordered)
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('id')
      .execute();
    const ids = new Set(inserted.map(({ id }) => id));
    const fresh = leads.filter(({ id }) => ids.has(id));
    const deliveries = fresh.flatMap((lead) => destinations.map((destination) => createDelivery(lead, destination)));
    if (deliveries.length > 0) await transaction.insertInto('outbox').values(deliveries).execute();
    if (fresh.length === leads.length) return leads.map(({ id }) => ({ kind: 'kept', id }));

    const keys = leads.flatMap(({ id, idempotency_key: key }) => (ids.has(id) || !key ? [] : [key]));
    const owners = await transaction
      .selectFrom('leads')
      .select(['id', 'idempotency_key', 'fingerprint'])
      .where('idempotency_key', 'in', keys)
      .execute();
    const byKey = new Map(owners.map((owner) => [owner.idempotency_key, owner]));
    return leads.map((lead): Stored => {
      if (ids.has(lead.id)) return { kind: 'kept', id: lead.id };
      const owner = byKey.get(lead.idempotency_key ?? null);
      return owner?.fingerprint === lead.fingerprint ? { kind: 'known', id: owner.id } : { kind: 'conflict' };
    });
  });
}

function createDelivery(lead: NewLead, destination: string) {
  const { id, created_at } = lead;
  return {
    id: randomUUID(),
    lead_id: id,
    destination,
    state: 'waiting' as const,
    attempts: 0,
    next_attempt_at: created_at,
    last_error: null,
    created_at,
    delivered_at: null,
    parked_at: null,
    locked_by: null,
    locked_until: null,
  };
}
