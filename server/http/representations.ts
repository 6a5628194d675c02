import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createLimit } from '../base/limit.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body in one form, as it is sent. */
export interface Representation {
  encoding: Encoding;
  bytes: Buffer;
}

/** A body that can be sent in every form. */
export interface Representations {
  /** Weak, for it names what the body says and not the bytes: the same for every form (RFC 9110, section 8.8.1). */
  etag: string;
  /** Bytes before compression. */
  size: number;
  /** At once where the form was made before: a Promise would cost each answer a turn of the event loop. */
  in(encoding: Encoding): Representation | Promise<Representation>;
}

/** Below this many bytes a compressed body is hardly smaller than its own header line. */
const leastBytes = 128;

/** Best forms that are made at once: zlib's threads are those that read files and resize pictures. */
const takeTurn = createLimit(1);

/** A body of so many bytes is compressed as well as can be in some 2 ms, and so at once. */
const smallBytes = 2048;

type Effort = 'quick' | 'best';

/**
 * Brotli's best takes 50 to 100 ms for a page, so that only what is asked for again is worth it. Quality 7 takes 2.6 ms, and
 * makes a page an eighth smaller than 4 for the one who asks first. 8 makes it a six-hundredth smaller than that, with
 * tables of 16 MB, of which each of zlib's threads keeps its own: a site whose pages were all rendered took 80 MB more.
 */
const brotliQuality = (effort: Effort, size: number) => (effort === 'quick' ? 7 : size <= 8192 ? 11 : 10);

/**
 * Bits of how far back is looked: 256 KB are more than any page. With the usual 4 MB most of the time went into fetching
 * that memory from the system, for each page anew.
 */
const brotliWindow = (effort: Effort) => (effort === 'quick' ? 18 : constants.BROTLI_DEFAULT_WINDOW);

/**
 * Quality 7 looks at every fourth kilobyte of a body to choose whether to tell letters by the one before them, and may
 * miss that it is worth it, which is 0.8 KB of a page. Of what it is told to be a megabyte it always tells them so, in a
 * way that is 0.2 KB worse than the best choice: the smaller of the two is never far from that.
 */
const sizeHints = (effort: Effort, size: number) => (effort === 'quick' ? [size, 1 << 20] : [size]);

async function compressByBrotli(bytes: Buffer, effort: Effort): Promise<Buffer> {
  const made = await Promise.all(
    sizeHints(effort, bytes.length).map((hint) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality(effort, bytes.length),
          [constants.BROTLI_PARAM_LGWIN]: brotliWindow(effort),
          [constants.BROTLI_PARAM_SIZE_HINT]: hint,
        },
      }),
    ),
  );
  return made.reduce((smallest, each) => (each.length < smallest.length ? each : smallest));
}

const compress = {
  br: compressByBrotli,
  gzip: (bytes: Buffer, effort: Effort) => promisify(gzip)(bytes, { level: effort === 'quick' ? 4 : 9 }),
};

interface Form {
  /** What is sent; a promise until it was made for the first time. */
  made: Representation | Promise<Representation>;
  isBest: boolean;
}

/**
 * Keeps a body's bytes and the forms that were asked for. A form is made quickly for who asks first, and as small as
 * can be for those who come after.
 * @param isPopular whether it will be asked for again for certain: then its best form is not waited for
 */
export function createRepresentations(bytes: Buffer, { isPopular = false } = {}): Representations {
  const identity: Representation = { encoding: 'identity', bytes };
  const forms = new Map<Encoding, Form>();

  const make = async (encoding: 'br' | 'gzip', effort: Effort): Promise<Representation> => ({
    encoding,
    // A copy: zlib's own answer holds on to the 16 KB that it was written into.
    bytes: Buffer.from(await compress[encoding](bytes, effort)),
  });

  const improve = (encoding: 'br' | 'gzip', form: Form) => {
    form.isBest = true;
    takeTurn(() => make(encoding, 'best')).then(
      (best) => {
        form.made = best;
      },
      // What was made quickly stays.
      () => undefined,
    );
  };

  const begin = (encoding: 'br' | 'gzip'): Form => {
    const isBest = bytes.length <= smallBytes;
    const making = make(encoding, isBest ? 'best' : 'quick');
    const form: Form = { made: making, isBest };
    forms.set(encoding, form);
    making.then(
      (first) => {
        form.made = first;
        if (isPopular && !isBest) improve(encoding, form);
      },
      () => forms.delete(encoding),
    );
    return form;
  };

  return {
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    size: bytes.length,
    in(encoding) {
      if (encoding === 'identity' || bytes.length < leastBytes) return identity;
      const known = forms.get(encoding);
      if (!known) return begin(encoding).made;
      if (!known.isBest && !(known.made instanceof Promise)) improve(encoding, known);
      return known.made;
    },
  };
}

/** Whether an If-None-Match header names the ETag, compared weakly. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header === etag || header.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
