import type { ProductCategoryDetail } from '../../contract/entities/product.ts';
import { integer } from '../kit/runtime/attributes.ts';
import type { LoadContext } from '../kit/runtime/widget.ts';

/** What a section of a category's page takes. */
export const categoryAttributes = { categoryId: integer() };

/**
 * The category that a tag names, or its counterpart in the site's language.
 * @throws CallError 404 for a tag that names none
 */
export async function loadCategory(
  { call, site }: Pick<LoadContext, 'call' | 'site'>,
  named: number | undefined,
): Promise<ProductCategoryDetail> {
  const id = named || (await import('./refuse-nameless.ts')).refuseNameless('category-id="501"');
  return call('GET /product-category/detail/:id', { params: { id }, query: { site: site.id } });
}
