import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Entry } from './entry.ts';
import type { TypeName } from './types.ts';

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

/** @param now tells the time; tests set it */
export function createPreviewCheck(secret: string, now: () => Date = () => new Date()): PreviewCheck {
  return (token, entry) => {
    const [, expiry, signature] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token ?? '') ?? [];
    if (expiry === undefined || signature === undefined) return false;
    if (Number.parseInt(expiry, 36) * 1000 <= now().getTime()) return false;
    return timingSafeEqual(sign(secret, entry, expiry), Buffer.from(signature, 'base64url'));
  };
}

function sign(secret: string, { type, slug, mark }: Previewed, expiry: string): Buffer {
  return createHmac('sha256', secret).update(['preview', type, slug, mark, expiry].join('\n')).digest();
}

/** The page that shows an entry, for the types that have one; the id takes the place of `:id`. */
const pages: Partial<Record<TypeName, string>> = {
  form: '/form/:id/preview',
  news: '/article-detail/news/:id/preview',
  introduction: '/about-us/intro/:id/preview',
  'service-and-support': '/services/:id/preview',
  'join-us': '/join-us/:id/preview',
  product: '/product/:id',
  'product-category': '/product-category/:id',
  solution: '/solution/:id',
  example: '/case-detail/:id',
  activity: '/activity/:id',
  'media-resource': '/Media/:id',
  publication: '/periodical/:id',
};

/** The types that a preview link can be made for. */
export const previewedTypes = Object.keys(pages) as TypeName[];

/** The address that shows an entry to who holds the token, without the site's origin. Undefined where no page shows it. */
export function previewPath({ type, id }: Pick<Entry, 'type' | 'id'>, token: string): string | undefined {
  const page = pages[type];
  return page && `${page.replace(':id', String(id))}?preview=${token}`;
}
