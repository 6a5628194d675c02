import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { findCategory } from '../../widgets/shared/product.ts';
import { loadOwn } from '../own-entry.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { createBreadcrumbs, createOrganization, joinNodes } from '../structured-data.ts';

export async function productHead(context: HeadContext): Promise<Head> {
  const { call, site, route, origin } = context;
  const [product, groups] = await Promise.all([
    loadOwn(context, 'GET /product/:id'),
    call('POST /product/list', { body: { site: { id: site.id } } }),
  ]);
  const { name, desc, tagline, pcResource } = product;
  const image = pcResource?.files[0]?.url;
  const category = findCategory(groups, product.id);
  const url = origin + route.path;
  return {
    title: `${name} · ${site.name}`,
    description: desc ?? tagline,
    image,
    structuredData: joinNodes(
      await createBreadcrumbs(
        context,
        addresses.products,
        ...(category ? [{ name: category.name, address: toPath(addresses.productCategory, category.id) }] : []),
        { name, address: route.path },
      ),
      {
        '@type': 'Product',
        '@id': `${url}#product`,
        url,
        name,
        description: desc ?? tagline,
        image: image && origin + image,
        category: category?.name,
        additionalProperty: product.coreFunctions?.map((group) => ({
          '@type': 'PropertyValue',
          name: group.name,
          value: group.functionList.map(({ title }) => title),
        })),
        brand: createOrganization(context),
        manufacturer: createOrganization(context),
      },
    ),
  };
}
