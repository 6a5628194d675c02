import { createHmac, timingSafeEqual } from 'node:crypto';
import { linkLifetime } from '../../contract/constants.ts';
import { toFileName } from '../content/gates/gate.ts';

/** What a link's query says of itself. */
export interface LinkQuery {
  expires?: string;
  signature?: string;
}

export interface SignedLinks {
  /** A file's address as it serves for ten minutes. An address of another host stays as it is, and expires by nothing. */
  sign(url: string): { url: string; expiresAt?: string };
  /** Whether a query lets its holder have the file of that name below files/. */
  check(name: string, query: LinkQuery): 'valid' | 'expired' | 'invalid';
}

/** Links that are bound to one file and one moment by a signature. */
export function createSignedLinks(secret: string, now: () => Date = () => new Date()): SignedLinks {
  const signatureOf = (name: string, expires: string) =>
    createHmac('sha256', secret).update(['file', name, expires].join('\n')).digest();

  return {
    sign(url) {
      const name = toFileName(url);
      if (name === undefined) return { url };
      const expires = Math.ceil((now().getTime() + linkLifetime) / 1000);
      const query = new URLSearchParams({
        expires: String(expires),
        signature: signatureOf(name, String(expires)).toString('base64url'),
      });
      return { url: `${url.replace(/[?#].*$/, '')}?${query}`, expiresAt: new Date(expires * 1000).toISOString() };
    },
    check(name, { expires = '', signature = '' }) {
      if (!/^\d{1,12}$/.test(expires) || !/^[\w-]{43}$/.test(signature)) return 'invalid';
      if (!timingSafeEqual(signatureOf(name, expires), Buffer.from(signature, 'base64url'))) return 'invalid';
      return Number(expires) * 1000 <= now().getTime() ? 'expired' : 'valid';
    },
  };
}
