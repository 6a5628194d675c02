import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CachedResponse, createCachedResponse } from '../http/cached-response.ts';
import { negotiateEncoding } from '../http/negotiate.ts';
import { sendCached } from '../http/send-cached.ts';
import { createHeroLink } from './hero-preload.ts';
import type { CachedPage } from './page-cache.ts';

type Headers = Readonly<Record<string, string>>;

/** What only the holder of a link may see: kept by nobody, found by no search engine. */
const privately: Headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/**
 * A browser asks each time. A shared cache may answer for a second, so that a flood of visitors is one request to it, and
 * goes on with what it has for a day while no server answers.
 */
export const keeping = 'public, max-age=0, s-maxage=1, stale-if-error=86400';

export interface PageSender {
  send(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<FastifyReply>;
  sendPrivately(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<FastifyReply>;
  /** With a cookie for this visitor alone. */
  sendStoring(request: FastifyRequest, reply: FastifyReply, page: CachedPage, cookie: string): Promise<FastifyReply>;
  /** A page that was found, ready to be given again. @param headers of who asks for it */
  keep(page: CachedPage, headers: IncomingHttpHeaders): CachedResponse;
}

/**
 * Phones, by the hint that Chromium's browsers send to every secure address (User-Agent Client Hints), are told of the
 * hero sooner than a page can: docs/decisions/0243.
 */
const isPhone = (headers: IncomingHttpHeaders) => headers['sec-ch-ua-mobile'] === '?1';

/** @param common headers that every page carries beside its own policy */
export function createPageSender(common: Headers): PageSender {
  const headersOf = ({ policy, status, markdown, retryAfter, hero }: CachedPage, toPhone: boolean): Headers => ({
    ...common,
    'content-security-policy': policy,
    'cache-control': status === 200 ? keeping : 'no-store',
    vary: 'Accept, Accept-Encoding, Cookie, Sec-CH-UA-Mobile',
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    ...(markdown === undefined
      ? { 'speculation-rules': '"/speculation-rules.json"', 'content-type': 'text/html; charset=utf-8' }
      : { 'content-type': 'text/markdown; charset=utf-8' }),
    ...(markdown?.of === undefined ? {} : { link: `<${markdown.of}>; rel="canonical"` }),
    ...(markdown?.unlisted ? { 'x-robots-tag': 'noindex' } : {}),
    ...(hero && toPhone ? { link: createHeroLink(hero) } : {}),
  });
  const [forPhones, forOthers] = [new WeakMap<CachedPage, CachedResponse>(), new WeakMap<CachedPage, CachedResponse>()];
  const keep = (page: CachedPage, headers: IncomingHttpHeaders) => {
    const toPhone = isPhone(headers);
    const kept = toPhone ? forPhones : forOthers;
    const answer = kept.get(page) ?? createCachedResponse(page.body, headersOf(page, toPhone));
    kept.set(page, answer);
    return answer;
  };
  const sendOnce = async (request: FastifyRequest, reply: FastifyReply, page: CachedPage, extra: Headers) => {
    const { bytes, encoding } = await page.body.in(negotiateEncoding(request.headers['accept-encoding']));
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .code(page.status)
      .headers({ ...headersOf(page, isPhone(request.headers)), ...extra })
      .send(bytes);
  };
  return {
    send: (request, reply, page) =>
      page.status === 200
        ? sendCached(request, reply, keep(page, request.headers))
        : sendOnce(request, reply, page, {}),
    sendStoring: (request, reply, page, cookie) =>
      sendOnce(request, reply, page, { 'cache-control': 'private, no-cache', 'set-cookie': cookie }),
    sendPrivately: (request, reply, page) => sendOnce(request, reply, page, privately),
    keep,
  };
}
