import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadProduct } from '../shared/product.ts';
import { listProductSections } from '../shared/product-sections.ts';
import type { text } from './product-nav.text.ts';

export const attributes = { productId: integer() };

export async function load(context: LoadContext, { productId }: AttributeValues<typeof attributes>) {
  const product = await loadProduct(context, productId);
  return { id: product.id, name: product.name, sections: listProductSections(product) };
}

export type ProductNavProps = PropsOf<typeof attributes, typeof load, typeof text>;
