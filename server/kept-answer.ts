import type { Representation, Representations } from './representations.ts';

type Headers = Readonly<Record<string, string>>;

/** A body with its headers, which are put together once for each form of it. */
export interface KeptAnswer {
  body: Representations;
  /** `whole` goes with the bytes, `unchanged` with a 304. */
  headersOf(representation: Representation): { whole: Headers; unchanged: Headers };
}

export function createKeptAnswer(body: Representations, base: Headers): KeptAnswer {
  const known = new WeakMap<Representation, { whole: Headers; unchanged: Headers }>();
  return {
    body,
    headersOf(representation) {
      const made = known.get(representation);
      if (made) return made;
      const { encoding, etag, bytes } = representation;
      const unchanged = { ...base, etag };
      const length = { 'content-length': String(bytes.length) };
      const whole = { ...unchanged, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }), ...length };
      known.set(representation, { whole, unchanged });
      return { whole, unchanged };
    },
  };
}
