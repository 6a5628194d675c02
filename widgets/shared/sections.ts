import { addresses } from '../../contract/addresses.ts';
import type { TopNavigationItem } from '../../contract/entities/navigation.ts';
import { sectionOf } from '../../contract/paths.ts';

/** Where the paths of a section's detail pages differ from its own. */
const detailPaths: Readonly<Record<string, readonly string[]>> = {
  [addresses.products]: [sectionOf(addresses.productCategory)],
  [addresses.cases]: [sectionOf(addresses.case)],
  [addresses.aboutUs]: [addresses.aboutUsAlias, sectionOf(addresses.article)],
};

/** The value of aria-current: `page` on the entry's own page, `true` on the pages below it. */
export function findCurrent(address: string, path: string): 'page' | 'true' | undefined {
  // Section 2 writes both /media and /Media/{id}.
  const here = path.toLowerCase().replace(/(?<=.)\/$/, '');
  if (here === address) return 'page';
  const sections = [address, ...(detailPaths[address] ?? [])];
  return sections.some((section) => here === section || here.startsWith(`${section}/`)) ? 'true' : undefined;
}

/** The top navigation's item whose banner a page has (section 2): its own, else that of the section which it is in. */
export function findBanner(items: readonly TopNavigationItem[], path: string): TopNavigationItem | undefined {
  const current = (wanted: 'page' | 'true') =>
    items.find(({ pageAddress }) => findCurrent(pageAddress, path) === wanted);
  return current('page') ?? current('true');
}
