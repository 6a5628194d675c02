import type { Address } from '../contract/addresses.ts';
import type { headingPages } from '../contract/page-headings.ts';
import { say } from '../contract/text.ts';
import { readListPage } from '../widgets/shared/list-page.ts';
import { loadListHeading } from './list-heading.ts';
import type { Head, HeadContext } from './page-route.ts';
import { text } from './pages.text.ts';
import { createBreadcrumbs, createItemList, joinNodes, type NamedPage } from './structured-data.ts';

interface ListParts {
  /** The type that its heading is of. */
  type: keyof typeof headingPages;
  /** The page of the menu that the list is, or stands below. */
  section: Address;
  /** The entries of one of its pages; of a list that is one page, all of them. */
  list(body: { site: { id: number }; pageNo: number }): Promise<readonly NamedPage[]>;
}

/**
 * What a list says of itself, by the words that the content has for it; machines are told of the entries that its page
 * shows. What narrows the list is no part of its canonical address, and a page's number is, if there is such a page: a
 * narrowed list is the whole one to search engines, and each of the whole one's pages has entries of its own.
 */
export async function describeList(context: HeadContext, { type, section, list }: ListParts): Promise<Head> {
  const { site, route } = context;
  const { pageNo: _, ...filter } = route.query;
  const asked = Object.keys(filter).length > 0 ? 1 : readListPage(route.query).pageNo;
  const listPage = (pageNo: number) => list({ site: { id: site.id }, pageNo });
  const [heading, found] = await Promise.all([loadListHeading(context, type, section), listPage(asked)]);
  const shown = found.length > 0 ? asked : 1;
  const entries = shown === asked ? found : await listPage(shown);
  const steps = route.path === section ? [] : [{ name: heading.title, address: route.path }];
  const breadcrumbs = await createBreadcrumbs(context, section, ...steps);
  const number = shown > 1 ? ` · ${say(text.page, site.mark, { number: shown })}` : '';
  return {
    title: `${heading.title}${number} · ${site.name}`,
    description: heading.desc,
    search: shown > 1 ? `?pageNo=${shown}` : '',
    structuredData: joinNodes(breadcrumbs, createItemList(context, entries)),
  };
}
