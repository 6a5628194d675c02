import { addresses } from '../../contract/addresses.ts';
import { loadOwn } from '../own-entry.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { createBreadcrumbs, createOrganization, joinNodes } from '../structured-data.ts';

export async function solutionHead(context: HeadContext): Promise<Head> {
  const { site, origin, route } = context;
  const { name, desc, industryName, pcResource } = await loadOwn(context, 'GET /solution/:id');
  const url = origin + route.path;
  const image = pcResource?.files[0]?.url;
  return {
    title: `${name} · ${site.name}`,
    description: desc,
    image,
    structuredData: joinNodes(await createBreadcrumbs(context, addresses.solutions, { name, address: route.path }), {
      '@type': 'Service',
      '@id': `${url}#service`,
      url,
      name,
      description: desc,
      image: image && origin + image,
      audience: { '@type': 'BusinessAudience', name: industryName },
      provider: createOrganization(context),
    }),
  };
}
