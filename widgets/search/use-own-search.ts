import { useContext, useEffect, useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import { SurroundingsContext } from '../kit/runtime/view.tsx';
import { readAsked } from './read-asked.ts';
import { load, type SearchData, type SearchProps } from './search.data.ts';

/** What the page's own address asks for, where its HTML is of another: a page that is a file is one for all of them. */
export function useOwnSearch({ data, call, site, route, attributes }: SearchProps): SearchData | undefined {
  const { origin } = useContext(SurroundingsContext);
  const [own, setOwn] = useState<SearchData>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page was opened
  useEffect(() => {
    if (origin || route.path !== addresses.search) return;
    const query = Object.fromEntries(new URLSearchParams(location.search));
    const { q, type } = readAsked(query);
    if (q === data.q && type === data.type) return;
    load({ call, site, route: { ...route, query } }, attributes).then(setOwn, () => undefined);
  }, []);
  return own;
}
