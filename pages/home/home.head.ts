import type { Head, HeadContext } from '../page-route.ts';

export async function homeHead({ site, origin }: HeadContext): Promise<Head> {
  return {
    title: site.title,
    description: site.description,
    structuredData: {
      '@graph': [
        {
          '@type': 'Organization',
          '@id': `${origin}/#organization`,
          name: site.name,
          url: `${origin}/`,
          logo: origin + site.logo,
        },
        {
          '@type': 'WebSite',
          '@id': `${origin}/#website`,
          name: site.title,
          url: `${origin}/`,
          inLanguage: site.lang,
          publisher: { '@id': `${origin}/#organization` },
        },
      ],
    },
  };
}
