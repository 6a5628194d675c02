import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Content } from '../content/content.ts';
import { negotiateEncoding } from './negotiate.ts';
import { type CachedPage, PageCache } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';
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
  const endListening = content.onChange(() => cache.clear());
  app.addHook('onClose', async () => endListening());

  app.get('/speculation-rules.json', (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('Cache-Control', 'public, max-age=3600')
      .send(speculationRules),
  );

  app.get('/*', async (request, reply) => {
    const asked = readSite(request, options);
    const page = await cache.get(cacheKey(asked), () => renderer.render(asked));
    return sendPage(request, reply.headers(options.headers), page);
  });
}

export function readSite(request: FastifyRequest, { content, publicOrigin }: PageRoutesOptions): SiteRequest {
  const path = new URL(request.url, 'http://page').pathname;
  const storedMark = /(?:^|;\s*)lang=([a-z]+)/.exec(request.headers.cookie ?? '')?.[1];
  return findSite(content.sites, publicOrigin, { path, host: request.headers.host ?? '', storedMark });
}

/** All that a page's HTML depends on: hosts count only where they have a filing number of their own. */
function cacheKey({ site, path, base, host, byHost }: SiteRequest): string {
  const filing = site.filing?.hosts?.[host] ? host : '';
  return [site.mark, base, byHost, filing, path].join(' ');
}

export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  reply
    .code(page.status)
    .header('Content-Security-Policy', page.policy)
    .header('ETag', page.etag)
    .header('Cache-Control', page.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store')
    .header('Vary', 'Accept-Encoding, Cookie')
    .header('Speculation-Rules', '"/speculation-rules.json"')
    .type('text/html; charset=utf-8');
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(await page.bytes(encoding));
}
