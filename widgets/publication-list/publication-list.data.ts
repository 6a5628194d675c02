import { addresses } from '../../contract/addresses.ts';
import { pageSize as sizes } from '../../contract/constants.ts';
import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { fetchAsked, readListPage } from '../shared/list-page.ts';
import { fetchPublications } from './fetch-publications.ts';
import type { text } from './publication-list.text.ts';

export const attributes = { pageSize: integer(sizes.standard) };

/** The page of publications that the address asks for, where it is the list's own; else the first one. */
export async function load(context: LoadContext, { pageSize }: AttributeValues<typeof attributes>) {
  const { route } = context;
  const asked = readListPage(route.path === addresses.publications ? route.query : {});
  return fetchAsked(asked, (pageNo) => fetchPublications(context, pageNo, pageSize));
}

export type PublicationListProps = PropsOf<typeof attributes, typeof load, typeof text>;
