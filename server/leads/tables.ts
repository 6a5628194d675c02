import type { ColumnType } from 'kysely';

/** Moments are ISO 8601 text and structures are JSON text, so that both databases hold the same. */
export interface LeadTable {
  id: string;
  idempotency_key: string | null;
  /** Hash of what was sent, to tell a repeated lead from another one under the same key. */
  fingerprint: string;
  site_id: number;
  /** Tells a notification's language; null in leads from before it was kept. */
  site_mark: string | null;
  form_id: number;
  form_name: string;
  /** `[{ id, label, value, earlier? }]`, labelled as the visitor saw the form. */
  field_values: string;
  source_type: string | null;
  source_id: string | null;
  traffic: string | null;
  consent_version: string | null;
  consent_at: string | null;
  /** Why it may be spam, or null. */
  suspect: string | null;
  /** Keyed hash of the sender's address: tells one sender from another without keeping who it was. */
  address_hash: string | null;
  created_at: ColumnType<string, string, never>;
}

/** One row for each lead and destination: it waits until it is delivered, or is parked when nothing helps. */
export interface OutboxTable {
  id: string;
  lead_id: string;
  destination: string;
  state: 'waiting' | 'delivered' | 'parked';
  attempts: number;
  next_attempt_at: string;
  last_error: string | null;
  /** Those of its receivers that have it already, as JSON; null where none or all have. */
  reached: string | null;
  created_at: string;
  delivered_at: string | null;
  parked_at: string | null;
  /** Which process delivers it just now, and when that process counts as dead. */
  locked_by: string | null;
  locked_until: string | null;
}

/** That leads were erased, and nothing of whose. */
export interface ErasureTable {
  id: string;
  erased_at: string;
  /** By what its leads were found. */
  kind: 'email' | 'phone' | 'id';
  leads: number;
  deliveries: number;
}

/** One row, written to see whether anything can be. */
export interface StorageCheckTable {
  id: number;
  checked_at: string;
  filler: string;
}

/** How much a sender has sent of late, for all servers; on PostgreSQL only. */
export interface RateLimitTable {
  /** Keyed hash of the sender's address and the form. */
  sender: string;
  /** When it may send a whole minute's worth again, in milliseconds since 1970. */
  full_at: number;
  /** How many of those that were asked for last. */
  granted: number;
}

export interface LeadTables {
  leads: LeadTable;
  outbox: OutboxTable;
  erasures: ErasureTable;
  storage_checks: StorageCheckTable;
  rate_limits: RateLimitTable;
}
