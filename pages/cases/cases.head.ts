import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { loadCaseGroups } from '../../widgets/shared/case-groups.ts';
import { loadListHeading } from '../list-heading.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { createBreadcrumbs, createItemList, joinNodes } from '../structured-data.ts';

/** The list of all cases, by the words that the content has for it. */
export async function casesHead(context: HeadContext): Promise<Head> {
  const [heading, groups, breadcrumbs] = await Promise.all([
    loadListHeading(context, 'EXAMPLE', addresses.cases),
    loadCaseGroups(context),
    createBreadcrumbs(context, addresses.cases),
  ]);
  const cases = groups
    .flatMap(({ examples }) => examples)
    .map(({ id, title }) => ({ name: title, address: toPath(addresses.case, id) }));
  return {
    title: `${heading.title} · ${context.site.name}`,
    description: heading.desc,
    structuredData: joinNodes(breadcrumbs, createItemList(context, cases)),
  };
}
