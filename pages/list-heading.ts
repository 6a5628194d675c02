import type { Address } from '../contract/addresses.ts';
import type { PageHeading } from '../contract/entities/home.ts';
import { CallError } from '../contract/unwrap.ts';
import { loadParentPage } from '../widgets/shared/parent-page.ts';
import type { HeadContext } from './page-route.ts';

/**
 * What a list's page says that it is: the heading of its type, such as `PRODUCT`; where the content has none, its name in
 * the menu or, last, the site's.
 */
export async function loadListHeading(
  { call, site }: Pick<HeadContext, 'call' | 'site'>,
  type: string,
  address: Address,
): Promise<PageHeading> {
  try {
    return await call('POST /get/title/by/type', { body: { site: { id: site.id }, type } });
  } catch (error) {
    if (!(error instanceof CallError && error.status === 404)) throw error;
    return { title: (await loadParentPage({ call, site }, address))?.name ?? site.title };
  }
}
