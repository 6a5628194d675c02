import { addresses } from '../../contract/addresses.ts';
import type { SearchType } from '../../contract/search.ts';

/** What the page of search results is asked for. */
export interface AskedSearch {
  q: string;
  type?: SearchType;
  pageNo?: number;
}

/** The page of what was found, without the site's mark. */
export function toSearchPath({ q, type, pageNo = 1 }: AskedSearch): string {
  const query = new URLSearchParams({ q });
  if (type) query.set('type', type);
  if (pageNo > 1) query.set('pageNo', String(pageNo));
  return `${addresses.search}?${query}`;
}
