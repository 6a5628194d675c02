import { addresses } from '../../contract/addresses.ts';
import { requireOwn } from '../own-entry.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { createBreadcrumbs, createOrganization, joinNodes } from '../structured-data.ts';

export async function solutionHead(context: HeadContext): Promise<Head> {
  const { call, site, origin, route } = context;
  const params = { id: Number(route.params.id) };
  const solution = await call('GET /solution/:id', { params, query: { site: site.id } });
  const { name, desc, industryName, pcResource } = requireOwn(solution, route);
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
