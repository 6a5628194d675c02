import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag, type Representation } from './representations.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * Sends kept bytes, or 304 to who has them. Headers are put together once for each representation: writing them one by
 * one would take longer than all else of an answer from memory.
 */
export function createSender(base: Headers) {
  const known = new WeakMap<Representation, { whole: Headers; unchanged: Headers }>();
  const headersOf = (representation: Representation) => {
    let headers = known.get(representation);
    if (!headers) {
      const { encoding, etag } = representation;
      const unchanged = { ...base, etag };
      headers = {
        unchanged,
        whole: encoding === 'identity' ? unchanged : { ...unchanged, 'content-encoding': encoding },
      };
      known.set(representation, headers);
    }
    return headers;
  };
  return (request: FastifyRequest, reply: FastifyReply, representation: Representation): void => {
    const { whole, unchanged } = headersOf(representation);
    if (matchesEtag(request.headers['if-none-match'], representation.etag)) reply.code(304).headers(unchanged).send();
    else reply.headers(whole).send(representation.bytes);
  };
}
