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
 * The first row that takes a path counts. Where none does, one whose address is the same in other letters, large or small:
 * the path has moved there.
 * @throws Error where a row leads to no page
 */
export function createMatcher(rows: readonly RouteRow[]): MatchRoute {
  const readers = rows.map((row) => ({ row, read: createPathReader(row.address) }));
  const inAnyCase = rows
    .filter(({ address }) => !address.endsWith('*'))
    .map(({ address }) => ({ address, read: createPathReader(address, true) }));
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
    if (!found) return moveToOwnCase(path, search);
    const { row, params } = found;
    const given = new URLSearchParams(search);
    if (!isRedirect(row)) return { route: row, params, ...readQuery(row.query, given) };
    return move(toPath(row.redirect, params.id), search);
  };

  const moveToOwnCase = (path: string, search: string): Moved | undefined => {
    for (const { address, read } of inAnyCase) {
      const params = read(path);
      // One that itself has moved says where to.
      if (params) return move(toPath(address, params.id), search);
    }
    return undefined;
  };

  const move = (to: string, search: string): Moved => {
    const target = match(to, search);
    if (target && 'location' in target) return target;
    // What an advertisement wrote into the address goes along, or nobody would know which one brought the visitor.
    const rest = [...new URLSearchParams(search)].filter(([name]) => !target?.route.query?.shape[name]);
    const all = new URLSearchParams([...new URLSearchParams(target?.search), ...rest]);
    return { location: to + (all.size > 0 ? `?${all}` : '') };
  };
  return match;
}
