import { addresses } from '../../contract/addresses.ts';
import type { MediaResource } from '../../contract/entities/media.ts';
import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadMedia, mediaAttributes } from '../shared/media.ts';
import { loadParentPage } from '../shared/parent-page.ts';
import type { Gate } from '../shared/use-unlocked-files.ts';
import type { text } from './media-film.text.ts';

export const attributes = mediaAttributes;

export async function load(context: LoadContext, values: AttributeValues<typeof attributes>) {
  const [resource, parent] = await Promise.all([loadMedia(context, values), loadParentPage(context, addresses.media)]);
  return { resource: withoutText(resource), parent };
}

/** What it tells at length is another section's. */
function withoutText({ resourceDesc: _, ...resource }: MediaResource): Omit<MediaResource, 'resourceDesc'> {
  return resource;
}

export type MediaFilmProps = PropsOf<typeof attributes, typeof load, typeof text>;
export type Film = MediaFilmProps['data']['resource'];

/** The form that stands before a film, and what it is asked to unlock; nothing where the film is in the open. */
export function gateOf({ isNeedContact, jumpBO }: Film): Gate | undefined {
  const { formBO, unlock } = jumpBO ?? {};
  return isNeedContact && formBO && unlock ? { formId: formBO.id, unlock } : undefined;
}
