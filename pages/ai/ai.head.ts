import { addresses } from '../../contract/addresses.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { createBreadcrumbs, createOrganization, joinNodes } from '../structured-data.ts';

/** A page of HTML in a frame; the page's policy lets exactly its host be framed. */
export async function aiHead(context: HeadContext): Promise<Head> {
  const { call, route, site, origin } = context;
  const { title, desc, url } = await call('POST /staticPage', {
    body: { site: { id: site.id }, pageAddress: route.path },
  });
  return {
    title: `${title} · ${site.name}`,
    description: desc,
    shows: url.startsWith('/') ? [] : [new URL(url).origin],
    structuredData: joinNodes(await createBreadcrumbs(context, addresses.ai, { name: title, address: route.path }), {
      '@type': 'WebPage',
      url: origin + route.path,
      name: title,
      publisher: createOrganization(context),
    }),
  };
}
