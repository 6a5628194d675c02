import type { Encoding } from './representations.ts';

/** Browsers send a handful of different headers; whoever sends more is asked about anew each time. */
const known = new Map<string, Encoding>();
const mostKnown = 200;
const longestKnown = 200;

/** The best encoding that an Accept-Encoding header takes: Brotli, then gzip. A weight of 0 refuses one. */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  let encoding = known.get(header);
  if (encoding === undefined) {
    encoding = choose(header);
    if (known.size < mostKnown && header.length <= longestKnown) known.set(header, encoding);
  }
  return encoding;
}

/** Whether an Accept header has a media type in it, in large letters or small ones (RFC 9110, section 8.3.1). */
export function namesType(header: string | undefined, type: string): header is string {
  return header?.toLowerCase().includes(type) === true;
}

/**
 * Whether an Accept header would rather have Markdown than HTML. Browsers never name it, so that whoever does and weighs
 * both alike means it; what any type would please gets the page. HTML weighs what the closest range that it is in does
 * (RFC 9110, section 12.5.1).
 */
export function prefersMarkdown(header: string | undefined): boolean {
  if (!namesType(header, 'text/markdown')) return false;
  const weights = readWeights(header);
  const markdown = weights.get('text/markdown') ?? 0;
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
}

function choose(header: string): Encoding {
  const weights = readWeights(header);
  const taken = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (taken('br')) return 'br';
  return taken('gzip') ? 'gzip' : 'identity';
}

/** What a header takes, in small letters, by how much (RFC 9110, section 12.4.2). */
function readWeights(header: string): ReadonlyMap<string, number> {
  return new Map(
    header.split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight) || 0];
    }),
  );
}
