import { createHmac, timingSafeEqual } from 'node:crypto';
import { createPathReader, toPath } from '../../contract/paths.ts';
import type { Content } from './content.ts';
import type { Entry } from './entry.ts';
import { fieldOf } from './entry-name.ts';
import { listParted } from './type-of-address.ts';
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

/** The entry of a type and site that a token is for. */
export function findPreviewed<Name extends TypeName>(
  { content, allowsPreview }: PreviewGround,
  type: Name,
  siteId: number,
  token: string | undefined,
): Entry<Name> | undefined {
  if (!readToken(token)) return undefined;
  const own = content.entries.filter((entry) => entry.type === type && entry.siteId === siteId);
  const found = own.find((entry) => allowsPreview(token, entry));
  return found && content.findSlug(type, siteId, found.slug, true);
}

interface PreviewGround {
  content: Pick<Content, 'entries' | 'findSlug'>;
  allowsPreview: PreviewCheck;
}

/** The addresses that show a type's entries: one for all, or the patterns of those that its entries name. */
function previewAddresses(type: TypeName): readonly string[] {
  const { preview, page, addressed = listParted(type) } = typeRow(type);
  return [preview ?? page ?? addressed].flat();
}

type Shown = Pick<Entry, 'type' | 'id' | 'value' | 'extra'>;

/** The types that a preview link can be made for. */
export const previewedTypes = typeNames.filter((type) => previewAddresses(type).length > 0);

/** The path of the page that shows an entry. Undefined where no page does, or none is at the address that it names. */
export function previewPage({ type, id, value, extra }: Shown): string | undefined {
  const addresses = previewAddresses(type);
  const { partOf } = typeRow(type);
  if (typeof partOf === 'object') {
    const named = fieldOf({ value, extra }, partOf.field);
    return Object.entries(partOf.pages).find(([each]) => each === named)?.[1];
  }
  const path = 'pageAddress' in value && typeRow(type).addressed ? value.pageAddress : toPath(addresses[0] ?? '', id);
  return addresses.some((address) => createPathReader(address)(path)) ? path : undefined;
}

/** The address that shows an entry to who holds the token, without the site's origin. */
export function previewPath(entry: Shown, token: string): string | undefined {
  const path = previewPage(entry);
  return path && `${path}?preview=${token}`;
}
