import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusals } from '../errors.ts';
import type { OriginCheck } from '../leads/origins.ts';

/** How long a browser may remember a preflight, in seconds; Chromium keeps none longer than two hours. */
const preflightAge = '7200';

const allowedHeaders = 'content-type, idempotency-key, cache-control, pragma';
const formPath = /\/form\/?(?:\?|$)/;

/**
 * Who may read what: calls that read are open to every page, forms take leads from pages that the site knows.
 * Two rules and constant headers; a plugin that decides for each request would cost more than most answers.
 */
export function createCors(isAllowedOrigin: OriginCheck) {
  const isForm = (request: FastifyRequest) => formPath.test(request.url);

  /** What makes an answer readable for the page that asked. */
  const headersFor = (request: FastifyRequest): Record<string, string> => {
    const { origin } = request.headers;
    if (!isForm(request)) return { 'access-control-allow-origin': '*' };
    if (origin === undefined || !isAllowedOrigin(origin, request.host)) return { vary: 'Origin' };
    return { 'access-control-allow-origin': origin, 'access-control-expose-headers': 'retry-after', vary: 'Origin' };
  };

  const answerPreflight = (request: FastifyRequest, reply: FastifyReply) => {
    const { origin } = request.headers;
    if (origin !== undefined && isForm(request) && !isAllowedOrigin(origin, request.host))
      throw refusals.foreignOrigin(origin);
    return reply
      .code(204)
      .headers({
        ...headersFor(request),
        'access-control-allow-methods': isForm(request) ? 'POST' : 'GET, HEAD, POST',
        'access-control-allow-headers': allowedHeaders,
        'access-control-max-age': preflightAge,
      })
      .send();
  };

  return { headersFor, answerPreflight };
}
