import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadProduct } from '../shared/product.ts';
import type { text } from './product-demands.text.ts';

export const attributes = { productId: integer() };

export async function load(context: LoadContext, { productId }: AttributeValues<typeof attributes>) {
  const { productConfig, isShowEnterpriseDemandTitle } = await loadProduct(context, productId);
  return { demands: productConfig, titled: isShowEnterpriseDemandTitle ?? false };
}

export type ProductDemandsProps = PropsOf<typeof attributes, typeof load, typeof text>;
