import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long a browser may remember a preflight, in seconds; Chromium keeps none longer than two hours. */
const preflightAge = '7200';

/** `POST /form`, and not `GET /widget/form`, which reads. */
const formPath = /^\/api\/internal\/form\/?(?:\?|$)/;

/**
 * Who may read what: calls that read are open to every page. Forms take leads from pages that the site knows; a page
 * that it does not know may ask all the same, so that it can read why it is refused, and the form can say so.
 * Two rules and few headers; a plugin that decides for each request would cost more than most answers.
 */
export function createCors() {
  const isForm = (request: FastifyRequest) => formPath.test(request.url);

  /** What makes an answer readable for the page that asked. */
  const headersFor = (request: FastifyRequest): Record<string, string> => {
    const { origin } = request.headers;
    if (!isForm(request)) return { 'access-control-allow-origin': '*' };
    if (origin === undefined) return { vary: 'Origin' };
    return { 'access-control-allow-origin': origin, 'access-control-expose-headers': 'retry-after', vary: 'Origin' };
  };

  const answerPreflight = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(204)
      .headers({
        ...headersFor(request),
        'access-control-allow-methods': isForm(request) ? 'POST' : 'GET, HEAD, POST',
        // Whichever it asks for: a page may have a `fetch` of its own that says more with each call than the calls take.
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
        'access-control-max-age': preflightAge,
      })
      .send();

  return { headersFor, answerPreflight };
}
