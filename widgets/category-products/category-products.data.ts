import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { categoryAttributes, loadCategory } from '../shared/category.ts';
import type { text } from './category-products.text.ts';

export const attributes = categoryAttributes;

export async function load(context: LoadContext, { categoryId }: AttributeValues<typeof attributes>) {
  const { productList } = await loadCategory(context, categoryId);
  return { products: productList };
}

export type CategoryProductsProps = PropsOf<typeof attributes, typeof load, typeof text>;
