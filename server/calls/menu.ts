import type { TopHeader } from '../../contract/entities/navigation.ts';
import type { Content } from '../content/content.ts';
import type { Entry } from '../content/entry.ts';

/** A sub-menu with what its source has. */
export function showTopHeader({ siteId, value, extra }: Entry<'top-header'>, content: Content): TopHeader {
  if (extra.source === 'PRODUCT') return { ...value, categories: listMenuCategories(content, siteId) };
  if (extra.source === 'SOLUTION') return { ...value, solutions: listMenuSolutions(content, siteId) };
  return value;
}

/** The products' sub-menu: every category with its products. */
function listMenuCategories(content: Content, siteId: number): NonNullable<TopHeader['categories']> {
  const products = content.list('product', siteId);
  return content.list('product-category', siteId).map(({ id, value, extra }) => {
    const own = products.filter((product) => product.extra.category.id === id);
    return {
      id,
      name: value.name,
      naviDesc: extra.naviDesc ?? value.desc,
      proLogo: extra.proLogo ?? own.find((product) => product.value.proLogo)?.value.proLogo,
      pcResource: value.pcResource,
      productList: own.map((product) => ({
        id: product.id,
        name: product.value.name,
        naviDesc: product.extra.naviDesc ?? product.value.tagline ?? product.value.desc,
      })),
    };
  });
}

/** The solutions' sub-menu: every solution under its industry's icon. */
function listMenuSolutions(content: Content, siteId: number): NonNullable<TopHeader['solutions']> {
  return content.list('solution', siteId).map(({ id, value, extra }) => ({
    id,
    name: value.name,
    naviDesc: extra.naviDesc ?? value.tagline ?? value.desc,
    indusIcon: content.find('industry', extra.industry.id)?.value.indusIcon,
  }));
}
