import { randomUUID } from 'node:crypto';
import type { LeadDatabase } from '../../../server/leads/database.ts';
import { type NewLead, storeLeads } from '../../../server/leads/store-leads.ts';

/** A row as a lead of the fixture's Chinese form makes it. */
export function createLeadRow(changes: Partial<NewLead> = {}): NewLead {
  return {
    id: randomUUID(),
    idempotency_key: null,
    fingerprint: 'x',
    site_id: 1,
    site_mark: 'cn',
    form_id: 1,
    form_name: '预约顾问',
    field_values: JSON.stringify([
      { id: 101, label: '姓名', value: '李雷' },
      { id: 102, label: '手机', value: '13800138000' },
    ]),
    source_type: 'INDEX_MODEL',
    source_id: null,
    traffic: JSON.stringify({ logidUrl: 'https://www.example.com/' }),
    consent_version: '2026-01',
    consent_at: '2026-03-01T08:00:00.000Z',
    suspect: null,
    address_hash: null,
    created_at: '2026-03-01T08:00:00.000Z',
    ...changes,
  };
}

/** A lead with these values, by label; fields are numbered as they come. */
export function createRowWith(values: Readonly<Record<string, string>>, changes: Partial<NewLead> = {}): NewLead {
  const fields = Object.entries(values).map(([label, value], index) => ({ id: index + 1, label, value }));
  return createLeadRow({ field_values: JSON.stringify(fields), ...changes });
}

/** Stores leads without a server. @returns their ids */
export async function storeRows(
  db: LeadDatabase,
  rows: readonly NewLead[],
  destinations: readonly string[] = [],
): Promise<string[]> {
  await storeLeads(db, rows, destinations);
  return rows.map(({ id }) => id);
}
