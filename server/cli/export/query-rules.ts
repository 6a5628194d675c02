import { addresses } from '../../../contract/addresses.ts';
import type { PageRoute } from '../../../pages/page-route.ts';

/** Where a query makes another answer than the file is: at addresses of one pattern, by keys that those understand. */
export interface QueryRule {
  /** As routes write it: `:id` is one segment, a `*` at the end all that follows. */
  address: string;
  keys: readonly string[];
  /** Where it is answered: what stands before the path there. */
  base: string;
}

/**
 * The rules of the routes that a site has files of. A key says something only where a route declares it: elsewhere it is
 * anybody's, such as the `from` that WeChat adds to every link.
 * @param api the API's origin
 */
export function ruleQueries(routes: readonly PageRoute[], api: string, mark: string): QueryRule[] {
  const base = `${api}/${mark}`;
  const declared = routes.map(({ address, query }) => ({ address, keys: Object.keys(query?.shape ?? {}), base }));
  return [
    ...declared.filter(({ keys }) => keys.length > 0),
    // Beside those, what the server reads by itself. A preview link is for an entry that may have no file yet.
    { address: '/*', keys: ['preview'], base },
    { address: addresses.formSent, keys: ['unlocked'], base },
    // Files are no site's.
    { address: '/files/*', keys: ['signature'], base: api },
  ];
}

/** What a path with its query is told by, as nginx and Caddy both read it: one of the keys says something. */
export function toExpression({ address, keys }: QueryRule): string {
  const path = address.replace(':id', '[^/?]+').replace('*', '[^?]*');
  return `^${path}/?\\?(.*&)?(${keys.join('|')})=[^&]`;
}
