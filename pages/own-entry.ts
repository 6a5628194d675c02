import { CallError } from '../contract/unwrap.ts';
import type { Route } from '../widgets/kit/runtime/page.ts';

/**
 * The entry that a page is about, if it is of the page's own site. Calls give an entry's translation as well, by either
 * id; as an address that would be a second one of the same page.
 * @throws CallError 404
 */
export function requireOwn<Entry extends { id: number }>(entry: Entry, { params }: Pick<Route, 'params'>): Entry {
  if (String(entry.id) === params.id) return entry;
  throw new CallError(404, `The entry ${params.id} is one of another site; here it is ${entry.id}.`);
}
