import type { FastifyInstance } from 'fastify';
import { addresses } from '../../../contract/addresses.ts';
import type { Call } from '../../../contract/calls.ts';
import type { Site } from '../../../contract/entities/site.ts';
import { toCalendarPath } from '../../../contract/event-calendar.ts';
import { feeds } from '../../../contract/feeds.ts';
import { isRedirect, type PageRoute, type RouteRow } from '../../../pages/page-route.ts';
import type { Content } from '../../content/content.ts';
import { enumeratePages } from '../../discovery/enumerate-pages.ts';
import { toTwinPath } from '../../discovery/markdown/twin-path.ts';
import { fontSheet } from '../../http/font.ts';
import { siteOrigin } from '../../http/site-of-request.ts';
import type { ExportedFile, ExportedSite } from './exported-file.ts';
import { pointLinksToApi, pointToApi } from './point-to-api.ts';
import { ruleQueries } from './query-rules.ts';
import { readReferences } from './read-references.ts';
import { listMarks, namesSite, ruleMarks } from './site-marks.ts';

interface Ground {
  app: FastifyInstance;
  content: Content;
  call: Call;
  publicOrigin: string;
  /** The API's origin. */
  api: string;
  routes: readonly RouteRow[];
  /** Files that no page has to name, as paths from the site's root on. */
  further: readonly string[];
  write(file: string, bytes: Buffer): Promise<void>;
  tell(line: string): void;
}

/** What machines read of each site, where it has it. */
const machines = ['/robots.txt', '/sitemap.xml', '/sitemap.txt', '/llms.txt', feeds.news.address, feeds.events.address];

/** Beside the pages, what browsers ask for by themselves, and what pages in a frame may name. */
const browsers = ['/speculation-rules.json', '/favicon.ico', '/loader.js', fontSheet];

/** Pictures are resized and drawn: how far that is, is told so often for each site. */
const steps = 10;

/** A page of nothing shows what stands in its place. */
const missing = '/404';

