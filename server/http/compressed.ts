import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip } from 'node:zlib';
import type { Representations } from './representations.ts';

/**
 * A body that is kept as gzip alone, for what is large and seldom asked for: whoever takes another form gets it made anew.
 * @param bytes compressed
 */
export function createCompressed(bytes: Buffer): Representations {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  return {
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    size: bytes.length,
    in(encoding) {
      if (encoding === 'gzip') return { encoding, bytes };
      const identity = promisify(gunzip)(bytes);
      if (encoding === 'identity') return identity.then((plain) => ({ encoding, bytes: plain }));
      return identity
        .then((plain) => promisify(brotliCompress)(plain, { params }))
        .then((br) => ({ encoding, bytes: br }));
    },
  };
}
