import { describeFault } from '../../pages/fault/fault.text.ts';
import { breakWords } from '../base/break-words.ts';
import { escapeHtml } from '../base/escape.ts';
import { hashOf } from '../base/hash-of.ts';

const style =
  'html{color-scheme:light}body{margin:0;padding:15vh max(24px,50% - 17em);background:#fff;color:#0f1b2d;font:1.0625rem/1.6 system-ui,sans-serif;text-align:center;text-wrap:balance;word-break:keep-all;overflow-wrap:anywhere}h1{margin:0;font-size:1.75rem;line-height:1.3}a{display:inline-block;padding:12px 0;color:inherit}';

/** The policy of every such page: its style, by hash, and nothing else. */
export const staticFaultPolicy = [
  "default-src 'none'",
  `style-src '${hashOf(style)}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * A page that tells of a fault and needs nothing to be made: for when rendering itself fails, for requests that were
 * not understood, and for what is no visit of a page.
 * @param home where its link leads
 */
export function createStaticFault(status: number, { mark, lang }: { mark: string; lang: string }, home = '/'): string {
  const words = describeFault(status, mark);
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${breakWords(words.title)}</h1>
<p>${breakWords(words.message)}</p>
<p><a href="${escapeHtml(home)}">${words.home}</a></p>
</main>
</body>
</html>
`;
}
