import { addresses } from '../../contract/addresses.ts';
import { newsPageSize } from '../../contract/constants.ts';
import { toPath } from '../../contract/paths.ts';
import { say } from '../../contract/text.ts';
import { readListQuery } from '../../widgets/shared/list-query.ts';
import { loadListHeading } from '../list-heading.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { text } from '../pages.text.ts';
import { createBreadcrumbs, createItemList, joinNodes } from '../structured-data.ts';

/** The list of news, by the words that the content has for it; machines are told of what the page shows. */
export async function newsHead(context: HeadContext): Promise<Head> {
  const { call, site, route } = context;
  const { pageNo } = readListQuery(route.query, {});
  const [heading, { data }] = await Promise.all([
    loadListHeading(context, 'NEWS', addresses.aboutUs),
    call('POST /news/list', { body: { site: { id: site.id }, pageNo, pageSize: newsPageSize } }),
  ]);
  const number = pageNo > 1 && data.length > 0 ? ` · ${say(text.page, site.mark, { number: pageNo })}` : '';
  const breadcrumbs = createBreadcrumbs(context, addresses.aboutUs, { name: heading.title, address: route.path });
  return {
    title: `${heading.title}${number} · ${site.name}`,
    description: heading.desc,
    structuredData: joinNodes(
      await breadcrumbs,
      createItemList(
        context,
        data.map(({ id, title }) => ({ name: title, address: toPath(addresses.article, id) })),
      ),
    ),
  };
}
