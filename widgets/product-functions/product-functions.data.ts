import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadProduct } from '../shared/product.ts';
import type { text } from './product-functions.text.ts';

export const attributes = { productId: integer() };

export async function load(context: LoadContext, { productId }: AttributeValues<typeof attributes>) {
  const { coreFunctions } = await loadProduct(context, productId);
  return { groups: coreFunctions ?? [] };
}

export type ProductFunctionsProps = PropsOf<typeof attributes, typeof load, typeof text>;
