import { addresses } from '../../contract/addresses.ts';
import { isJournal } from '../../widgets/shared/publication.ts';
import { loadOwn } from '../own-entry.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { createBreadcrumbs, createOrganization, joinNodes } from '../structured-data.ts';

/** One publication: an issue of a journal, or a white paper. */
export async function publicationHead(context: HeadContext): Promise<Head> {
  const { site, route, origin } = context;
  const publication = await loadOwn(context, 'GET /corporate/publications/:id');
  const { name, introduction, picture, exampleBOS = [] } = publication;
  const url = origin + route.path;
  const organization = createOrganization(context);
  const work = {
    '@id': `${url}#publication`,
    url,
    mainEntityOfPage: url,
    name,
    headline: name,
    description: introduction,
    image: origin + picture,
    inLanguage: site.lang,
    author: organization,
    publisher: organization,
  };
  return {
    title: `${name} · ${site.name}`,
    description: introduction,
    image: picture,
    structuredData: joinNodes(
      await createBreadcrumbs(context, addresses.publications, { name, address: route.path }),
      isJournal(publication)
        ? { '@type': 'PublicationIssue', ...work }
        : {
            '@type': 'Report',
            ...work,
            mentions: exampleBOS.map(({ customerName }) => ({ '@type': 'Organization', name: customerName })),
          },
    ),
  };
}
