import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { loadListHeading } from '../list-heading.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { createBreadcrumbs, createItemList, joinNodes } from '../structured-data.ts';

/** The list of events, by the words that the content has for it; machines are told of its first ones. */
export async function eventsHead(context: HeadContext): Promise<Head> {
  const { call, site } = context;
  const [heading, { data }, breadcrumbs] = await Promise.all([
    loadListHeading(context, 'BRAND_ACTIVITIES', addresses.events),
    call('POST /activity/list', { body: { site: { id: site.id } } }),
    createBreadcrumbs(context, addresses.events),
  ]);
  const events = data.map(({ id, activityName }) => ({ name: activityName, address: toPath(addresses.event, id) }));
  return {
    title: `${heading.title} · ${site.name}`,
    description: heading.desc,
    structuredData: joinNodes(breadcrumbs, createItemList(context, events)),
  };
}
