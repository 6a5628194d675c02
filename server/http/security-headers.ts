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

/** Helmet's headers that hold for every answer; a test compares them with Helmet's own. */
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
  /** For files that foreign pages embed: scripts, pictures, videos. */
  asset: Readonly<Record<string, string>>;
  /** For answers of calls: nothing in them may run or be framed. */
  call: Readonly<Record<string, string>>;
}

/** Headers made once, so that a request costs none of Helmet's work. */
export function createSecurityHeaders(publicOrigin: string): SecurityHeaders {
  const base = {
    ...common,
    'permissions-policy': permissions,
    ...(publicOrigin.startsWith('https:') ? strictTransport : {}),
  };
  return {
    page: {
      ...base,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
    },
    asset: { ...base, 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' },
    call: {
      ...base,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
    },
  };
}
