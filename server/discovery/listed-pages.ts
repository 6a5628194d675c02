import type { Call } from '../../contract/calls.ts';
import type { Site } from '../../contract/entities/site.ts';
import { CallError } from '../../contract/unwrap.ts';
import { type Head, isRedirect, type PageRoute, type RouteRow } from '../../pages/page-route.ts';
import type { PageQuery } from '../../widgets/kit/runtime/page.ts';
import type { Content } from '../content/content.ts';
import { siteOrigin } from '../http/site-of-request.ts';
import { type EnumeratedPage, enumeratePages } from './enumerate-pages.ts';
import { lastChange } from './last-change.ts';
import { findAlternates } from './page-addresses.ts';

/** A page that search engines are told of. */
export interface ListedPage {
  /** Its canonical address. */
  url: string;
  /** Every language's address of it, by BCP 47 tag; `x-default` among them. */
  alternates: Readonly<Record<string, string>>;
  changed?: Date;
}

export interface ListedGround {
  content: Pick<Content, 'sites' | 'list' | 'counterpart'>;
  call: Call;
  publicOrigin: string;
  routes: readonly RouteRow[];
}

/** The rows whose pages search engines are told of. */
export const listedRoutes = (rows: readonly RouteRow[]): PageRoute[] =>
  rows.filter((row): row is PageRoute => !isRedirect(row) && !row.unlisted);

/** Every page of a site that search engines are told of: as the table of routes has them, each once. */
export async function* listPages(site: Site, ground: ListedGround): AsyncGenerator<ListedPage> {
  const { content, call, publicOrigin, routes } = ground;
  const origin = siteOrigin(site, publicOrigin);
  for (const route of listedRoutes(routes))
    for (const page of await enumeratePages(route, site, { content, call })) {
      if (page.params.id === undefined && !(await readListedHead(route, page, site, ground))) continue;
      const { path, params } = page;
      const alternates = findAlternates({ content, publicOrigin }, path, { route, params });
      yield { url: origin + path, alternates, changed: page.entry && lastChange(page.entry) };
    }
}

/**
 * What a page says of itself; nothing where it is none, as an address whose page the content does not have.
 * A page that is no entry's own is there only where the content has all that it shows: its head knows.
 */
export async function readListedHead(
  { head }: PageRoute,
  { path, params }: Pick<EnumeratedPage, 'path' | 'params'>,
  site: Site,
  { call, publicOrigin }: Pick<ListedGround, 'call' | 'publicOrigin'>,
  query: PageQuery = {},
): Promise<Head | undefined> {
  const { hostname: host } = new URL(publicOrigin);
  const route = { path, params, query, base: '', host };
  try {
    return await head({
      call,
      site,
      route,
      signal: new AbortController().signal,
      origin: siteOrigin(site, publicOrigin),
    });
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return undefined;
    throw error;
  }
}
