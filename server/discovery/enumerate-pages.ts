import type { Call } from '../../contract/calls.ts';
import type { Site } from '../../contract/entities/site.ts';
import { createPathReader, type PathParams, toPath } from '../../contract/paths.ts';
import type { PageRoute } from '../../pages/page-route.ts';
import type { Content } from '../content/content.ts';
import type { Entry } from '../content/entry.ts';
import { findAddressedType, findPagedType } from '../content/type-of-address.ts';

/** One of the pages that a site has at a route's address. */
export interface EnumeratedPage {
  /** Without the site's mark. */
  path: string;
  params: PathParams;
  /** What the page is of, where it is one entry's. */
  entry?: Entry;
}

/**
 * All pages that a site has at a route's address.
 * @throws Error where nobody can tell which there are
 */
export async function enumeratePages(
  { address, enumerate }: PageRoute,
  site: Site,
  { content, call }: { content: Pick<Content, 'list'>; call: Call },
): Promise<EnumeratedPage[]> {
  const fill = (open: PathParams) => toPath(address, open.id).replace(/\*$/, open.rest ?? '');
  if (enumerate) return (await enumerate({ call, site })).map((params) => ({ path: fill(params), params }));
  const addressed = findAddressedType(address);
  if (addressed) {
    const read = createPathReader(address);
    return content.list(addressed, site.id).flatMap((entry) => {
      const params = read(entry.value.pageAddress);
      return params ? [{ path: entry.value.pageAddress, params, entry }] : [];
    });
  }
  if (!/:id|\*/.test(address)) return [{ path: address, params: {} }];
  const type = findPagedType(address);
  if (!type)
    throw new Error(
      `No content type has the address ${address}. Give one of them it as its \`page\` in server/content/types.ts, or its route an \`enumerate\` in pages/routes.ts.`,
    );
  return content
    .list(type, site.id)
    .map((entry) => ({ path: toPath(address, entry.id), params: { id: String(entry.id) }, entry }));
}
