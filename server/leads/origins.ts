import type { Settings } from '../base/settings.ts';
import type { Content } from '../content/content.ts';
import { withoutDot } from '../http/plain-address.ts';

/**
 * Whether a page of an origin may post a form to a site. `host` is the one that the request was sent to: a page of the
 * same host is at home.
 */
export type OriginCheck = (origin: string, host: string | undefined, siteId: number) => boolean;

export function createOriginCheck(
  settings: Pick<Settings, 'ALLOW_ORIGINS' | 'PUBLIC_ORIGIN'>,
  content: Content,
): OriginCheck {
  const allowed = new Set(settings.ALLOW_ORIGINS);
  const home = new URL(settings.PUBLIC_ORIGIN);
  // A site on a loopback address is a demo or a developer's own; every page of that machine may try it.
  const isDemo = isLoopback(home.hostname);
  return (origin, host, siteId) => {
    const plain = withoutDot(origin);
    const url = URL.canParse(plain) ? new URL(plain) : undefined;
    if (!url || url.origin === 'null') return false;
    if ((host !== undefined && url.host === withoutDot(host)) || url.host === home.host || isBelow(url, home))
      return true;
    if (allowed.has(url.origin) || (isDemo && isLoopback(url.hostname))) return true;
    return content.list('site', siteId)[0]?.extra.origins?.includes(url.origin) ?? false;
  };
}

/** Whether an address is of the vendor's own, whichever of its sites it names. */
export const isHome = (url: URL, home: URL) => url.origin === home.origin || isBelow(url, home);

/** A sub-domain of it, with the same scheme and port: another port is another server, and without TLS it is anybody's. */
function isBelow(url: URL, home: URL): boolean {
  return url.hostname.endsWith(`.${home.hostname}`) && url.protocol === home.protocol && url.port === home.port;
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}
