import { calls } from './call-table.ts';
import type { Handlers } from './context.ts';
import { detailCalls } from './detail-calls.ts';
import { embedCheckCalls } from './embed-check/embed-check-calls.ts';
import { listCalls } from './list-calls.ts';
import { requireSite } from './lookup.ts';
import { mediaCalls } from './media-calls.ts';
import { pageCalls } from './page-calls.ts';
import { productCalls } from './product-calls.ts';
import { siteCalls } from './site-calls.ts';

/** One handler for every call of the contract's table. */
export const handlers: Handlers = {
  ...detailCalls,
  ...listCalls,
  ...siteCalls,
  ...productCalls,
  ...pageCalls,
  ...mediaCalls,
  ...embedCheckCalls,
  'POST /search/list': ({ body: { site, ...asked } }, { content, search }) =>
    search.find(requireSite(content, site.id), asked),
  'GET /search/suggestion/list/:siteId': ({ params, query }, { content, search }) =>
    search.suggest(requireSite(content, params.siteId), query.q ?? ''),
  'POST /form': ({ body }, { leads }, meta) => leads.keep(body, meta),
  'POST /unlock': ({ body }, { leads }) => leads.unlock(body),
};

/**
 * The compiler sees a missing handler; this sees one that a build left out.
 * @throws Error naming the calls
 */
export function checkHandlers(): void {
  const missing = Object.keys(calls).filter((name) => !Object.hasOwn(handlers, name));
  if (missing.length > 0)
    throw new Error(`These calls have no handler: ${missing.join(', ')}. Write one in server/calls/.`);
}
