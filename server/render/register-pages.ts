import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { siteIcon } from '../../contract/constants.ts';
import type { FaultName } from '../../pages/fault/fault.text.ts';
import type { Content } from '../content/content.ts';
import { readTwinPath } from '../discovery/markdown/twin-path.ts';
import type { CacheLayer } from '../http/cache-layer.ts';
import type { FaultAnswers } from '../http/fault-answers.ts';
import { prefersMarkdown } from '../http/negotiate.ts';
import { readSite, readStoredMark } from '../http/read-site.ts';
import type { SiteRequest } from '../http/site-of-request.ts';
import { comesFromSibling, followChoice } from './chosen-language.ts';
import { createCachedPage, PageCache } from './page-cache.ts';
import { faultPlace, type PageRenderer } from './page-renderer.ts';
import type { createPreviewReader } from './preview-view.ts';
import { createPageSender } from './send-page.ts';
import type { createUnlockedView } from './show-unlocked.ts';

export interface PageRoutesOptions {
  content: Content;
  /** Gives pages again that were given before. */
  cacheLayer?: CacheLayer;
  /** Shows what goes wrong in the site's frame. */
  faults?: FaultAnswers;
  renderer: PageRenderer;
  /** What a preview link shows of a page. */
  readPreview: ReturnType<typeof createPreviewReader>;
  /** What a visitor's pass lets the thank-you page show. */
  showUnlocked?: ReturnType<typeof createUnlockedView>;
  publicOrigin: string;
  /** Headers that every page carries beside its own policy. */
  headers: Readonly<Record<string, string>>;
}

