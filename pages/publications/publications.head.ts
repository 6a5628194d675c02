import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { loadListHeading } from '../list-heading.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { createBreadcrumbs, createItemList, joinNodes } from '../structured-data.ts';

/** The list of publications, by the words that the content has for it; machines are told of its first ones. */
export async function publicationsHead(context: HeadContext): Promise<Head> {
  const { call, site } = context;
  const [heading, { data }, breadcrumbs] = await Promise.all([
    loadListHeading(context, 'Corporate publication', addresses.publications),
    call('POST /corporate/publications/list', { body: { site: { id: site.id } } }),
    createBreadcrumbs(context, addresses.publications),
  ]);
  const publications = data.map(({ id, name }) => ({ name, address: toPath(addresses.publication, id) }));
  return {
    title: `${heading.title} · ${site.name}`,
    description: heading.desc,
    structuredData: joinNodes(breadcrumbs, createItemList(context, publications)),
  };
}
