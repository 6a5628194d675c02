import { addresses } from '../../contract/addresses.ts';
import type { ProductGroup } from '../../contract/entities/product.ts';
import { toPath } from '../../contract/paths.ts';
import { CallError } from '../../contract/unwrap.ts';
import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { findCategory, loadProduct } from '../shared/product.ts';
import type { text } from './product-hero.text.ts';

export const attributes = { productId: integer() };

/** The product, and the category that it is of, which the list of products tells; without that list it has no category. */
export async function load(context: LoadContext, { productId }: AttributeValues<typeof attributes>) {
  const { call, site } = context;
  const [product, groups] = await Promise.all([
    loadProduct(context, productId),
    call('POST /product/list', { body: { site: { id: site.id } } }).catch(giveUp),
  ]);
  const category = findCategory(groups, product.id);
  return {
    product,
    parent: category && { name: category.name, address: toPath(addresses.productCategory, category.id) },
  };
}

/** What a way up is missing for is no reason to show nothing. */
function giveUp(error: unknown): ProductGroup[] {
  if (error instanceof CallError) return [];
  throw error;
}

export type ProductHeroProps = PropsOf<typeof attributes, typeof load, typeof text>;
