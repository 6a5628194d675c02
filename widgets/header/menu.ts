import { addresses } from '../../contract/addresses.ts';
import type { TopHeader, TopNavigationItem } from '../../contract/entities/navigation.ts';
import { toPath } from '../../contract/paths.ts';

/** One entry of the menu and what hangs under it. */
export interface MenuEntry {
  name: string;
  /** A path of the site, or a whole address. */
  address: string;
  desc?: string;
  icon?: string;
  /** The heading of its sub-menu. */
  title?: string;
  entries?: readonly MenuEntry[];
}

/** Up to so many entries a sub-menu has room to breathe; with more it is set dense (section 2). */
export const mostRoomyEntries = 6;

/** The page that section 2 keeps out of the menu. */
const hidden = addresses.joinUs;

/** The top navigation with its sub-menus, less what only page banners need. */
export function composeMenu(items: readonly TopNavigationItem[], headers: readonly TopHeader[]): MenuEntry[] {
  return items
    .filter(({ pageAddress }) => pageAddress !== hidden)
    .map(({ displayName, pageAddress, desc }) => {
      const header = headers.find((each) => each.pageAddress === pageAddress);
      const entries = header ? listEntries(header) : [];
      const link = { name: displayName, address: pageAddress };
      return entries.length > 0 ? { ...link, desc, title: header?.title, entries } : link;
    });
}

function listEntries({ categories = [], solutions = [] }: TopHeader): MenuEntry[] {
  return [
    ...categories.map(({ id, name, naviDesc, proLogo, productList }) => ({
      name,
      address: toPath(addresses.productCategory, id),
      desc: naviDesc,
      icon: proLogo,
      entries: productList.map((product) => ({
        name: product.name,
        address: toPath(addresses.product, product.id),
        desc: product.naviDesc,
      })),
    })),
    ...solutions.map(({ id, name, naviDesc, indusIcon }) => ({
      name,
      address: toPath(addresses.solution, id),
      desc: naviDesc,
      icon: indusIcon,
    })),
  ];
}
