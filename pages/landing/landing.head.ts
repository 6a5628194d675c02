import { addresses } from '../../contract/addresses.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { createBreadcrumbs, createOrganization, joinNodes } from '../structured-data.ts';

/** A landing page of the supplier portal. */
export async function landingHead(context: HeadContext): Promise<Head> {
  const { call, route, site, origin } = context;
  const body = { site: { id: site.id } };
  const [page, portal] = await Promise.all([
    call('POST /landingPage', { body: { ...body, pageAddress: route.path } }),
    call('POST /supplierPortal', { body }),
  ]);
  const { title, desc, banners } = page;
  const image = banners[0]?.pcResource?.files[0]?.url;
  const steps = portal.name === undefined ? [] : [{ name: portal.name, address: addresses.supplierPortal }];
  return {
    title: `${title} · ${site.name}`,
    description: desc,
    image,
    structuredData: joinNodes(
      await createBreadcrumbs(context, addresses.supplierPortal, ...steps, { name: title, address: route.path }),
      {
        '@type': 'Service',
        url: origin + route.path,
        name: title,
        description: desc,
        image: image && origin + image,
        provider: createOrganization(context),
      },
    ),
  };
}
