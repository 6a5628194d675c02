import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadMedia, mediaAttributes } from '../shared/media.ts';
import type { text } from './media-more.text.ts';

export const attributes = mediaAttributes;

/** How many are shown. */
const most = 3;

/** The newest others of its type; where it is the only one, the newest of all. */
export async function load({ call, ...context }: LoadContext, values: AttributeValues<typeof attributes>) {
  const here = await loadMedia({ call, ...context }, values);
  if (!here) return { others: [] };
  const listOthers = async (filter: { resourceTypes?: string[] }) => {
    const body = { site: { id: context.site.id }, pageSize: most + 1, multimediaResource: filter };
    const { data } = await call('POST /multimedia/resource/list', { body });
    return data.filter(({ id }) => id !== here.id).slice(0, most);
  };
  const { resourceType: type } = here;
  const alike = await listOthers({ resourceTypes: [type] });
  return alike.length > 0 ? { type, others: alike } : { others: await listOthers({}) };
}

export type MediaMoreProps = PropsOf<typeof attributes, typeof load, typeof text>;
