import type { Frames } from '../../pages/page-route.ts';
import { hashOf } from '../base/hash-of.ts';

/**
 * The policy of one document. No 'unsafe-inline' anywhere: its one inlined style goes by its hash, and no script stands
 * in the page.
 */
export function createPolicy(style: string, { shows = [], shownBy = [] }: Frames = {}): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src '${hashOf(style)}'`,
    "img-src 'self' data:",
    // Films are large, and often at a host of their own: the content says which.
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(shows.length > 0 ? [`frame-src ${shows.join(' ')}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    ["frame-ancestors 'self'", ...shownBy].join(' '),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
