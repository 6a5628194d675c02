import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Content } from '../content/content.ts';
import type { Front } from '../front.ts';
import { createCachedPage, PageCache } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';
import { createPageSender } from './send-page.ts';
import { findSite, type SiteRequest } from './site-of-request.ts';

export interface PageRoutesOptions {
  content: Content;
  /** Gives pages again that were given before. */
  front?: Front;
  renderer: PageRenderer;
  publicOrigin: string;
  /** Headers that every page carries beside its own policy. */
  headers: Readonly<Record<string, string>>;
}

/** Which pages a browser may fetch ahead: every link that is a page. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', '/files/*', '/form/*'] } }] },
      eagerness: 'moderate',
    },
  ],
});

/** Serves every page: rendered once, kept until the content changes, sent as it was compressed. */
export async function registerPages(app: FastifyInstance, options: PageRoutesOptions): Promise<void> {
  const { content, renderer, front } = options;
  const cache = new PageCache();
  const sender = createPageSender(options.headers);
  // The cache's keys by what requests say themselves: a page that was sent before is found without a look at the rest.
  const asked = new Map<string, string>();
  const endListening = content.onChange(() => {
    cache.clear();
    asked.clear();
  });
  front?.add({
    takesPost: () => false,
    find: (request, body) => {
      const key = body === undefined ? asked.get(questionOf(request)) : undefined;
      const page = key === undefined ? undefined : cache.peek(key);
      return page && sender.keep(page);
    },
  });
  app.addHook('onClose', async () => endListening());

  app.get('/speculation-rules.json', (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('Cache-Control', 'public, max-age=3600')
      .send(speculationRules),
  );

  app.get('/*', async (request, reply) => {
    const site = readSite(request, options);
    const { preview } = request.query as { preview?: unknown };
    if (typeof preview === 'string') {
      return sender.sendPrivately(request, reply, createCachedPage(await renderer.render(site, { preview })));
    }
    const key = cacheKey(site);
    const page = await cache.get(key, () => renderer.render(site));
    if (page.status === 200 && page.kept) {
      if (asked.size >= mostAsked) asked.clear();
      const question = questionOf(request.raw);
      if (question.length <= longestQuestion) asked.set(question, key);
    }
    return sender.send(request, reply, page);
  });
}

/** Questions that are remembered, and the longest that is. */
const mostAsked = 5000;
const longestQuestion = 500;

/** What of a request a page may depend on. */
function questionOf({ url, headers }: IncomingMessage): string {
  return `${url}\n${headers.host}\n${headers.cookie === undefined ? '' : readStoredMark(headers.cookie)}`;
}

function readStoredMark(cookie: string | undefined): string | undefined {
  return cookie && /(?:^|;\s*)lang=([a-z]+)/.exec(cookie)?.[1];
}

export function readSite(request: FastifyRequest, { content, publicOrigin }: PageRoutesOptions): SiteRequest {
  // Joined and not resolved: a path that begins with two slashes would be taken for another host.
  const path = new URL(`http://page${request.url}`).pathname;
  const storedMark = readStoredMark(request.headers.cookie);
  return findSite(content.sites, publicOrigin, { path, host: request.headers.host ?? '', storedMark });
}

/** All that a page's HTML depends on: hosts count only where they have a filing number of their own. */
function cacheKey({ site, path, base, host, byHost }: SiteRequest): string {
  const filing = site.filing?.hosts?.[host] ? host : '';
  return [site.mark, base, byHost, filing, path].join(' ');
}
