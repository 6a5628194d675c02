import { type Address, addresses } from '../../../contract/addresses.ts';
import type { Site } from '../../../contract/entities/site.ts';
import type { PageMatch } from '../../../pages/match-route.ts';
import type { Content } from '../../content/content.ts';
import type { Entry } from '../../content/entry.ts';
import { findAddressedType, findPagedType } from '../../content/type-of-address.ts';
import type { TypeName } from '../../content/types.ts';

/** The pages that show their site's one entry of a type. */
const single: { readonly [Each in Address]?: TypeName } = {
  [addresses.aboutUs]: 'introduction',
  [addresses.services]: 'service-and-support',
  [addresses.joinUs]: 'join-us',
};

/** The public entry that a page is of; none of a page that shows many. */
export function findEntry(
  { list, find }: Pick<Content, 'list' | 'find'>,
  site: Site,
  path: string,
  { route: { address }, params }: Pick<PageMatch, 'route' | 'params'>,
): Entry | undefined {
  const addressed = findAddressedType(address);
  if (addressed) return list(addressed, site.id).find(({ value }) => value.pageAddress === path);
  const type = findPagedType(address);
  if (type && params.id !== undefined) return find(type, Number(params.id));
  const own = single[address as Address];
  return own && list(own, site.id)[0];
}
