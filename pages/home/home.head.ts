import type { SearchAction } from 'schema-dts';
import { addresses } from '../../contract/addresses.ts';
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
      name: site.name,
      url: `${origin}/`,
      inLanguage: site.lang,
      publisher: { '@id': organization['@id'] },
      potentialAction: createSearchAction(origin),
    }),
  };
}

/** How search engines may look through the site. Its input is named as they want it, which the vocabulary's types lack. */
function createSearchAction(origin: string): SearchAction & { 'query-input': string } {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${addresses.search}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
}
