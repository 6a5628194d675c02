import type { Settings } from '../base/settings.ts';

/** What no page, file or answer of this server ever asks a visitor for. */
const permissions = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((name) => `${name}=()`)
  .join(', ');

/**
 * Helmet's headers for whatever a browser may show by itself; a test compares them with Helmet's own. Of these, pages go
 * without the two that have a browser begin a new process for the page once it has answered: docs/decisions/0241.
 */
const common = {
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

export interface SecurityHeaders {
  /** For pages; their Content-Security-Policy is the renderer's own. */
  page: Readonly<Record<string, string>>;
  /** For files that foreign pages embed and browsers also show by themselves: pictures, videos, documents. */
  asset: Readonly<Record<string, string>>;
  /** For scripts of foreign pages: what they may do is said by the page that runs them. */
  script: Readonly<Record<string, string>>;
  /** For answers of calls: nothing in them may run or be framed, and no more needs to be said. */
  call: Readonly<Record<string, string>>;
}

/**
 * Headers made once, so that a request costs none of Helmet's work. A site that search engines may not show says so with
 * each page and file: one that is linked to from elsewhere is shown by its address even where no crawler may read it.
 */
export function createSecurityHeaders(
  publicOrigin: string,
  searchEngines: Settings['SEARCH_ENGINES'] = 'allow',
): SecurityHeaders {
  const secure = publicOrigin.startsWith('https:') ? strictTransport : {};
  const hidden: Record<string, string> = searchEngines === 'forbid' ? { 'x-robots-tag': 'noindex, nofollow' } : {};
  const base = { ...common, 'permissions-policy': permissions, ...secure, ...hidden };
  const data = { 'x-content-type-options': common['x-content-type-options'], ...secure };
  const shared = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };
  return {
    page: { ...base, 'cross-origin-resource-policy': 'same-origin' },
    asset: { ...base, ...shared },
    script: { ...data, ...shared },
    call: { ...data, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" },
  };
}
