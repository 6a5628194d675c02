import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { loadCaseGroups } from '../../widgets/shared/case-groups.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { createBreadcrumbs, createItemList, joinNodes } from '../structured-data.ts';

/** The list of all cases, by the words that the content has for it. */
export async function casesHead(context: HeadContext): Promise<Head> {
  const { call, site } = context;
  const [heading, groups, breadcrumbs] = await Promise.all([
    call('POST /get/title/by/type', { body: { site: { id: site.id }, type: 'EXAMPLE' } }),
    loadCaseGroups(context),
    createBreadcrumbs(context, addresses.cases),
  ]);
  const cases = groups
    .flatMap(({ examples }) => examples)
    .map(({ id, title }) => ({ name: title, address: toPath(addresses.case, id) }));
  return {
    title: `${heading.title} · ${site.name}`,
    description: heading.desc,
    structuredData: joinNodes(breadcrumbs, createItemList(context, cases)),
  };
}
