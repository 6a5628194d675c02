import { addresses } from '../../contract/addresses.ts';
import { pageSize as sizes } from '../../contract/constants.ts';
import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { readListPage } from '../shared/list-page.ts';
import { fetchPublications } from './fetch-publications.ts';
import type { text } from './publication-list.text.ts';

export const attributes = { pageSize: integer(sizes.standard) };

/** The page of publications that the address asks for, where it is the list's own; else the first one. */
export async function load(context: LoadContext, { pageSize }: AttributeValues<typeof attributes>) {
  const { route } = context;
  const asked = readListPage(route.path === addresses.publications ? route.query : {});
  const found = await fetchPublications(context, asked.pageNo, pageSize);
  if (found.data.length > 0 || found.total === 0) {
    return { first: { ...found, pageNo: asked.pageNo }, refused: asked.refused };
  }
  const refused = [...asked.refused, { value: String(asked.pageNo), reason: 'page' } as const];
  return { first: { ...(await fetchPublications(context, 1, pageSize)), pageNo: 1 }, refused };
}

export type PublicationListProps = PropsOf<typeof attributes, typeof load, typeof text>;
