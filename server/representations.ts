import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body in one form. The ETag differs from form to form, as RFC 9110 section 8.8.3.3 asks. */
export interface Representation {
  encoding: Encoding;
  bytes: Buffer;
  etag: string;
}

/** A body that can be sent in every form; each is made when it is first asked for, and kept. */
export interface Representations {
  /** At once where the form was made before: a Promise would cost each answer a turn of the event loop. */
  in(encoding: Encoding): Representation | Promise<Representation>;
}

/** Below this many bytes a compressed body is hardly smaller than its own header line. */
const leastBytes = 128;

/** Brotli's quality by the size of the body: the best takes some 50 ms for 40 KB, and 1 ms for 1 KB. */
const qualityOf = (size: number) => (size <= 4096 ? 11 : 9);

const compress = {
  br: (bytes: Buffer, quality: number) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Keeps a text's bytes and, once asked for, its compressed forms. */
export function createRepresentations(bytes: Buffer, quality = qualityOf(bytes.length)): Representations {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const identity: Representation = { encoding: 'identity', bytes, etag: `"${hash}"` };
  const made = new Map<Encoding, Representation | Promise<Representation>>();
  return {
    in(encoding) {
      if (encoding === 'identity' || bytes.length < leastBytes) return identity;
      const known = made.get(encoding);
      if (known) return known;
      const making = compress[encoding](bytes, quality).then((compressed): Representation => {
        const representation = { encoding, bytes: compressed, etag: `"${hash}-${encoding}"` };
        made.set(encoding, representation);
        return representation;
      });
      made.set(encoding, making);
      making.catch(() => made.delete(encoding));
      return making;
    },
  };
}

/** Whether an If-None-Match header names the ETag. Compared weakly: proxies that touch a body weaken its tag. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return (
    header === etag ||
    header.split(',').some((part) => {
      const tag = part.trim().replace(/^W\//, '');
      return tag === '*' || tag === etag;
    })
  );
}
