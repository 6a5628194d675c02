import { addresses } from '../../contract/addresses.ts';
import type { Example } from '../../contract/entities/example.ts';
import { loadOwn } from '../own-entry.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { createBreadcrumbs, createOrganization, joinNodes } from '../structured-data.ts';

/** One case: an article about a customer, and its video. */
export async function caseHead(context: HeadContext): Promise<Head> {
  const { site, route, origin } = context;
  const example = await loadOwn(context, 'GET /example/:id');
  const { title, desc, customerName, coverMaterial, backgroundMaterial } = example;
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
      ...describeVideos(example, origin),
    ),
  };
}

function describeVideos({ title, desc, coverMaterial, videoMaterial }: Example, origin: string) {
  const cover = coverMaterial?.files[0]?.url;
  const videos = videoMaterial?.files.filter(({ type }) => type === 'video') ?? [];
  return videos.map(({ url, name, duration }) => ({
    '@type': 'VideoObject' as const,
    name: name ?? title,
    description: desc,
    thumbnailUrl: cover && origin + cover,
    contentUrl: origin + url,
    duration: duration ? `PT${Math.round(duration)}S` : undefined,
  }));
}
