import { isIP } from 'node:net';
import { defaultMark } from '../../contract/constants.ts';
import type { Site } from '../../contract/entities/site.ts';
import { withoutDot } from './plain-address.ts';

/** Which site a request is for, and how its pages link to one another. */
export interface SiteRequest {
  site: Site;
  /** The path without the site's mark. */
  path: string;
  /** The query as it stands in the address: empty, or from its question mark on. */
  search: string;
  /** What goes before a path of this site: empty, or `/en` where the mark stands in the path. */
  base: string;
  /** One that the site knows: the public host, a subdomain of it, or one that a filing names. Any other counts as the public one. */
  host: string;
  /** The host is one that sites have subdomains of, so languages are switched by host; else by the path's mark. */
  byHost: boolean;
}

interface Asked {
  path: string;
  search?: string;
  /** The Host header, with or without a port, and with or without the dot of a name that is written in full. */
  host: string;
  /** The mark that the visitor chose before. */
  storedMark: string | undefined;
}

/**
 * The first path segment that is a mark, else the host, else the visitor's stored mark, else cn. The public host
 * itself is cn's (section 4: the default language drops the subdomain), so a stored mark counts only on hosts that
 * have no subdomains, such as an IP address.
 */
export function findSite(sites: readonly Site[], publicOrigin: string, asked: Asked): SiteRequest {
  const given = withoutDot(asked.host.toLowerCase()).replace(/:\d+$/, '');
  const publicHost = new URL(publicOrigin).hostname;
  const siteOf = (mark: string | undefined) => sites.find((site) => site.mark === mark);
  const subdomain = given.endsWith(`.${publicHost}`) ? given.slice(0, -publicHost.length - 1) : undefined;
  const byHost = (given === publicHost && hasSubdomains(publicHost)) || siteOf(subdomain) !== undefined;
  const isKnown = byHost || sites.some(({ filing }) => Object.hasOwn(filing?.hosts ?? {}, given));
  // A stranger's Host header must not reach what a page says, nor what is kept for others.
  const host = isKnown ? given : publicHost;

  // With a slash at its end it is the same page, and search engines are to see it once.
  const path = asked.path.replace(/(.)\/$/, '$1');
  const { search = '' } = asked;
  const [, segment] = path.split('/');
  const named = siteOf(segment);
  if (named)
    return {
      site: named,
      path: path.slice(named.mark.length + 1) || '/',
      search,
      base: `/${named.mark}`,
      host,
      byHost,
    };
  const fallback = siteOf(defaultMark) ?? sites[0];
  const site = siteOf(subdomain) ?? (byHost ? undefined : siteOf(asked.storedMark)) ?? fallback;
  if (!site) throw new Error('The content has no site. Add CONTENT_DIR/cn/site/site.md.');
  return { site, path, search, base: '', host, byHost };
}

/** Whether hosts can stand below a host: an address such as 127.0.0.1 has none. */
const hasSubdomains = (host: string) => isIP(host.replace(/[[\]]/g, '')) === 0;

/** Why sites share one address where they should have one each; nothing where they do not. */
export function explainSharedOrigin(sites: readonly Pick<Site, 'mark'>[], publicOrigin: string): string | undefined {
  const others = sites.filter(({ mark }) => mark !== defaultMark).map(({ mark }) => mark);
  const { hostname } = new URL(publicOrigin);
  if (hasSubdomains(hostname) || others.length === 0) return undefined;
  return `PUBLIC_ORIGIN=${publicOrigin} is an address without subdomains: search engines, feeds and mails are told the same address of every language. Set it to a host name, below which there is ${others.map((mark) => `${mark}.`).join(', ')}`;
}

/** The site's own origin: the default language has none of the subdomains (section 4). */
export function siteOrigin(site: Pick<Site, 'mark'>, publicOrigin: string): string {
  const origin = new URL(publicOrigin);
  if (site.mark !== defaultMark) origin.hostname = `${site.mark}.${origin.hostname}`;
  return origin.origin;
}
