import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { createBreadcrumbs, createItemList, joinNodes } from '../structured-data.ts';

/** As the top navigation has it: there is no heading of its own. */
export async function solutionsHead(context: HeadContext): Promise<Head> {
  const { call, site } = context;
  const body = { site: { id: site.id } };
  const [items, groups, breadcrumbs] = await Promise.all([
    call('POST /topNavigation/list', { body }),
    call('POST /solution/list', { body }),
    createBreadcrumbs(context, addresses.solutions),
  ]);
  const page = items.find(({ pageAddress }) => pageAddress === addresses.solutions);
  const solutions = groups.flatMap(({ solutions }) => solutions);
  const entries = solutions.map(({ id, name }) => ({ name, address: toPath(addresses.solution, id) }));
  return {
    title: page ? `${page.navigationName} · ${site.name}` : site.title,
    description: page?.desc,
    image: groups[0]?.industry.pcResource?.files[0]?.url,
    structuredData: joinNodes(breadcrumbs, createItemList(context, entries)),
  };
}
