import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { listBlueprints, loadProduct } from '../shared/product.ts';
import type { text } from './product-blueprints.text.ts';

export const attributes = { productId: integer() };

export async function load(context: LoadContext, { productId }: AttributeValues<typeof attributes>) {
  const product = await loadProduct(context, productId);
  return { name: product.name, logo: product.proLogo, ...listBlueprints(product) };
}

export type ProductBlueprintsProps = PropsOf<typeof attributes, typeof load, typeof text>;
