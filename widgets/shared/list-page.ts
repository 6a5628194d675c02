import type { ListPage } from '../kit/components/use-list.ts';
import type { PageQuery } from '../kit/runtime/page.ts';
import type { listQueryText } from './list-query.text.ts';

/** What of an address or of a form cannot be, and is left out: said in words, see `Refusals`. */
export interface Refusal {
  value: string;
  reason: keyof typeof listQueryText;
}

export interface AskedPage {
  pageNo: number;
  refused: readonly Refusal[];
}

/** The query of a page's address, as `writeQuery` of the filters has it, which a list without any need not fetch. */
export const toPageQuery = (pageNo: number) => (pageNo > 1 ? `?pageNo=${pageNo}` : '');

/** Which page of a list an address asks for: the first where it asks for none, or for what is no page's number. */
export function readListPage({ pageNo = '1' }: PageQuery): AskedPage {
  const asked = String(pageNo);
  if (/^[1-9]\d{0,5}$/.test(asked)) return { pageNo: Number(asked), refused: [] };
  return { pageNo: 1, refused: [{ value: asked.slice(0, 60), reason: 'page' }] };
}

/** The page of a list that is asked for; where the list has no such page its first one, and why. */
export async function fetchAsked<Entry>(
  { pageNo, refused }: AskedPage,
  fetchPage: (pageNo: number) => Promise<ListPage<Entry>>,
) {
  const found = await fetchPage(pageNo);
  if (found.data.length > 0 || found.total === 0) return { first: { ...found, pageNo }, refused };
  const first = { ...(await fetchPage(1)), pageNo: 1 };
  return { first, refused: [...refused, { value: String(pageNo), reason: 'page' as const }] };
}
