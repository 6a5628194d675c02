import type { Encoding } from './page-cache.ts';

/** The best encoding that an Accept-Encoding header takes: Brotli, then gzip. A weight of 0 refuses one. */
export function negotiateEncoding(header: string | undefined): Encoding {
  const refused = /\b(br|gzip)\s*;\s*q=0(?:\.0*)?(?:,|$)/gi;
  const refusals = new Set([...(header ?? '').matchAll(refused)].map(([, name]) => name?.toLowerCase()));
  const taken = (name: string) => new RegExp(`(?:^|[,\\s])${name}(?:[,;\\s]|$)`, 'i').test(header ?? '');
  if (taken('br') && !refusals.has('br')) return 'br';
  return taken('gzip') && !refusals.has('gzip') ? 'gzip' : 'identity';
}
