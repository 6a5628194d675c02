import { createPathReader, type PathParams, toPath } from '../contract/paths.ts';
import type { PageQuery } from '../widgets/kit/runtime/page.ts';
import { isRedirect, type PageRoute, type RouteRow } from './page-route.ts';
import { readQuery } from './read-query.ts';

/** The page of an address. */
export interface PageMatch {
  route: PageRoute;
  params: PathParams;
  query: PageQuery;
  /** What of the address's query counts, normalised: empty, or from its question mark on. */
  search: string;
}

/** Where an address has moved to: a path and a query. */
export interface Moved {
  location: string;
}

export type RouteMatch = PageMatch | Moved;

/** Finds what takes a path, which is without a site's mark; its query is as it stands in the address. */
export type MatchRoute = (path: string, search?: string) => RouteMatch | undefined;

/**
 * The first row that takes a path counts.
 * @throws Error where a row leads to no page
 */
export function createMatcher(rows: readonly RouteRow[]): MatchRoute {
  const readers = rows.map((row) => ({ row, read: createPathReader(row.address) }));
  const find = (path: string) => {
    for (const { row, read } of readers) {
      const params = read(path);
      if (params) return { row, params };
    }
    return undefined;
  };
  for (const row of rows.filter(isRedirect)) {
    const target = find(toPath(row.redirect, 1))?.row;
    if (!target || isRedirect(target))
      throw new Error(`${row.address} leads to ${row.redirect}, which is no page. Give that a row in pages/routes.ts.`);
  }

  const match: MatchRoute = (path, search = '') => {
    const found = find(path);
    if (!found) return undefined;
    const { row, params } = found;
    const given = new URLSearchParams(search);
    if (!isRedirect(row)) return { route: row, params, ...readQuery(row.query, given) };
    const target = match(toPath(row.redirect, params.id), search);
    const known = target && 'query' in target ? target : undefined;
    // What an advertisement wrote into the address goes along, or nobody would know which one brought the visitor.
    const rest = [...given].filter(([name]) => !known?.route.query?.shape[name]);
    const all = new URLSearchParams([...new URLSearchParams(known?.search), ...rest]);
    return { location: toPath(row.redirect, params.id) + (all.size > 0 ? `?${all}` : '') };
  };
  return match;
}
