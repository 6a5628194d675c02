import type { Call } from '../../contract/calls.ts';
import type { Site } from '../../contract/entities/site.ts';
import { createPathReader, toPath } from '../../contract/paths.ts';
import type { PageRoute } from '../../pages/page-route.ts';
import type { Content } from '../content/content.ts';
import { findAddressedType, findPagedType } from '../content/type-of-address.ts';

/**
 * The paths of all pages that a site has at a route's address, without the site's mark.
 * @throws Error where nobody can tell which there are
 */
export async function enumeratePaths(
  { address, enumerate }: PageRoute,
  site: Site,
  { content, call }: { content: Pick<Content, 'list'>; call: Call },
): Promise<string[]> {
  const fill = (open: Readonly<Record<string, string>>) => toPath(address, open.id).replace(/\*$/, open.rest ?? '');
  if (enumerate) return (await enumerate({ call, site })).map(fill);
  const addressed = findAddressedType(address);
  if (addressed) {
    const read = createPathReader(address);
    return content
      .list(addressed, site.id)
      .map(({ value }) => value.pageAddress)
      .filter((path) => read(path));
  }
  if (!/:id|\*/.test(address)) return [address];
  const type = findPagedType(address);
  if (!type)
    throw new Error(
      `No content type has the address ${address}. Give one of them it as its \`page\` in server/content/types.ts, or its route an \`enumerate\` in pages/routes.ts.`,
    );
  return content.list(type, site.id).map(({ id }) => toPath(address, id));
}
