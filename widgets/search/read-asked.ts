import { longestSearch, type SearchType, searchTypes } from '../../contract/search.ts';
import type { PageQuery } from '../kit/runtime/page.ts';
import { type AskedPage, type Refusal, readListPage } from '../shared/list-page.ts';

export interface Asked extends AskedPage {
  /** As it was typed, without what nobody sees; cut, where it is too long. */
  q: string;
  type?: SearchType;
  /** Why nothing is looked for. */
  fault?: 'long' | 'wordless';
}

/** What an address asks for: every part that cannot be is refused by name. */
export function readAsked(query: PageQuery): Asked {
  const typed = [query.q ?? ''].flat()[0] ?? '';
  const q = typed
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const wanted = [query.type ?? ''].flat()[0] ?? '';
  const type = searchTypes.find((each) => each === wanted);
  const { pageNo, refused } = readListPage(query);
  const unknown: Refusal[] = wanted && !type ? [{ value: wanted.slice(0, 60), reason: 'choice' }] : [];
  return { q: q.slice(0, longestSearch), type, fault: findFault(q), pageNo, refused: [...unknown, ...refused] };
}

function findFault(q: string): Asked['fault'] {
  if (q.length > longestSearch) return 'long';
  return q !== '' && !/[\p{L}\p{N}]/u.test(q) ? 'wordless' : undefined;
}
