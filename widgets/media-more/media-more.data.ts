import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadMedia, mediaAttributes } from '../shared/media.ts';
import type { text } from './media-more.text.ts';

export const attributes = mediaAttributes;

/** How many are shown. */
const most = 3;

/** The newest others of its type; where they are too few, the newest of all fill up the row. */
export async function load({ call, ...context }: LoadContext, values: AttributeValues<typeof attributes>) {
  const here = await loadMedia({ call, ...context }, values);
  const listOthers = async (filter: { resourceTypes?: string[] }) => {
    const body = { site: { id: context.site.id }, pageSize: most + 1, multimediaResource: filter };
    const { data } = await call('POST /multimedia/resource/list', { body });
    return data.filter(({ id }) => id !== here.id).slice(0, most);
  };
  const { resourceType: type } = here;
  const alike = await listOthers({ resourceTypes: [type] });
  if (alike.length === most) return { type, others: alike };
  const shown = new Set(alike.map(({ id }) => id));
  const others = [...alike, ...(await listOthers({})).filter(({ id }) => !shown.has(id))].slice(0, most);
  return others.length > shown.size ? { others } : { type, others };
}

export type MediaMoreProps = PropsOf<typeof attributes, typeof load, typeof text>;
