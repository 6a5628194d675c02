import type { Address } from '../../contract/addresses.ts';
import type { LoadContext } from '../kit/runtime/widget.ts';

/** A page that others stand below. */
export interface ParentPage {
  /** As the menu says it. */
  name: string;
  /** A path of the site. */
  address: string;
}

/** The page of that address by the name that the top navigation has for it; undefined where that does not list it. */
export async function loadParentPage(
  { call, site }: Pick<LoadContext, 'call' | 'site'>,
  address: Address,
): Promise<ParentPage | undefined> {
  const items = await call('POST /topNavigation/list', { body: { site: { id: site.id } } });
  const item = items.find(({ pageAddress }) => pageAddress === address);
  return item && { name: item.displayName, address };
}
