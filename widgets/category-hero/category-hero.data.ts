import { addresses } from '../../contract/addresses.ts';
import type { AttributeValues } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { categoryAttributes, loadCategory } from '../shared/category.ts';
import { loadParentPage } from '../shared/parent-page.ts';
import type { text } from './category-hero.text.ts';

export const attributes = categoryAttributes;

export async function load(context: LoadContext, { categoryId }: AttributeValues<typeof attributes>) {
  const [{ productCategory }, parent] = await Promise.all([
    loadCategory(context, categoryId),
    loadParentPage(context, addresses.products),
  ]);
  return { category: productCategory, parent };
}

export type CategoryHeroProps = PropsOf<typeof attributes, typeof load, typeof text>;
