import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { Site } from '../../contract/entities/site.ts';
import { type SiteRequest, siteOrigin } from '../http/site-of-request.ts';

/** What follows from a language that was chosen before, on a host that itself names one. */
export type Choice = { redirect: string } | { setCookie: string } | undefined;

interface Ground {
  sites: readonly Site[];
  publicOrigin: string;
}

const year = 60 * 60 * 24 * 365;

/**
 * On the site's hosts an address means one language. The stored mark leads the home page of the public host, which is
 * what people type, to the language that they chose; whoever comes there by a link of the site has just chosen another,
 * and that is stored instead. Elsewhere `findSite` has used the mark already.
 */
export function followChoice(
  { site, path, base, host, byHost }: SiteRequest,
  storedMark: string | undefined,
  headers: Pick<IncomingHttpHeaders, 'referer'>,
  ground: Ground,
): Choice {
  const { sites, publicOrigin } = ground;
  const stored = sites.find(({ mark }) => mark === storedMark);
  if (stored === site || !byHost || base !== '') return undefined;
  const { hostname: publicHost, protocol } = new URL(publicOrigin);
  const from = hostOf(headers.referer);
  const isOwn = isSites(from, ground);
  if (isOwn && from !== host) return { setCookie: storeMark(site.mark, publicHost, protocol) };
  if (stored && !isOwn && path === '/' && host === publicHost)
    return { redirect: `${siteOrigin(stored, publicOrigin)}/` };
  return undefined;
}

/** Whether a link from another host of the site led here: who has chosen no language before has done so now. */
export function comesFromSibling({ referer, host }: IncomingHttpHeaders, ground: Ground): boolean {
  if (referer === undefined) return false;
  const from = hostOf(referer);
  return from !== host?.replace(/:\d+$/, '') && isSites(from, ground);
}

function isSites(host: string | undefined, { sites, publicOrigin }: Ground): boolean {
  const { hostname } = new URL(publicOrigin);
  return host === hostname || sites.some(({ mark }) => host === `${mark}.${hostname}`);
}

/** A cookie for all languages' hosts. A host without a dot, such as localhost, can give it to no subdomain. */
function storeMark(mark: string, publicHost: string, protocol: string): string {
  const domain = publicHost.includes('.') && isIP(publicHost) === 0 ? `; Domain=${publicHost}` : '';
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `lang=${mark}; Path=/; Max-Age=${year}; SameSite=Lax${domain}${secure}`;
}

function hostOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).hostname : undefined;
}
