import type { TopHeader } from '../../contract/entities/navigation.ts';
import type { Content } from '../content/content.ts';

/** The products' sub-menu: every category with its products. */
export function listMenuCategories(content: Content, siteId: number): NonNullable<TopHeader['categories']> {
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
        naviDesc: product.extra.naviDesc ?? product.value.desc,
      })),
    };
  });
}

/** The solutions' sub-menu: every solution under its industry's icon. */
export function listMenuSolutions(content: Content, siteId: number): NonNullable<TopHeader['solutions']> {
  return content.list('solution', siteId).map(({ id, value, extra }) => ({
    id,
    name: value.name,
    naviDesc: extra.naviDesc ?? value.desc,
    indusIcon: content.find('industry', extra.industry.id)?.value.indusIcon,
  }));
}
