import { addresses } from '../../contract/addresses.ts';
import { firstWords } from '../first-words.ts';
import { loadOwn } from '../own-entry.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { createBreadcrumbs, createOrganization, joinNodes, toDuration } from '../structured-data.ts';

/** One film. Where a form stands before it, what it is says its page, and where its file is nobody. */
export async function mediaResourceHead(context: HeadContext): Promise<Head> {
  const { site, route, origin } = context;
  const film = await loadOwn(context, 'GET /multimedia/resource/:id');
  const { titleContent, createdAt, coverMaterial, videoMaterial, resourceDesc, resourceType, duration } = film;
  const image = coverMaterial?.files[0]?.url;
  const url = origin + route.path;
  const description = firstWords(resourceDesc ?? '', site.lang) || `${resourceType} · ${titleContent}`;
  const file = videoMaterial?.files.find(({ type }) => type === 'video');
  return {
    // A film is often named after the event that it was made at, which has a page too.
    title: `${titleContent} · ${resourceType} · ${site.name}`,
    description,
    image,
    structuredData: joinNodes(
      await createBreadcrumbs(context, addresses.media, { name: titleContent, address: route.path }),
      {
        '@type': 'VideoObject',
        '@id': `${url}#video`,
        url,
        mainEntityOfPage: url,
        name: titleContent,
        description,
        genre: resourceType,
        uploadDate: createdAt,
        thumbnailUrl: image && origin + image,
        contentUrl: file && new URL(file.url, origin).href,
        duration: toDuration(duration),
        inLanguage: site.lang,
        publisher: createOrganization(context),
      },
    ),
  };
}
