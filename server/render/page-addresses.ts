import { defaultMark } from '../../contract/constants.ts';
import type { Site } from '../../contract/entities/site.ts';
import type { PageMatch } from '../../pages/match-route.ts';
import type { Content } from '../content/content.ts';
import { findAddressedType, findPagedType } from '../content/type-of-address.ts';
import { type SiteRequest, siteOrigin } from '../http/site-of-request.ts';
import { publicPath } from './preview-view.ts';

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
export function findPageAddresses({ content, publicOrigin }: Ground, request: SiteRequest, match: Page): PageAddresses {
  const switcher: Record<string, string> = {};
  const alternates: Record<string, string> = {};
  for (const site of content.sites) {
    const path = findPath(content, site, request.path, match);
    const origin = siteOrigin(site, publicOrigin);
    const byHost = request.byHost && request.base === '';
    switcher[site.mark] = byHost ? origin + (path ?? '/') : `/${site.mark}${path ?? '/'}`;
    if (path === undefined || match.search !== '') continue;
    alternates[site.lang] = origin + path;
    if (site.mark === defaultMark) alternates['x-default'] = origin + path;
  }
  return { switcher, alternates };
}

type Page = Pick<PageMatch, 'route' | 'params' | 'search'>;

function findPath({ counterpart, list }: Ground['content'], site: Site, path: string, { route, params }: Page) {
  const addressed = findAddressedType(route.address);
  if (addressed) return list(addressed, site.id).some(({ value }) => value.pageAddress === path) ? path : undefined;
  const type = findPagedType(route.address);
  if (!type || params.id === undefined) return path;
  const found = counterpart(type, Number(params.id), site.id);
  return found && publicPath(route.address, found.id);
}
