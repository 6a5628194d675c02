import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { loadListHeading } from '../list-heading.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { createBreadcrumbs, createItemList, joinNodes } from '../structured-data.ts';

export async function productsHead(context: HeadContext): Promise<Head> {
  const { call, site } = context;
  const [{ title, desc }, groups, breadcrumbs] = await Promise.all([
    loadListHeading(context, 'PRODUCT', addresses.products),
    call('POST /product/list', { body: { site: { id: site.id } } }),
    createBreadcrumbs(context, addresses.products),
  ]);
  const products = groups.flatMap(({ productList }) => productList);
  const entries = products.map(({ id, name }) => ({ name, address: toPath(addresses.product, id) }));
  return {
    title: `${title} · ${site.name}`,
    description: desc,
    structuredData: joinNodes(breadcrumbs, createItemList(context, entries)),
  };
}
