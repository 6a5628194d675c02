import { addresses } from '../../contract/addresses.ts';
import type { Introduction } from '../../contract/entities/article.ts';
import { decodeEntities } from '../../contract/rich-text.ts';
import { requireOwn } from '../own-entry.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { createBreadcrumbs, createOrganization, joinNodes } from '../structured-data.ts';

/** The company's introduction: the site's, or the one that a preview is of. */
export async function aboutUsHead(context: HeadContext): Promise<Head> {
  const { call, site, route, origin } = context;
  const introduction = route.params.id
    ? requireOwn(
        await call('GET /introduce/:id', { params: { id: Number(route.params.id) }, query: { site: site.id } }),
        route,
      )
    : await call('POST /introduce', { body: { site: { id: site.id } } });
  const { title } = introduction;
  const description = describe(introduction);
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

/** What it says first: its own text begins with who the company is. */
function describe({ mainTitle, describe: html }: Introduction): string | undefined {
  const [, first = ''] = /<p>([\s\S]*?)<\/p>/.exec(html) ?? [];
  return decodeEntities(first.replace(/<[^>]*>/g, '')).trim() || mainTitle;
}
