import { addresses } from '../../contract/addresses.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './embed-builder.text.ts';

export const attributes = {};

/** All that may be chosen, and what the page's address says was. */
export async function load({ call, site, route }: LoadContext) {
  const options = await call('GET /embed/:siteId', { params: { siteId: site.id } });
  return { options, query: route.path === addresses.embed ? route.query : {} };
}

export type EmbedBuilderProps = PropsOf<typeof attributes, typeof load, typeof text>;
