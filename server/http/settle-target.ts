import type { IncomingMessage } from 'node:http';

/**
 * Makes a request in absolute form, which a server gets that is taken for a proxy, one like all others: for a path, and
 * for the host that its target names, whatever the Host header says (RFC 9112, section 3.2.2). A path's letters are
 * themselves, however they came.
 * @returns whether there is a path at all
 */
export function settleTarget(request: IncomingMessage): boolean {
  const { url = '' } = request;
  if (url.startsWith('/')) {
    request.url = url.replace(/^[^?]+/, (path) => path.replace(needlessly, decodeURIComponent));
    return true;
  }
  // Somebody who is named before the host is there to deceive (RFC 9110, section 4.2.4).
  const [, host, rest = ''] = /^https?:\/\/([^/?#@]+)([/?].*)?$/i.exec(url) ?? [];
  if (host === undefined) return false;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  return settleTarget(request);
}

/**
 * Whether a request says once which host it is for: HTTP/1.0 need not. Of several names a proxy may have taken another
 * than the first, which is Node's (RFC 9112, section 3.2).
 */
export function namesOneHost({ headersDistinct: { host }, httpVersion }: IncomingMessage): boolean {
  return host === undefined ? httpVersion !== '1.1' : host.length === 1;
}

/** Letters, digits and signs that mean the same percent-encoded and not (RFC 3986, section 6.2.2.2). */
const needlessly = /%(?:2[DE]|3[0-9]|[46][1-9A-F]|[57][0-9A]|5F|7E)/gi;
