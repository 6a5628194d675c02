import { addresses } from '../../contract/addresses.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { createBreadcrumbs, createItemList, createOrganization, joinNodes } from '../structured-data.ts';

/** The supplier portal's own page, whose doors lead to its two others. */
export async function portalHead(context: HeadContext): Promise<Head> {
  const { call, route, site, origin } = context;
  const at = (pageAddress: string) => call('POST /landingPage', { body: { site: { id: site.id }, pageAddress } });
  const [page, ...doors] = await Promise.all([at(route.path), at(addresses.purchaser), at(addresses.supplier)]);
  const image = doors[0].banners[0]?.pcResource?.files[0]?.url;
  return {
    title: `${page.title} · ${site.name}`,
    description: page.desc,
    image,
    structuredData: joinNodes(
      await createBreadcrumbs(context, addresses.supplierPortal, { name: page.title, address: route.path }),
      {
        '@type': 'WebPage',
        url: origin + route.path,
        name: page.title,
        description: page.desc,
        publisher: createOrganization(context),
      },
      createItemList(
        context,
        doors.map(({ title, pageAddress }) => ({ name: title, address: pageAddress })),
      ),
    ),
  };
}
