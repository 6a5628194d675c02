import type { Site } from '../../contract/entities/site.ts';
import { findSite, type SiteRequest } from './site-of-request.ts';

/** What of a request tells its site. */
interface Asked {
  url?: string;
  headers: { host?: string; cookie?: string };
}

export interface Ground {
  content: { readonly sites: readonly Site[] };
  publicOrigin: string;
}

/** The site that a request is for. Never fails, however the address is written. */
export function readSite({ url = '/', headers }: Asked, { content, publicOrigin }: Ground): SiteRequest {
  // Joined and not resolved: a path that begins with two slashes would be taken for another host.
  const { pathname: path, search } = URL.canParse(`http://page${url}`) ? new URL(`http://page${url}`) : home;
  return findSite(content.sites, publicOrigin, {
    path,
    search,
    host: headers.host ?? '',
    storedMark: readStoredMark(headers.cookie),
  });
}

const home = { pathname: '/', search: '' };

/** The mark that the visitor chose before, as the cookie has it: not yet known to be one of a site. */
export function readStoredMark(cookie: string | undefined): string | undefined {
  return cookie && /(?:^|;\s*)lang=([a-z]{1,20})(?:;|$)/.exec(cookie)?.[1];
}
