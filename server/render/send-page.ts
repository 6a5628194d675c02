import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Representation } from '../representations.ts';
import { createSender } from '../send-representation.ts';
import { negotiateEncoding } from './negotiate.ts';
import type { CachedPage } from './page-cache.ts';

type Headers = Readonly<Record<string, string>>;

/** What only the holder of a link may see: kept by nobody, found by no search engine. */
const privately: Headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

export interface PageSender {
  /** A promise only where the page is not yet compressed in the form that is taken. */
  send(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<void> | undefined;
  sendPrivately(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<void>;
}

/** @param common headers that every page carries beside its own policy */
export function createPageSender(common: Headers): PageSender {
  const senders = new WeakMap<CachedPage, ReturnType<typeof createSender>>();
  const headersOf = ({ policy, status }: CachedPage): Headers => ({
    ...common,
    'content-security-policy': policy,
    'cache-control': status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
    vary: 'Accept-Encoding, Cookie',
    'speculation-rules': '"/speculation-rules.json"',
    'content-type': 'text/html; charset=utf-8',
  });
  const senderOf = (page: CachedPage) => {
    const sender = senders.get(page) ?? createSender(headersOf(page));
    senders.set(page, sender);
    return sender;
  };
  const sendBody = (request: FastifyRequest, reply: FastifyReply, page: CachedPage, body: Representation) => {
    if (page.status === 200) return senderOf(page)(request, reply, body);
    if (body.encoding !== 'identity') reply.header('content-encoding', body.encoding);
    reply.code(page.status).headers(headersOf(page)).send(body.bytes);
  };
  return {
    send(request, reply, page) {
      const body = page.body.in(negotiateEncoding(request.headers['accept-encoding']));
      if (body instanceof Promise) return body.then((made) => sendBody(request, reply, page, made));
      sendBody(request, reply, page, body);
      return undefined;
    },
    async sendPrivately(request, reply, page) {
      const { bytes, encoding } = await page.body.in(negotiateEncoding(request.headers['accept-encoding']));
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      reply
        .code(page.status)
        .headers({ ...headersOf(page), ...privately })
        .send(bytes);
    },
  };
}
