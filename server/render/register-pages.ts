import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Content } from '../content/content.ts';
import { type CachedPage, createCachedPage, PageCache } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';
import { createPageSender } from './send-page.ts';
import { findSite, type SiteRequest } from './site-of-request.ts';

export interface PageRoutesOptions {
  content: Content;
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
  const { content, renderer } = options;
  const cache = new PageCache();
  const sender = createPageSender(options.headers);
  // By what requests say themselves, so that a page that was sent before is sent again without a look at the rest.
  const recent = new Map<string, CachedPage>();
  const endListening = content.onChange(() => {
    cache.clear();
    recent.clear();
  });
  app.addHook('onClose', async () => endListening());

  app.get('/speculation-rules.json', (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('Cache-Control', 'public, max-age=3600')
      .send(speculationRules),
  );

  app.get('/*', (request, reply) => {
    const key = [request.headers.host, readStoredMark(request), request.url].join('\n');
    const known = recent.get(key);
    return known ? sender.send(request, reply, known) : answer(request, reply, key);
  });

  const answer = async (request: FastifyRequest, reply: FastifyReply, key: string) => {
    const asked = readSite(request, options);
    const { preview } = request.query as { preview?: unknown };
    if (typeof preview === 'string') {
      const page = await renderer.render(asked, { preview });
      await sender.sendPrivately(request, reply, createCachedPage(page));
      return reply;
    }
    const { version } = content;
    const page = await cache.get(cacheKey(asked), () => renderer.render(asked));
    if (page.kept && key.length <= longestKey && version === content.version) {
      if (recent.size >= mostRecent) recent.clear();
      recent.set(key, page);
    }
    await sender.send(request, reply, page);
    return reply;
  };
}

/** Requests that are remembered, and the longest that is. */
const mostRecent = 5000;
const longestKey = 500;

function readStoredMark({ headers }: FastifyRequest): string | undefined {
  return headers.cookie && /(?:^|;\s*)lang=([a-z]+)/.exec(headers.cookie)?.[1];
}

export function readSite(request: FastifyRequest, { content, publicOrigin }: PageRoutesOptions): SiteRequest {
  const path = new URL(request.url, 'http://page').pathname;
  const storedMark = readStoredMark(request);
  return findSite(content.sites, publicOrigin, { path, host: request.headers.host ?? '', storedMark });
}

/** All that a page's HTML depends on: hosts count only where they have a filing number of their own. */
function cacheKey({ site, path, base, host, byHost }: SiteRequest): string {
  const filing = site.filing?.hosts?.[host] ? host : '';
  return [site.mark, base, byHost, filing, path].join(' ');
}
