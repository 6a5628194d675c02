import type { Selectable } from 'kysely';
import { defaultMark } from '../../contract/constants.ts';
import type { LeadTable } from './tables.ts';

/** One value as it was entered, under the label that the visitor saw. */
export interface LeadValue {
  id: number;
  label: string;
  value: string;
  /** The form had changed by the time it was sent: the field or the choice was no more, or was called otherwise. */
  earlier?: true;
}

/** A lead as it leaves the server: what a webhook's receiver, a mail and the command line are made from. */
export interface LeadMessage {
  id: string;
  /** ISO 8601 in UTC, as every moment here. */
  createdAt: string;
  site: { id: number; mark: string };
  form: { id: number; name: string };
  values: readonly LeadValue[];
  /** The page that it was sent from: formTypeSource and sourceId of section 7. */
  source: { type: string | null; id: string | null };
  /** trafficAccessReq of section 7. */
  traffic: Readonly<Record<string, unknown>> | null;
  consent: { policyVersion: string; at: string } | null;
  /** Why it may be spam, or null. */
  suspect: string | null;
}

/** Reads a row of the database. */
export function toLeadMessage(row: Selectable<LeadTable>): LeadMessage {
  const { consent_version: version, consent_at: at } = row;
  return {
    id: row.id,
    createdAt: row.created_at,
    site: { id: row.site_id, mark: row.site_mark ?? defaultMark },
    form: { id: row.form_id, name: row.form_name },
    values: JSON.parse(row.field_values) as LeadValue[],
    source: { type: row.source_type, id: row.source_id },
    traffic: row.traffic === null ? null : (JSON.parse(row.traffic) as Record<string, unknown>),
    consent: version === null || at === null ? null : { policyVersion: version, at },
    suspect: row.suspect,
  };
}
