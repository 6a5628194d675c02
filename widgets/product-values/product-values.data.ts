import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadProduct } from '../shared/product.ts';
import type { text } from './product-values.text.ts';

export const attributes = { productId: integer() };

export async function load(context: LoadContext, { productId }: AttributeValues<typeof attributes>) {
  const { businessValues } = await loadProduct(context, productId);
  return { values: businessValues ?? [] };
}

export type ProductValuesProps = PropsOf<typeof attributes, typeof load, typeof text>;
