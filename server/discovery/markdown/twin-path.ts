import type { Site } from '../../../contract/entities/site.ts';
import type { MatchRoute } from '../../../pages/match-route.ts';
import { siteOrigin } from '../../http/site-of-request.ts';

/** The address of a page's twin in Markdown: its own with an ending. */
export function toTwinPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`;
}

/** The path of the page whose twin an address is. */
export function readTwinPath(path: string): string | undefined {
  if (!path.endsWith('.md')) return undefined;
  return path === '/index.md' ? '/' : path.slice(0, -'.md'.length);
}

interface Ground {
  publicOrigin: string;
  matchRoute: MatchRoute;
}

/**
 * Where a link of a Markdown page leads: to the twin of a page that has one, so that whoever reads one page so reads the
 * next so too, as `/llms.txt` has it; anywhere else as it is written.
 * @param href a path of the site, or a whole address
 */
export function toTwinLink(href: string, site: Site, { publicOrigin, matchRoute }: Ground): string {
  const origin = siteOrigin(site, publicOrigin);
  const path = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  if (!path.startsWith('/') || /[?#]/.test(path)) return href;
  const match = matchRoute(path);
  return match && 'route' in match && !match.route.unlisted ? toTwinPath(path) : href;
}
