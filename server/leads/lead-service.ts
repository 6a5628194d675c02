import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { CallRequest } from '../../contract/calls.ts';
import type { LeadReceipt, LeadRequest } from '../../contract/entities/lead.ts';
import { type UnlockTarget, writeUnlock } from '../../contract/unlock.ts';
import { AnswerError, refusals } from '../base/errors.ts';
import type { Content } from '../content/content.ts';
import type { Unlocking } from '../gating/unlock.ts';
import { createUnlockPasses, passLifetime } from '../gating/unlock-pass.ts';
import { createBatch } from './batch.ts';
import { type CheckedLead, checkLead, type LeadErrors } from './check-lead.ts';
import { cleanText } from './clean-text.ts';
import type { LeadDatabase } from './database.ts';
import { isRowsOwn, OutcomeUnknownError } from './database-errors.ts';
import type { OriginCheck } from './origins.ts';
import type { WhenPrepared } from './preparation.ts';
import { senderOf } from './rate-limit.ts';
import { createLeadLimit } from './shared-rate-limit.ts';
import { type NewLead, type Stored, storeLeads } from './store-leads.ts';
import { suspect } from './suspect.ts';
import type { LeadNotes } from './tidy-lead.ts';
import { type MakeRoom, withRoom } from './with-room.ts';

/** Milliseconds until a visitor is told that the database does not answer; the server's stop waits for it too. */
const longestStoring = 6000;

/** What is known of a request beside its body. All of it is missing when the server calls itself. */
export interface LeadMeta {
  /** The raw header of that name. */
  idempotencyKey?: string;
  address?: string;
  /** The page's origin, when the browser told one, and the host that it was sent to. */
  origin?: string;
  host?: string;
  /** Its trace, where its caller named one. */
  traceId?: string;
  /** What of its description was left out or shortened. */
  notes?: LeadNotes;
}

/**
 * What became of a lead. `tested` would have been kept; `wouldUnlock` tells whether a lead would have opened something. `invalid`
 * is the visitor's to mend, field by field; `refused` is an error to show or log.
 */
export type LeadOutcome =
  /** `repeated` where the same lead was kept before, under the same key. */
  | { kind: 'kept'; repeated: boolean; receipt: LeadReceipt; unlocked: readonly UnlockTarget[] }
  | { kind: 'tested'; receipt: LeadReceipt; wouldUnlock: boolean }
  | { kind: 'invalid'; errors: LeadErrors }
  | { kind: 'refused'; error: AnswerError };

/** What is counted of leads; tests are not. */
export const countedOutcomes = ['kept', 'repeated', 'invalid', 'refused'] as const;
export type CountedOutcome = (typeof countedOutcomes)[number];

export interface LeadService {
  /** Checks a lead and stores it durably. Never rejects for what the request or the disk does. */
  accept(request: LeadRequest, meta?: LeadMeta): Promise<LeadOutcome>;
  /**
   * The same for a form that a browser posted without script: sent twice on one day for the same thing, it is one lead.
   * Values are by field, as they were entered.
   */
  acceptNative(request: LeadRequest, meta?: LeadMeta): Promise<LeadOutcome>;
  /** Counts a form that never became a lead, for what was filled in would not do. */
  noteInvalid(request: Pick<LeadRequest, 'test'>): void;
  /**
   * `POST /form`.
   * @throws AnswerError with the faults by field id
   */
  keep(request: LeadRequest, meta?: LeadMeta): Promise<LeadReceipt>;
  /** `POST /unlock`: fresh links for a receipt's pass; none where that serves no more. */
  unlock(request: CallRequest<'POST /unlock'>['body']): Pick<LeadReceipt, 'links'>;
}

export interface LeadServiceOptions {
  db: LeadDatabase;
  /** Called before each write. */
  whenPrepared: WhenPrepared;
  content: Content;
  isAllowedOrigin: OriginCheck;
  secret: string;
  /** Leads a minute for one address and form. */
  rateLimit: number;
  /** Where each lead is delivered to: a row of the outbox for each. */
  destinations: readonly string[];
  /** What a kept lead's sender gets links to. */
  unlocking: Unlocking;
  /** Called when the disk is full. */
  makeRoom?: MakeRoom;
  /** Told once a lead is on the disk. */
  onKept?: () => void;
  /** Told about each lead that was sent, and about no test. */
  onOutcome?: (outcome: CountedOutcome) => void;
  /** Told about each test that went well. */
  onTested?: (test: { form: number; origin?: string; traceId?: string }) => void;
  /** Told when the database cannot count leads for all servers, so that each counts alone for now. */
  onAlone?: (error: unknown) => void;
  /** Told about a failing database, without anything of the lead. */
  onError: (error: unknown, meta: LeadMeta) => void;
  now?: () => Date;
}

/** What comes with a request, and how its key is made once it is checked. */
type Given = [meta: LeadMeta, createKey: (checked: CheckedLead) => string | null];

