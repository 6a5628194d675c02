import type { Representation, Representations } from './representations.ts';

type Headers = Readonly<Record<string, string>>;

/** A body with its headers, which are put together once for each form of it. */
export interface CachedResponse {
  body: Representations;
  /** What goes with a 304. */
  unchanged: Headers;
  /** What goes with the bytes. */
  headersOf(representation: Representation): Headers;
}

export function createCachedResponse(body: Representations, base: Headers): CachedResponse {
  const unchanged: Headers = { ...base, etag: body.etag };
  const known = new WeakMap<Representation, Headers>();
  return {
    body,
    unchanged,
    headersOf(representation) {
      const made = known.get(representation);
      if (made) return made;
      const { encoding, bytes } = representation;
      const coding: Headers = encoding === 'identity' ? {} : { 'content-encoding': encoding };
      const headers = { ...unchanged, ...coding, 'content-length': String(bytes.length) };
      known.set(representation, headers);
      return headers;
    },
  };
}