/** Writes every file of one site: asked of the server as a browser asks, so that nothing is made in another way. */
export async function exportSite(site: Site, ground: Ground): Promise<ExportedSite> {
  const { app, content, call, publicOrigin, api, routes, further, write, tell } = ground;
  const origin = siteOrigin(site, publicOrigin);
  const { host } = new URL(origin);
  const marks = listMarks(content.sites, publicOrigin);
  const files = new Map<string, ExportedFile>();
  const moved = new Map<string, { to: string; status: number }>();
  const asked = new Set<string>();
  const named = new Set<string>();

  const ask = (url: string) => {
    const accept = url.includes('?w=') ? 'image/webp' : 'text/html,*/*;q=0.8';
    return app.inject({ method: 'GET', url, headers: { host, accept, 'accept-encoding': 'identity' } });
  };

  /** @param isNeeded whether its absence is a fault, as of an address that a route or a page has */
  const take = async (url: string, isNeeded: boolean): Promise<void> => {
    if (asked.has(url)) return;
    asked.add(url);
    const answer = await ask(url);
    const { pathname: path, searchParams } = new URL(url, origin);
    const to = answer.headers.location;
    if (typeof to === 'string') return void moved.set(path, { to, status: answer.statusCode });
    if (answer.statusCode !== (url === missing ? 404 : 200)) {
      if (isNeeded)
        throw new Error(`${origin}${url} is answered ${answer.statusCode}: no site with a hole is written.`);
      return;
    }
    const type = String(answer.headers['content-type'] ?? '');
    const width = searchParams.get('w');
    // What is no WebP in this width is sent as it is.
    if (width !== null && !type.startsWith('image/webp')) return take(path, isNeeded);
    const kept = keepHeaders(answer.headers);
    const isPage = type.startsWith('text/html') && !path.startsWith('/files/');
    let bytes = answer.rawPayload;
    if (isPage) {
      const pointed = pointToApi(
        { html: answer.body, policy: kept['content-security-policy'] ?? '' },
        api,
        site.mark,
        path,
      );
      bytes = Buffer.from(pointed.html);
      kept['content-security-policy'] = pointed.policy;
      for (const each of readReferences(answer.body)) if (URL.canParse(each, origin + path)) named.add(each);
    }
    if (type.startsWith('text/markdown') || path === '/llms.txt')
      bytes = Buffer.from(pointLinksToApi(answer.body, origin, api, site.mark));
    if (type.startsWith('text/calendar')) bytes = Buffer.from(settleStamps(answer.body));
    const file = isPage ? (path === '/' ? 'index.html' : `${path.slice(1)}.html`) : decodeURIComponent(path.slice(1));
    const own = width === null ? file : `${file}~${width}.webp`;
    files.set(own, { file: own, path: width === null ? path : `${path}~${width}.webp`, headers: kept });
    await write(own, bytes);
  };

  const pages: string[] = [];
  const shown = new Set<PageRoute>();
  const own = routes.filter((row): row is PageRoute => !isRedirect(row) && !row.address.endsWith('/preview'));
  for (const route of own)
    for (const { path, params } of await enumeratePages(route, site, { content, call })) {
      // An address without an id may show what this content has none of.
      await take(path, params.id !== undefined);
      if (!files.has(fileOf(path))) continue;
      pages.push(path);
      shown.add(route);
      if (!route.unlisted) await take(toTwinPath(path), true);
    }
  await take(missing, true);
  tell(`${site.mark}: ${pages.length} pages`);
  for (const row of routes) if (isRedirect(row) && !row.address.includes(':')) await take(row.address, true);
  for (const each of [...machines, ...browsers, ...further]) await take(each, false);
  for (let part = 1; files.has('sitemap.xml') && part <= 9999; part += 1) {
    await take(`/sitemap-${part}.xml`, false);
    if (!files.has(`sitemap-${part}.xml`)) break;
  }
  for (const { id } of content.list('activity', site.id)) await take(toCalendarPath(id), true);
  // A width or a version is a file's. Pages with another query are the server's; their paths are known already. What names
  // a site is that site's.
  const inSite = [...named]
    .map((each) => new URL(each, origin))
    .filter((url) => url.origin === origin && !namesSite(url.pathname, marks))
    .filter((url) => /^(?:|\?w=\d+|\?v=\w+)$/.test(url.search));
  const parts = [...new Set(inSite.map(({ pathname, search }) => pathname + search))].filter((url) => !asked.has(url));
  for (const [index, url] of parts.sort().entries()) {
    // Nobody shares a page with a picture that is not there.
    await take(url, url.includes('?v='));
    const done = index + 1;
    if (done % Math.ceil(parts.length / steps) === 0)
      tell(`${site.mark}: ${done} of ${parts.length} files that its pages name …`);
  }
  tell(`${site.mark}: ${files.size} files`);
  const sorted = [...files.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
  return {
    mark: site.mark,
    origin,
    files: sorted,
    moved,
    marks: ruleMarks(marks, origin, api),
    queries: ruleQueries([...shown], api, site.mark),
  };
}

const fileOf = (path: string) => (path === addresses.home ? 'index.html' : `${path.slice(1)}.html`);

/** What follows from a file's bytes, or from how this server sent them, a web server says itself. */
const ofTheSending = new Set(
  ['content-length', 'content-encoding', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'etag'].concat([
    'last-modified',
    'accept-ranges',
    'vary',
    'set-cookie',
  ]),
);

function keepHeaders(given: Readonly<Record<string, unknown>>): Record<string, string> {
  const kept = Object.entries(given).filter(([name]) => !ofTheSending.has(name));
  return Object.fromEntries(kept.sort().map(([name, value]) => [name, String(value)]));
}

/** A calendar says when it was written; to the day, so that it is the same bytes until something in it changes. */
function settleStamps(calendar: string): string {
  return calendar.replace(/^(DTSTAMP:\d{8})T\d{6}Z/gm, '$1T000000Z');
}
