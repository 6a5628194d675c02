import { stringify } from 'yaml';
import { addresses } from '../../../contract/addresses.ts';
import type { Call } from '../../../contract/calls.ts';
import type { Site } from '../../../contract/entities/site.ts';
import { say } from '../../../contract/text.ts';
import type { MatchRoute, PageMatch } from '../../../pages/match-route.ts';
import type { Head } from '../../../pages/page-route.ts';
import type { PageQuery } from '../../../widgets/kit/runtime/page.ts';
import { load as loadSearch } from '../../../widgets/search/search.data.ts';
import { toPageQuery } from '../../../widgets/shared/list-page.ts';
import { escapeHtml } from '../../base/escape.ts';
import type { Content } from '../../content/content.ts';
import { siteOrigin } from '../../http/site-of-request.ts';
import { toAbsoluteText } from '../absolute-text.ts';
import { readListedHead } from '../listed-pages.ts';
import { describeEntry } from './describe-entry.ts';
import { writeFilms } from './films.ts';
import { findEntry } from './find-entry.ts';
import { text as words } from './markdown.text.ts';
import { listMenu } from './menu.ts';
import { points } from './parts.ts';
import { toMarkdown } from './to-markdown.ts';
import { toTwinLink, toTwinPath } from './twin-path.ts';
import { writeEntry } from './write-entry.ts';
import { writeSearch } from './write-search.ts';

interface Ground {
  content: Pick<Content, 'sites' | 'list' | 'find'>;
  call: Call;
  publicOrigin: string;
  matchRoute: MatchRoute;
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

/**
 * The twin of a page that search engines are told of, or of the search: language, title and canonical address on top,
 * then what the content has of it, from the fields of its entry; of a page that shows many, what they are and where.
 * @returns nothing where there is no such page
 */
export async function writeMarkdownPage(
  { site, path }: Asked,
  match: PageMatch,
  ground: Ground,
): Promise<MarkdownPage | undefined> {
  const { content, publicOrigin } = ground;
  const { route, params, query, search } = match;
  const isSearch = route.address === addresses.search;
  if (route.unlisted && !isSearch) return undefined;
  const origin = siteOrigin(site, publicOrigin);
  const readHead = (asked: PageQuery) => readListedHead(route, { path, params }, site, ground, asked);
  const head = await readHead(query);
  if (!head) return undefined;
  const entry = findEntry(content, site, path, match);
  const canonical = origin + path + (head.search ?? search);
  const title = head.title.replace(` · ${site.name}`, '');
  const link = (href: string) => toTwinLink(href, site, ground);
  const writeBody = async () => {
    if (isSearch) return writeFound({ site, path }, match, { ...ground, link });
    if (entry) return writeEntry(entry, { site, content, link }) + writeFilms(entry, site);
    return writeList(head, site, ground) + (await writeNext({ site, path }, head, readHead));
  };
  const body = await writeBody();
  const facts = stringify({ title, lang: site.lang, canonical, description: head.description });
  const text = await toMarkdown(`<h1>${escapeHtml(title)}</h1>${toAbsoluteText(body, origin)}`);
  return { text: `---\n${facts}---\n\n${text}\n`, canonical };
}

/** What the search finds of what its address asks for. */
async function writeFound(
  { site, path }: Asked,
  { params, query }: PageMatch,
  { content, call, publicOrigin, link }: Ground & { link(path: string): string },
): Promise<string> {
  const route = { path, params, query, base: '', host: '' };
  const found = await loadSearch({ call, site, route }, { q: undefined });
  return writeSearch(found, { site, sites: content.sites, publicOrigin, link });
}

/** What a list's head tells machines of, or for a page without a list the site's menu. */
function writeList({ description = '', structuredData }: Head, site: Site, ground: Ground): string {
  const nodes = (structuredData?.['@graph'] ?? []) as readonly ListNode[];
  const items = nodes.find((node) => node['@type'] === 'ItemList')?.itemListElement;
  const listed = items?.map(({ name, url }) => ({
    title: name,
    desc: describeListed(url, site, ground),
    href: toTwinLink(url, site, ground),
  }));
  return `<p>${escapeHtml(description)}</p>${points(listed ?? listMenu(site, ground))}`;
}

/** What is said of the entry whose page a list leads to. */
function describeListed(url: string, site: Site, { content, publicOrigin, matchRoute }: Ground): string | undefined {
  const path = url.slice(siteOrigin(site, publicOrigin).length);
  const match = matchRoute(path);
  const entry = match && 'route' in match ? findEntry(content, site, path, match) : undefined;
  return entry && describeEntry(entry, site);
}

/** Where a list in pages goes on: its next page is there if that one's head says that it is its own. */
async function writeNext(
  { site, path }: Asked,
  { search }: Head,
  readHead: (query: PageQuery) => Promise<Head | undefined>,
): Promise<string> {
  if (search === undefined) return '';
  const pageNo = Number(new URLSearchParams(search).get('pageNo') ?? 1) + 1;
  const next = await readHead({ pageNo: String(pageNo) });
  if (next?.search !== toPageQuery(pageNo)) return '';
  return points([{ title: say(words.next, site.mark), href: toTwinPath(path) + next.search }]);
}

interface ListNode {
  '@type': string;
  itemListElement?: readonly { name: string; url: string }[];
}
