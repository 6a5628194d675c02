import type { CallAnswer } from '../../contract/calls.ts';
import type { LoadContext } from '../kit/runtime/widget.ts';

/** Kinds of pages of which a site shows one and may have others in preparation, by the name of their calls. */
export interface SinglePages {
  introduce: CallAnswer<'POST /introduce'>;
  joinUs: CallAnswer<'POST /joinUs'>;
  serviceAndSupport: CallAnswer<'POST /serviceAndSupport'>;
}

/** The site's page of a kind, unless another one is named: a preview's. */
export async function loadSinglePage<Name extends keyof SinglePages>(
  { call, site }: Pick<LoadContext, 'call' | 'site'>,
  name: Name,
  id: number | undefined,
): Promise<SinglePages[Name]> {
  // The calls of all kinds take the same.
  const found =
    id === undefined
      ? call(`POST /${name}` as 'POST /introduce', { body: { site: { id: site.id } } })
      : call(`GET /${name}/:id` as 'GET /introduce/:id', { params: { id }, query: { site: site.id } });
  return found as Promise<SinglePages[typeof name]>;
}
