import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from './cached-response.ts';
import { negotiateEncoding } from './negotiate.ts';
import { matchesEtag } from './representations.ts';

/** Sends an answer in the form that is taken, or 304 to who has it. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
): Promise<FastifyReply> {
  if (matchesEtag(request.headers['if-none-match'], answer.body.etag))
    return reply.code(304).headers(answer.unchanged).send();
  const representation = await answer.body.in(negotiateEncoding(request.headers['accept-encoding']));
  return reply.headers(answer.headersOf(representation)).send(representation.bytes);
}
