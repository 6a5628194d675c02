import { addresses } from '../../contract/addresses.ts';
import { firstWords } from '../first-words.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { loadOwnPage } from '../single-page.ts';
import { createBreadcrumbs, createOrganization, joinNodes } from '../structured-data.ts';

/** The company's introduction: its own text begins with who the company is. */
export async function aboutUsHead(context: HeadContext): Promise<Head> {
  const { site, route, origin } = context;
  const { title, mainTitle, describe } = await loadOwnPage(context, 'introduce');
  const description = firstWords(describe, site.lang) || mainTitle;
  return {
    title: `${title} · ${site.name}`,
    description,
    structuredData: joinNodes(
      await createBreadcrumbs(context, addresses.aboutUs),
      {
        '@type': 'AboutPage',
        '@id': `${origin + route.path}#about`,
        url: origin + route.path,
        name: title,
        description,
        about: createOrganization(context),
      },
      createOrganization(context),
    ),
  };
}
