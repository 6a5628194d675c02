import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { listScenes, loadProduct } from '../shared/product.ts';
import type { text } from './product-scenes.text.ts';

export const attributes = { productId: integer() };

export async function load(context: LoadContext, { productId }: AttributeValues<typeof attributes>) {
  return { scenes: listScenes(await loadProduct(context, productId)) };
}

export type ProductScenesProps = PropsOf<typeof attributes, typeof load, typeof text>;
