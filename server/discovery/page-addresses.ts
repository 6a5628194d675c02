import { defaultMark } from '../../contract/constants.ts';
import type { Site } from '../../contract/entities/site.ts';
import { toPath } from '../../contract/paths.ts';
import type { PageMatch } from '../../pages/match-route.ts';
import type { Content } from '../content/content.ts';
import { findAddressedType, findPagedType } from '../content/type-of-address.ts';
import { typeRow } from '../content/types.ts';
import { type SiteRequest, siteOrigin } from '../http/site-of-request.ts';

interface Ground {
  content: Pick<Content, 'sites' | 'counterpart' | 'list'>;
  publicOrigin: string;
}

/** Where each site has a page. */
export interface PageAddresses {
  /** As the language switcher links on this host, by mark; a site's home page stands in for what it has not. */
  switcher: Record<string, string>;
  /** For search engines, by BCP 47 tag: none of a page that its query makes, for other languages have other choices. */
  alternates: Record<string, string>;
}

/** A page's address in every site: the counterpart's, where it is an entry's page. */
export function findPageAddresses(ground: Ground, request: SiteRequest, match: Asked): PageAddresses {
  const { content, publicOrigin } = ground;
  const byHost = request.byHost && request.base === '';
  const switcher = content.sites.map((site) => {
    const found = findPath(content, site, request.path, match);
    const path = found === undefined ? '/' : found + findShared(match);
    return [site.mark, byHost ? siteOrigin(site, publicOrigin) + path : `/${site.mark}${path}`];
  });
  return {
    switcher: Object.fromEntries(switcher),
    alternates: match.search === '' ? findAlternates(ground, request.path, match) : {},
  };
}

/** A page's address in every site that has it, for search engines. */
export function findAlternates({ content, publicOrigin }: Ground, path: string, match: Page): Record<string, string> {
  const alternates: Record<string, string> = {};
  for (const site of content.sites) {
    const found = findPath(content, site, path, match);
    if (found === undefined) continue;
    alternates[site.lang] = siteOrigin(site, publicOrigin) + found;
    if (site.mark === defaultMark) alternates['x-default'] = siteOrigin(site, publicOrigin) + found;
  }
  return alternates;
}

type Page = Pick<PageMatch, 'route' | 'params'>;
type Asked = Page & Pick<PageMatch, 'query' | 'search'>;

/** What of a page's query is asked for in every language. */
function findShared({ route: { shared = [] }, query }: Asked): string {
  const asked = shared.flatMap((key) => [query[key] ?? []].flat().map((value) => [key, value]));
  return asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
}

function findPath({ counterpart, list }: Ground['content'], site: Site, path: string, { route, params }: Page) {
  const addressed = findAddressedType(route.address);
  if (addressed) return list(addressed, site.id).some(({ value }) => value.pageAddress === path) ? path : undefined;
  const type = findPagedType(route.address);
  if (!type || params.id === undefined) return path;
  const found = counterpart(type, Number(params.id), site.id);
  return found && publicPath(route.address, found.id);
}

/** Where an entry that a preview shows has its public page. */
function publicPath(address: string, id: number): string | undefined {
  const type = findPagedType(address);
  const { page, preview } = type ? typeRow(type) : {};
  if (address !== preview) return toPath(address, id);
  return page && toPath(page, id);
}
