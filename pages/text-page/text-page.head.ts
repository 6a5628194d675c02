import type { Address } from '../../contract/addresses.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { createBreadcrumbs, createOrganization, joinNodes } from '../structured-data.ts';

/** The page of text whose address this is. */
export async function textPageHead(context: HeadContext): Promise<Head> {
  const { call, route, site, origin } = context;
  const body = { site: { id: site.id }, pageAddress: route.path };
  const { title, desc, updatedAt } = await call('POST /textPage', { body });
  const url = origin + route.path;
  const step = { name: title, address: route.path };
  return {
    title: `${title} · ${site.name}`,
    description: desc,
    structuredData: joinNodes(await createBreadcrumbs(context, route.path as Address, step), {
      '@type': 'WebPage',
      '@id': `${url}#page`,
      url,
      name: title,
      description: desc,
      dateModified: updatedAt,
      inLanguage: site.lang,
      publisher: createOrganization(context),
    }),
  };
}
