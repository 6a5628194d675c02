import type { File } from '../../contract/entities/shared.ts';
import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { listBlueprints, loadProduct } from '../shared/product.ts';
import type { text } from './product-blueprints.text.ts';

export const attributes = { productId: integer() };

export interface Drawing {
  /** Without one it is the drawing of the product as a whole. */
  title?: string;
  icon?: string;
  file?: File | string;
}

export async function load(context: LoadContext, { productId }: AttributeValues<typeof attributes>) {
  const product = await loadProduct(context, productId);
  const { diagram, blueprints } = listBlueprints(product);
  const drawings: Drawing[] = blueprints.map(({ title, logo, resourceUrl }) => ({
    title,
    icon: logo,
    file: resourceUrl,
  }));
  if (diagram) drawings.unshift({ icon: product.proLogo, file: diagram });
  return { name: product.name, drawings };
}

export type ProductBlueprintsProps = PropsOf<typeof attributes, typeof load, typeof text>;
