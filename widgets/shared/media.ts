import { addresses } from '../../contract/addresses.ts';
import type { MediaResource } from '../../contract/entities/media.ts';
import { createPathReader } from '../../contract/paths.ts';
import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext } from '../kit/runtime/widget.ts';

export const mediaAttributes = { mediaId: integer() };

const readPath = createPathReader(addresses.mediaResource);

/**
 * The media resource that a widget names, else the one whose page it stands on.
 * @throws CallError 404 where neither names one
 */
export async function loadMedia(
  { call, site, route }: Pick<LoadContext, 'call' | 'site' | 'route'>,
  { mediaId }: AttributeValues<typeof mediaAttributes>,
): Promise<MediaResource> {
  const id =
    (mediaId ?? Number(readPath(route.path)?.id)) ||
    (await import('./refuse-nameless.ts')).refuseNameless('media-id="501"');
  return call('GET /multimedia/resource/:id', { params: { id }, query: { site: site.id } });
}
