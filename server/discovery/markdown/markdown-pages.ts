import { stringify } from 'yaml';
import type { Call } from '../../../contract/calls.ts';
import type { Site } from '../../../contract/entities/site.ts';
import type { PageMatch } from '../../../pages/match-route.ts';
import type { Head } from '../../../pages/page-route.ts';
import { escapeHtml } from '../../base/escape.ts';
import type { Content } from '../../content/content.ts';
import { siteOrigin } from '../../http/site-of-request.ts';
import { toAbsoluteText } from '../absolute-text.ts';
import { readListedHead } from '../listed-pages.ts';
import { findEntry } from './find-entry.ts';
import { points } from './parts.ts';
import { toMarkdown } from './to-markdown.ts';
import { writeEntry } from './write-entry.ts';

interface Ground {
  content: Pick<Content, 'list' | 'find'>;
  call: Call;
  publicOrigin: string;
}

export interface MarkdownPage {
  text: string;
  /** The address of the page that it says the same as. */
  canonical: string;
}

/** A page asked for by its path, which is without the site's mark. */
interface Asked {
  site: Site;
  path: string;
}

/** The address of a page's twin in Markdown: its own with an ending. */
export function toTwinPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`;
}

/** The path of the page whose twin an address is. */
export function readTwinPath(path: string): string | undefined {
  if (!path.endsWith('.md')) return undefined;
  return path === '/index.md' ? '/' : path.slice(0, -'.md'.length);
}

/**
 * The twin of a page that search engines are told of: language, title and canonical address on top, then what the
 * content has of it, from the fields of its entry; of a page that shows many, what they are and where.
 * @returns nothing where there is no such page
 */
export async function writeMarkdownPage(
  { site, path }: Asked,
  match: PageMatch,
  ground: Ground,
): Promise<MarkdownPage | undefined> {
  const { content, publicOrigin } = ground;
  const { route, params, query, search } = match;
  if (route.unlisted) return undefined;
  const origin = siteOrigin(site, publicOrigin);
  const head = await readListedHead(route, { path, params }, site, ground, query);
  if (!head) return undefined;
  const entry = findEntry(content, site, path, match);
  const canonical = origin + path + (head.search ?? search);
  const title = head.title.replace(` · ${site.name}`, '');
  const body = entry ? writeEntry(entry, { site, content }) : writeList(head, site, content);
  const facts = stringify({ title, lang: site.lang, canonical, description: head.description });
  const text = await toMarkdown(`<h1>${escapeHtml(title)}</h1>${toAbsoluteText(body, origin)}`);
  return { text: `---\n${facts}---\n\n${text}\n`, canonical };
}

/** What a list's head tells machines of, or for a page without a list the site's menu. */
function writeList({ description = '', structuredData }: Head, site: Site, content: Ground['content']): string {
  const nodes = (structuredData?.['@graph'] ?? []) as readonly ListNode[];
  const items = nodes.find((node) => node['@type'] === 'ItemList')?.itemListElement;
  const listed = items?.map(({ name, url }) => ({ title: name, href: url }));
  const menu = content
    .list('top-navigation', site.id)
    .map(({ value: { displayName, desc, pageAddress } }) => ({ title: displayName, desc, href: pageAddress }));
  return `<p>${escapeHtml(description)}</p>${points(listed ?? menu)}`;
}

interface ListNode {
  '@type': string;
  itemListElement?: readonly { name: string; url: string }[];
}
