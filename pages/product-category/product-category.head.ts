import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { requireOwn } from '../own-entry.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { createBreadcrumbs, createItemList, createOrganization, joinNodes } from '../structured-data.ts';

export async function productCategoryHead(context: HeadContext): Promise<Head> {
  const { call, site, origin, route } = context;
  const params = { id: Number(route.params.id) };
  const { productCategory, productList } = await call('GET /product-category/detail/:id', {
    params,
    query: { site: site.id },
  });
  const { name, desc, subtitle, pcResource } = requireOwn(productCategory, route);
  const description = [desc, subtitle].filter(Boolean).join(site.lang.startsWith('zh') ? '' : ' ') || undefined;
  const url = origin + route.path;
  const entries = productList.map(({ id, name }) => ({ name, address: toPath(addresses.product, id) }));
  return {
    title: `${name} · ${site.name}`,
    description,
    image: pcResource?.files[0]?.url,
    structuredData: joinNodes(await createBreadcrumbs(context, addresses.products, { name, address: route.path }), {
      '@type': 'CollectionPage',
      '@id': url,
      url,
      name,
      description,
      inLanguage: site.lang,
      publisher: createOrganization(context),
      mainEntity: createItemList(context, entries),
    }),
  };
}
