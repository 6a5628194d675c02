import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { loadListHeading } from '../list-heading.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { createBreadcrumbs, createItemList, joinNodes } from '../structured-data.ts';

/** The list of films, by the words that the content has for it; machines are told of its first ones. */
export async function mediaHead(context: HeadContext): Promise<Head> {
  const { call, site } = context;
  const [heading, { data }, breadcrumbs] = await Promise.all([
    loadListHeading(context, 'MULTIMEDIA_RESOURCE', addresses.media),
    call('POST /multimedia/resource/list', { body: { site: { id: site.id } } }),
    createBreadcrumbs(context, addresses.media),
  ]);
  const films = data.map(({ id, titleContent }) => ({
    name: titleContent,
    address: toPath(addresses.mediaResource, id),
  }));
  return {
    title: `${heading.title} · ${site.name}`,
    description: heading.desc,
    structuredData: joinNodes(breadcrumbs, createItemList(context, films)),
  };
}
