import { addresses } from '../../contract/addresses.ts';
import { loadOwn } from '../own-entry.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { createBreadcrumbs, createOrganization, createVideos, joinNodes } from '../structured-data.ts';

/** One case: an article about a customer, and its video. */
export async function caseHead(context: HeadContext): Promise<Head> {
  const { site, route, origin } = context;
  const example = await loadOwn(context, 'GET /example/:id');
  const { title, desc, customerName, coverMaterial, backgroundMaterial, videoMaterial } = example;
  const image = (backgroundMaterial ?? coverMaterial)?.files[0]?.url;
  const url = origin + route.path;
  return {
    title: `${title} · ${site.name}`,
    description: desc,
    image,
    structuredData: joinNodes(
      await createBreadcrumbs(context, addresses.cases, { name: title, address: route.path }),
      {
        '@type': 'Article',
        '@id': `${url}#article`,
        mainEntityOfPage: url,
        headline: title,
        description: desc,
        image: image && origin + image,
        inLanguage: site.lang,
        about: { '@type': 'Organization', name: customerName },
        author: createOrganization(context),
        publisher: createOrganization(context),
      },
      ...createVideos(context, { name: title, description: desc, cover: coverMaterial, films: videoMaterial }),
    ),
  };
}
