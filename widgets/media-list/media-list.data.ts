import { addresses } from '../../contract/addresses.ts';
import { pageSize as sizes } from '../../contract/constants.ts';
import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { fetchAsked } from '../shared/list-page.ts';
import { readListQuery } from '../shared/list-query.ts';
import { fetchMedia } from './fetch-media.ts';
import type { text } from './media-list.text.ts';

export const attributes = { pageSize: integer(sizes.standard) };

/** What each filter may be, in the order that its address has them: see pages/routes.ts. */
export const rulesOf = (types: readonly string[]): Parameters<typeof readListQuery>[1] => ({
  from: 'day',
  to: 'day',
  type: types,
  keyword: 'text',
});

/** The page of films that the address asks for, where it is the list's own; else the first one. */
export async function load(context: LoadContext, { pageSize }: AttributeValues<typeof attributes>) {
  const { call, route, site } = context;
  // The specification writes this call's address with a 1, whatever the site.
  const types = await call('GET /multimedia/resource/type/list/:siteId', {
    params: { siteId: 1 },
    query: { site: site.id },
  });
  const asked = readListQuery(route.path === addresses.media ? route.query : {}, rulesOf(types));
  const { filter } = asked;
  return { ...(await fetchAsked(asked, (pageNo) => fetchMedia(context, filter, pageNo, pageSize))), filter, types };
}

export type MediaListProps = PropsOf<typeof attributes, typeof load, typeof text>;
