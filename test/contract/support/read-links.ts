import { Parser } from 'htmlparser2';

/** An address that a document names, as it is written there. */
export interface Link {
  href: string;
  /** What names it: `a href`, `img srcset`, `og:image`, `JSON-LD`. */
  by: string;
  /** A visitor follows it. */
  followed: boolean;
  /** A browser fetches it by itself. */
  fetched: boolean;
  /** It is meant to lead to another language. */
  toLanguage: boolean;
}

export interface ReadDocument {
  links: Link[];
  ids: ReadonlySet<string>;
}

const fetching = new Set(['img', 'source', 'script', 'iframe', 'video', 'audio', 'track', 'embed', 'object']);
const fetchedRelations = /\b(?:stylesheet|icon|preload|modulepreload|manifest|preconnect|dns-prefetch)\b/;

/** Every address in a page, and every place that an anchor may lead to. */
export function readHtml(html: string): ReadDocument {
  const links: Link[] = [];
  const ids = new Set<string>();
  let data: string | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (attributes.id) ids.add(attributes.id);
      const isStructured = tag === 'script' && attributes.type === 'application/ld+json';
      data = isStructured ? '' : undefined;
      const fetched = fetching.has(tag) || (tag === 'link' && fetchedRelations.test(attributes.rel ?? ''));
      const toLanguage = 'hreflang' in attributes || 'data-vt-first' in attributes;
      const add = (href: string, by: string) =>
        links.push({ href, by, followed: tag === 'a' || tag === 'iframe', fetched, toLanguage });
      for (const name of ['href', 'src', 'action', 'formaction', 'poster', 'data'])
        if (attributes[name] !== undefined) add(attributes[name], `${tag} ${name}`);
      for (const part of (attributes.srcset ?? '').split(/,\s+/)) {
        const [href] = part.trim().split(/\s+/);
        if (href) add(href, `${tag} srcset`);
      }
      const { property = '', content = '' } = attributes;
      if (property === 'og:image' || property === 'og:url') add(content, property);
    },
    ontext(text) {
      if (data !== undefined) data += text;
    },
    onclosetag(tag) {
      if (tag !== 'script' || data === undefined) return;
      for (const href of addressesIn(JSON.parse(data))) links.push(named(href, 'JSON-LD'));
      data = undefined;
    },
  });
  parser.end(html);
  return { links, ids };
}

const named = (href: string, by: string): Link => ({ href, by, followed: false, fetched: false, toLanguage: false });

/** What a document says of others beside HTML: feeds, calendars, sitemaps, Markdown. */
export function readPlain(text: string): Link[] {
  // A calendar folds its lines, and a feed's stories are HTML written as text.
  const plain = text
    .replace(/\r?\n[ \t]/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  return [...plain.matchAll(/https?:\/\/[^\s"'<>\\)\u3000-\uffef]+/g)].map(([href]) =>
    named(href.replaceAll('&amp;', '&').replace(/[):.,;。，；]+$/, ''), 'text'),
  );
}

function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:\/\/[^{}]+$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
}
