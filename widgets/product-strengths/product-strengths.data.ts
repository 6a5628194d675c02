import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadProduct } from '../shared/product.ts';
import type { text } from './product-strengths.text.ts';

export const attributes = { productId: integer() };

export async function load(context: LoadContext, { productId }: AttributeValues<typeof attributes>) {
  const { productSuperiority } = await loadProduct(context, productId);
  return { strengths: productSuperiority ?? [] };
}

export type ProductStrengthsProps = PropsOf<typeof attributes, typeof load, typeof text>;