/** Which pages a browser may fetch ahead: every link that is a page. Chromium 121 and older want the source named. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/files/*', '/form/*', '/*.ics', '/*.atom'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Serves every page: rendered once, kept until the content changes, sent as it was compressed. */
export async function registerPages(app: FastifyInstance, options: PageRoutesOptions): Promise<void> {
  const { content, renderer, cacheLayer, faults, publicOrigin } = options;
  const cache = new PageCache();
  const sender = createPageSender(options.headers);
  // The cache's keys by what requests say themselves: a page that was sent before is found without a look at the rest.
  const asked = new Map<string, string>();
  const endListening = content.onChange(() => {
    cache.clear();
    asked.clear();
  });
  /** A language is chosen by how one comes, of which the cache's keys say nothing. */
  const bringsChoice = ({ headers }: IncomingMessage) =>
    readStoredMark(headers.cookie) === undefined && comesFromSibling(headers, { sites: content.sites, publicOrigin });
  cacheLayer?.add({
    takesPost: () => false,
    find: (request, body) => {
      if (body !== undefined || bringsChoice(request)) return undefined;
      const key = asked.get(questionOf(request));
      const page = key === undefined ? undefined : cache.peek(key);
      return page && sender.keep(page, request.headers);
    },
  });
  app.addHook('onClose', async () => endListening());

  /** One page for all addresses of a site, and one for its supplier portal's: a flood of them must cost no rendering. */
  const getFault = async (site: SiteRequest, fault: FaultName, accept: string | undefined) => {
    const place = `${faultPlace(site.path)} ${fault}`;
    const page = await (readsMarkdown(site, accept)
      ? cache.get(`${cacheKey({ ...site, path: place })} as Markdown`, () => renderer.renderMarkdownFault(site, fault))
      : cache.get(cacheKey({ ...site, path: place }), () => renderer.renderFault(site, fault)));
    if (!page) throw new Error(`There is no page for the fault ${fault}.`);
    return page;
  };
  /** A page, or its twin in Markdown, which has an address of its own and is given in the page's place to who prefers it. */
  const getPage = async (site: SiteRequest, accept: string | undefined) => {
    const twinOf = readTwinPath(site.path);
    if (readsMarkdown(site, accept)) {
      const own = { ...site, path: twinOf ?? site.path };
      const key = `${cacheKey(own, searchOf(own))} as Markdown`;
      const page = await cache.get(key, () => renderer.findMarkdown(own));
      if (page || twinOf !== undefined) return { key, page };
    }
    const key = cacheKey(site, searchOf(site));
    return { key, page: await cache.get(key, () => renderer.find(site)) };
  };
  /** Where the page of a path is whose mark stands in other letters, large or small: `/EN/` of `/en/`. */
  const findInOwnCase = async ({ path }: SiteRequest, { url, headers }: FastifyRequest) => {
    const [, segment = ''] = path.split('/');
    const mark = segment.toLowerCase();
    if (mark === segment || !content.sites.some((each) => each.mark === mark)) return undefined;
    const own = readSite({ url: url.replace(segment, mark), headers }, options);
    const match = renderer.match(own);
    if (match && 'location' in match) return own.base + match.location;
    const { page } = await getPage(own, headers.accept);
    return page && own.base + own.path + own.search;
  };
  const searchOf = (site: SiteRequest) => {
    const match = renderer.match(site);
    return match && 'search' in match ? match.search : undefined;
  };
  faults?.showWith(async (request, reply, site, status) =>
    sender.send(request, reply, await getFault(site, status, request.headers.accept)),
  );

  app.get('/speculation-rules.json', (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('Cache-Control', 'public, max-age=3600')
      .send(speculationRules),
  );

  // What a browser asks for where no page names an icon, as beside a PDF in a tab of its own.
  app.get('/favicon.ico', (_request, reply) =>
    reply.headers({ ...options.headers, 'cache-control': 'public, max-age=86400' }).redirect(siteIcon),
  );

  app.get('/*', async (request, reply) => {
    const site = readSite(request, options);
    const found = renderer.match(site);
    const moved = found ? 'location' in found && site.base + found.location : await findInOwnCase(site, request);
    const match = found && 'location' in found ? undefined : found;
    const { accept } = request.headers;
    const { preview, unlocked } = request.query as { preview?: unknown; unlocked?: unknown };
    const token = typeof preview === 'string' ? preview : undefined;
    if (moved) {
      const kept = token === undefined ? 'public, max-age=0, s-maxage=3600' : 'no-store';
      return reply
        .code(301)
        .headers({ ...options.headers, location: moved, 'cache-control': kept })
        .send();
    }
    const view = match && options.readPreview(match, site, token);
    if (match && view && (view !== 'public' || token !== undefined)) {
      const shown = view === 'refused' ? undefined : typeof view === 'string' ? {} : { preview: view };
      const page = shown && (await renderer.find(site, shown));
      // A page of an entry that is not public is refused alike: what a link is for is told to its holder alone.
      const fault = view === 'refused' || match.params.id ? 'preview' : 404;
      const answer = page ? createCachedPage(page) : await getFault(site, fault, accept);
      return sender.sendPrivately(request, reply, answer);
    }
    const overlay = options.showUnlocked?.(site, unlocked);
    if (overlay)
      return sender.sendPrivately(request, reply, createCachedPage(await renderer.render(site, { overlay })));
    const storedMark = readStoredMark(request.headers.cookie);
    const choice = followChoice(site, storedMark, request.headers, { sites: content.sites, publicOrigin });
    if (choice && 'redirect' in choice) {
      const location = choice.redirect + request.url.replace(/^[^?]*/, '');
      return reply
        .code(302)
        .headers({ ...options.headers, location, 'cache-control': 'no-store', vary: 'Cookie' })
        .send();
    }
    const { key, page } = await getPage(site, accept);
    if (!page) return sender.send(request, reply, await getFault(site, 404, accept));
    if (choice) return sender.sendStoring(request, reply, page, choice.setCookie);
    const isSettled = storedMark === undefined || storedMark === site.site.mark;
    if (page.kept && isSettled && isPlain(request.raw, site, match?.search, publicOrigin)) {
      if (asked.size >= mostAsked) asked.clear();
      asked.set(questionOf(request.raw), key);
    }
    return sender.send(request, reply, page);
  });
}

/** Whether Markdown is meant: by the address, as of a page's twin, or by who asks. */
const readsMarkdown = ({ path }: SiteRequest, accept: string | undefined) =>
  readTwinPath(path) !== undefined || prefersMarkdown(accept);

/** Questions that are remembered. */
const mostAsked = 5000;

/** What of a request a page may depend on. */
function questionOf({ url, headers }: IncomingMessage): string {
  const format = prefersMarkdown(headers.accept) ? ' as Markdown' : '';
  return `${url}${format}\n${headers.host}\n${readStoredMark(headers.cookie) ?? ''}`;
}

/** Whether a request is written as the site's own links are: of other spellings there is no end. */
function isPlain(
  { url, headers, socket }: IncomingMessage,
  { base, path, host }: SiteRequest,
  search = '',
  publicOrigin: string,
) {
  const [, name = '', port] = /^(.*?)(?::(\d+))?$/.exec(headers.host ?? '') ?? [];
  const isOwnPort = port === undefined || port === new URL(publicOrigin).port || port === String(socket.localPort);
  const isOwnUrl = url === base + path + search || (path === '/' && url === base + search);
  return (name === host || loopback.has(name)) && isOwnPort && isOwnUrl;
}

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * All that a page's HTML depends on: hosts count only where they have a filing number of their own, and of the address's
 * query what the page understands.
 */
function cacheKey({ site, path, base, host, byHost }: SiteRequest, search = ''): string {
  const filing = Object.hasOwn(site.filing?.hosts ?? {}, host) ? host : '';
  return [site.mark, base, byHost, filing, path + search].join(' ');
}
