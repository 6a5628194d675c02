/** Where a page is, as far as that is known. */
export type PageUrl = URL | undefined;

/**
 * Whether one of a directive's sources lets an address through, as browsers decide it (CSP Level 3, section 6.7.2). Words
 * in quotes but `'self'` match no address.
 * @param page the page's own address: `'self'`, and the scheme of what names none. Without it, it has the target's scheme
 */
export const matchesList = (sources: readonly string[], url: URL, page: PageUrl): boolean =>
  sources.some((source) => matchesSource(source, url, page));

const parts =
  /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])(?::(\d+|\*))?(\/[^?#]*)?$/i;
const network = new Set(['http:', 'https:', 'ws:', 'wss:']);

function matchesSource(source: string, url: URL, page: PageUrl): boolean {
  const own = page?.protocol ?? url.protocol;
  if (source === '*') return network.has(url.protocol) || url.protocol === own;
  if (source.toLowerCase() === "'self'") return page !== undefined && isSelf(url, page);
  const [, scheme] = /^([a-z][a-z\d+.-]*):$/i.exec(source) ?? [];
  if (scheme) return matchesScheme(`${scheme.toLowerCase()}:`, url);
  const found = parts.exec(source);
  if (!found) return false;
  const [, named, host = '', port = '', path = ''] = found;
  return (
    matchesScheme(named ? `${named.toLowerCase()}:` : own, url) &&
    matchesHost(host.toLowerCase(), url.hostname) &&
    matchesPort(port, url) &&
    matchesPath(path, url.pathname)
  );
}

const isSelf = (url: URL, page: URL) =>
  url.origin === page.origin ||
  (url.hostname === page.hostname && url.port === page.port && matchesScheme(page.protocol, url));

/** A scheme without TLS also lets the same with it through. */
const matchesScheme = (scheme: string, { protocol }: URL) =>
  scheme === protocol || (scheme === 'http:' && protocol === 'https:');

const matchesHost = (pattern: string, hostname: string) =>
  pattern === '*' || (pattern.startsWith('*.') ? hostname.endsWith(pattern.slice(1)) : pattern === hostname);

function matchesPort(port: string, url: URL): boolean {
  if (port === '') return url.port === '';
  const actual = url.port || (url.protocol === 'https:' ? '443' : '80');
  return port === '*' || port === actual || (port === '80' && actual === '443');
}

/** A path that ends with a slash names all below it; any other one names itself. */
function matchesPath(pattern: string, path: string): boolean {
  if (pattern === '') return true;
  const [asked, given] = [decode(pattern), decode(path)];
  return pattern.endsWith('/') ? given.startsWith(asked) : given === asked;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}
