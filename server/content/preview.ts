import { createHmac, timingSafeEqual } from 'node:crypto';
import { toPath } from '../../contract/paths.ts';
import type { Entry } from './entry.ts';
import { type TypeName, typeNames, typeRow } from './types.ts';

/** What a preview link lets its holder see: one entry of one site, until a moment. */
export type Previewed = Pick<Entry, 'type' | 'slug' | 'mark'>;

/** Decides whether a token lets its holder see an entry that is not public. */
export type PreviewCheck = (token: string | undefined, entry: Previewed) => boolean;

/** The longest that a link may last, in hours. */
export const mostHours = 720;

/**
 * A token for one entry: the moment that it expires, in seconds since 1970 and base 36, a dot, and a signature over
 * both. It names no entry, so that it tells nothing to whom it does not serve.
 */
export function createPreviewToken(secret: string, entry: Previewed, expiresAt: Date): string {
  const expiry = Math.floor(expiresAt.getTime() / 1000).toString(36);
  return `${expiry}.${sign(secret, entry, expiry).toString('base64url')}`;
}

/** Until when a token serves; an invalid date where it is none. Whether it serves is for the check to say. */
export function readPreviewExpiry(token: string): Date {
  return new Date(readToken(token)?.until ?? Number.NaN);
}

/** @param now tells the time; tests set it */
export function createPreviewCheck(secret: string, now: () => Date = () => new Date()): PreviewCheck {
  return (token, entry) => {
    const read = readToken(token);
    if (!read || read.until <= now().getTime()) return false;
    return timingSafeEqual(sign(secret, entry, read.expiry), read.signature);
  };
}

/** A token's parts, and until when it serves in milliseconds; undefined where it is none. */
function readToken(token = ''): { expiry: string; until: number; signature: Buffer } | undefined {
  const [, expiry, signature] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? [];
  if (expiry === undefined || signature === undefined) return undefined;
  return { expiry, until: Number.parseInt(expiry, 36) * 1000, signature: Buffer.from(signature, 'base64url') };
}

function sign(secret: string, { type, slug, mark }: Previewed, expiry: string): Buffer {
  return createHmac('sha256', secret).update(['preview', type, slug, mark, expiry].join('\n')).digest();
}

/** The address that shows an entry of a type, where there is one. */
const previewAddress = (type: TypeName) => typeRow(type).preview ?? typeRow(type).page;

/** The types that a preview link can be made for. */
export const previewedTypes = typeNames.filter(previewAddress);

/** The address that shows an entry to who holds the token, without the site's origin. Undefined where no page shows it. */
export function previewPath({ type, id }: Pick<Entry, 'type' | 'id'>, token: string): string | undefined {
  const address = previewAddress(type);
  return address ? `${toPath(address, id)}?preview=${token}` : undefined;
}
