import { addresses } from '../../contract/addresses.ts';
import type { MediaResourceSummary } from '../../contract/entities/media.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './media-featured.text.ts';

export const attributes = {};

/** The films that were chosen; none above a list that is narrowed or turned over, where they would be in the way. */
export async function load({ call, site, route }: LoadContext): Promise<{ films: MediaResourceSummary[] }> {
  if (route.path === addresses.media && Object.keys(route.query).length > 0) return { films: [] };
  return { films: await call('GET /multimedia/resource/carousel/list/:siteId', { params: { siteId: site.id } }) };
}

export type MediaFeaturedProps = PropsOf<typeof attributes, typeof load, typeof text>;