export function createLeadService(options: LeadServiceOptions): LeadService {
  const { db, content, isAllowedOrigin, secret, unlocking, onKept, onOutcome, onTested, onError } = options;
  const { now = () => new Date() } = options;
  const passes = createUnlockPasses(secret, now);
  const { rateLimit: perMinute, whenPrepared, onAlone } = options;
  const takeTurn = createLeadLimit({ db, whenPrepared, perMinute, secret, onAlone });
  const write = async (leads: readonly NewLead[]) => {
    await options.whenPrepared();
    return withRoom(() => storeLeads(db, leads, options.destinations), options.makeRoom);
  };
  const store = createBatch<NewLead, Stored>(write, { longest: longestStoring, isItemsOwn: isRowsOwn });

  const toRow = (request: LeadRequest, checked: CheckedLead, meta: LeadMeta, key: string | null): NewLead => {
    const { site, form, values } = checked;
    const created = now().toISOString();
    // Where there is no policy, nobody can have agreed to one.
    const consent = site.privacyPolicy && request.consent;
    return {
      id: randomUUID(),
      idempotency_key: key,
      fingerprint: createFingerprint(checked),
      site_id: site.id,
      site_mark: site.mark,
      form_id: form.id,
      form_name: form.name,
      field_values: JSON.stringify(values),
      source_type: request.formTypeSource ?? null,
      source_id:
        request.sourceId === undefined || request.sourceId === null ? null : cleanText(String(request.sourceId)),
      traffic: describeTraffic(request, meta.notes, request.consent !== undefined && !consent),
      consent_version: consent ? cleanText(consent.policyVersion) : null,
      consent_at: consent ? created : null,
      suspect: suspect(request),
      address_hash: meta.address ? createHmac('sha256', secret).update(meta.address).digest('hex').slice(0, 32) : null,
      created_at: created,
    };
  };

  const decide = async (request: LeadRequest, ...[meta, createKey]: Given): Promise<LeadOutcome> => {
    if (meta.origin !== undefined && !isAllowedOrigin(meta.origin, meta.host, request.site.id))
      throw refusals.foreignOrigin(meta.origin);
    // Forms that are no more count as one: there are as many of them as there are numbers.
    const form = content.find('form', request.form.id) ? request.form.id : 'none';
    const wait = await takeTurn(`${senderOf(meta.address ?? '')} ${form}`);
    if (wait > 0) throw refusals.tooMany(wait);
    const checked = checkLead(request, content);
    if ('errors' in checked) return { kind: 'invalid', errors: checked.errors };
    const key = createKey(checked);
    if (request.test) {
      onTested?.({ form: checked.form.id, origin: meta.origin, traceId: meta.traceId });
      const wouldUnlock = unlocking.targetsOf(request, checked, meta.host).length > 0;
      return { kind: 'tested', receipt: { id: randomUUID(), test: true }, wouldUnlock };
    }
    const row = toRow(request, checked, meta, key);
    const stored = await store(row).catch((error: unknown) => {
      onError(error, meta);
      throw error instanceof OutcomeUnknownError ? refusals.outcomeUnknown() : refusals.storageFails();
    });
    if (stored.kind === 'conflict') throw refusals.keyTaken();
    // Of a repeated one too: the first may have been kept without a word of it from the database.
    onKept?.();
    const unlocked = unlocking.targetsOf(request, checked, meta.host);
    const links = unlocking.linksTo(unlocked, checked);
    const pass = links && passes.write(checked.form.id, unlocked, passLifetime.kept);
    return { kind: 'kept', repeated: stored.kind === 'known', receipt: { id: stored.id, links, pass }, unlocked };
  };

  const accept = async (request: LeadRequest, ...given: Given): Promise<LeadOutcome> => {
    const outcome = await decide(request, ...given).catch((error: unknown) => {
      if (error instanceof AnswerError) return { kind: 'refused', error } as const;
      throw error;
    });
    const isRepeated = outcome.kind === 'kept' && outcome.repeated;
    if (!request.test && outcome.kind !== 'tested') onOutcome?.(isRepeated ? 'repeated' : outcome.kind);
    return outcome;
  };

  const service: LeadService = {
    accept: (request, meta = {}) => accept(request, meta, () => readKey(meta.idempotencyKey)),
    acceptNative: (request, meta = {}) =>
      accept(request, meta, (checked) => {
        const { formTypeSource = '', sourceId = '', unlock = [] } = request;
        const wanted = [formTypeSource, sourceId, writeUnlock([unlock].flat())];
        const parts = [createFingerprint(checked), meta.address ?? '', now().toISOString().slice(0, 10), ...wanted];
        return `native-${createHash('sha256').update(parts.join('\n')).digest('hex')}`;
      }),
    noteInvalid: ({ test }) => {
      if (!test) onOutcome?.('invalid');
    },
    keep: async (request, meta) => {
      const outcome = await service.accept(request, meta);
      if (outcome.kind === 'kept' || outcome.kind === 'tested') return outcome.receipt;
      if (outcome.kind === 'refused') throw outcome.error;
      throw refusals.unusable(Object.entries(outcome.errors).map(([field, message]) => ({ field, message })));
    },
    unlock: ({ site, form, pass }) => {
      const read = passes.read(form.id, pass);
      return !read || read.isExpired ? {} : { links: unlocking.linksTo(read.targets, { site, form }) };
    },
  };
  return service;
}

/** The form and its values alone: how long it took or from which page it came may differ when it is sent again. */
function createFingerprint({ site, form, values }: CheckedLead): string {
  // By id: the form's order may be another when it is sent again.
  const sorted = [...values].sort((a, b) => a.id - b.id);
  const parts = [site.id, form.id, sorted.map(({ id, value }) => [id, value])];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** The traffic data as they are kept, with the names of the parts that could not be kept as they came. */
function describeTraffic({ trafficAccessReq }: LeadRequest, notes: LeadNotes | undefined, lostConsent: boolean) {
  const dropped = [...(notes?.dropped ?? []), ...(lostConsent ? ['consent'] : [])];
  const shortened = notes?.shortened ?? [];
  if (!trafficAccessReq && dropped.length + shortened.length === 0) return null;
  return JSON.stringify({
    ...trafficAccessReq,
    ...(dropped.length > 0 ? { dropped } : {}),
    ...(shortened.length > 0 ? { shortened } : {}),
  });
}

/** The draft standard's header is a quoted string; most clients send it bare. */
function readKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  const key = header.trim().replace(/^"(.*)"$/, '$1');
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw refusals.badKey();
  return key;
}
