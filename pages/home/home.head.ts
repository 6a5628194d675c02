import type { Head, HeadContext } from '../page-route.ts';
import { createOrganization, joinNodes } from '../structured-data.ts';

export async function homeHead({ site, origin }: HeadContext): Promise<Head> {
  const organization = createOrganization({ site, origin });
  return {
    title: site.title,
    description: site.description,
    feeds: ['news', 'events'],
    structuredData: joinNodes(organization, {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: site.title,
      url: `${origin}/`,
      inLanguage: site.lang,
      publisher: { '@id': organization['@id'] },
    }),
  };
}
