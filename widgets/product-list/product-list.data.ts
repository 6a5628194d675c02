import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './product-list.text.ts';

export const attributes = {};

/** Anchors are names that links from elsewhere may have, `/product#category-101`, so they are no widget's own ids. */
export async function load({ call, site }: LoadContext) {
  const groups = await call('POST /product/list', { body: { site: { id: site.id } } });
  return { groups, anchors: groups.map(({ id, name }) => ({ id: `category-${id}`, text: name })) };
}

export type ProductListProps = PropsOf<typeof attributes, typeof load, typeof text>;
