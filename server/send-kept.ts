import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeptAnswer } from './kept-answer.ts';
import { negotiateEncoding } from './render/negotiate.ts';
import { matchesEtag } from './representations.ts';

/** Sends an answer in the form that is taken, or 304 to who has it. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
): Promise<FastifyReply> {
  const representation = await answer.body.in(negotiateEncoding(request.headers['accept-encoding']));
  const { whole, unchanged } = answer.headersOf(representation);
  if (matchesEtag(request.headers['if-none-match'], representation.etag))
    return reply.code(304).headers(unchanged).send();
  return reply.headers(whole).send(representation.bytes);
}
