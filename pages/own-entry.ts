import type { CallAnswer, CallName } from '../contract/calls.ts';
import { CallError } from '../contract/unwrap.ts';
import type { Route } from '../widgets/kit/runtime/page.ts';
import type { HeadContext } from './page-route.ts';

/** The calls that give one entry of a type by its id. */
type EntryCall = {
  [Name in CallName]: Name extends `GET ${string}/:id`
    ? CallAnswer<Name> extends { id: number }
      ? Name
      : never
    : never;
}[CallName];

/**
 * The entry that a page is about, which its address names.
 * @throws CallError 404 where there is none in the page's own site
 */
export async function loadOwn<Name extends EntryCall>(
  { call, site, route }: Pick<HeadContext, 'call' | 'site' | 'route'>,
  name: Name,
): Promise<CallAnswer<Name>> {
  const input = { params: { id: Number(route.params.id) }, query: { site: site.id } };
  // The calls by id take the same.
  const entry = (await call(name as 'GET /news/:id', input)) as CallAnswer<typeof name>;
  return requireOwn(entry, route);
}

/**
 * The entry that a page is about, if it is of the page's own site. Calls give an entry's translation as well, by either
 * id; as an address that would be a second one of the same page.
 * @throws CallError 404
 */
export function requireOwn<Entry extends { id: number }>(entry: Entry, { params }: Pick<Route, 'params'>): Entry {
  if (String(entry.id) === params.id) return entry;
  throw new CallError(404, `The entry ${params.id} is one of another site; here it is ${entry.id}.`);
}
