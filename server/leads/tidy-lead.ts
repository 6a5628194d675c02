import type { z } from 'zod';
import { leadRequestSchema, trafficSchema } from '../../contract/schemas/lead.ts';
import { mostUnlocks } from '../../contract/unlock.ts';

/** What became of a lead's description on its way in, by the names of its parts; nothing where all was as it should be. */
export interface LeadNotes {
  dropped: readonly string[];
  shortened: readonly string[];
}

/** How a part that only describes a lead is read: made what may be meant, cut to a length, held against its schema. */
interface Part {
  schema: z.ZodType;
  read(value: unknown): unknown;
  longest?: number;
}

type Parts = Readonly<Record<string, Part>>;

const lead = leadRequestSchema.shape;
const traffic = trafficSchema.shape;
const asItIs = (value: unknown) => value;

const partsOfLead: Parts = {
  shown: { schema: lead.shown, read: asItIs },
  formTypeSource: { schema: lead.formTypeSource, read: asItIs },
  sourceId: { schema: lead.sourceId, read: toText, longest: 4000 },
  consent: { schema: lead.consent, read: readConsent },
  website: { schema: lead.website, read: toText, longest: 4000 },
  elapsed: { schema: lead.elapsed, read: toNumber },
  unlock: { schema: lead.unlock, read: readUnlock },
  test: { schema: lead.test, read: toFlag },
};

const partsOfTraffic: Parts = {
  bd_vid: { schema: traffic.bd_vid, read: toText, longest: 4000 },
  ext_info: { schema: traffic.ext_info, read: toText, longest: 16_000 },
  deviceType: { schema: traffic.deviceType, read: toNumber },
  deviceId: { schema: traffic.deviceId, read: toText, longest: 4000 },
  logidUrl: { schema: traffic.logidUrl, read: toText, longest: 4000 },
};

/**
 * What describes a lead never costs it: an address that is too long is shortened, a number out of its range left out,
 * and the lead says so. What is essential (site, form and values) is not looked at; the call's schema holds that.
 * @param body the JSON that was sent, which may be anything
 */
export function tidyLead(body: unknown): { body: unknown; notes: LeadNotes } {
  const notes = { dropped: [] as string[], shortened: [] as string[] };
  if (!isRecord(body)) return { body, notes };
  const { trafficAccessReq } = body;
  const isTraffic = isRecord(trafficAccessReq);
  const tidy = {
    ...body,
    ...readParts(body, partsOfLead, notes),
    trafficAccessReq: isTraffic ? readParts(trafficAccessReq, partsOfTraffic, notes) : undefined,
  };
  if (!isTraffic && !isMissing(trafficAccessReq)) notes.dropped.push('trafficAccessReq');
  return { body: tidy, notes };
}

function readParts(
  given: Readonly<Record<string, unknown>>,
  parts: Parts,
  notes: { dropped: string[]; shortened: string[] },
): Record<string, unknown> {
  const entries = Object.entries(parts).map(([name, { schema, read, longest = Number.POSITIVE_INFINITY }]) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (isMissing(value)) return [name, undefined];
    const meant = read(value);
    const cut = typeof meant === 'string' && meant.length > longest ? shorten(meant, longest) : meant;
    const result = schema.safeParse(cut);
    if (!result.success || result.data === undefined) notes.dropped.push(name);
    else if (cut !== meant) notes.shortened.push(name);
    return [name, result.data];
  });
  return Object.fromEntries(entries);
}

/** A text cut to a length, and not through a character. */
export function shorten(whole: string, longest: number): string {
  return whole.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
}

/** Structures are kept as their JSON: whoever sends them means them to be read again. */
function toText(value: unknown): string | undefined {
  if (typeof value !== 'object') return String(value);
  try {
    return JSON.stringify(value);
  } catch (error) {
    // Nested deeper than can be written.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function toNumber(value: unknown): unknown {
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
}

/** What is no clear word for a test is a lead: one too many is seen, one too few is lost. */
function toFlag(value: unknown): unknown {
  return value === 'true' || value === 'false' ? value === 'true' : value;
}

function readConsent(value: unknown): unknown {
  if (!isRecord(value) || isMissing(value.policyVersion)) return undefined;
  return { policyVersion: toText(value.policyVersion) };
}

/** Of several that a form may unlock, one that is odd does not cost the others. */
function readUnlock(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.filter((each) => lead.unlock.safeParse(each).success && !Array.isArray(each)).slice(0, mostUnlocks);
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
