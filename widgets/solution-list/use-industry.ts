import { useContext, useEffect, useState } from 'react';
import { SurroundingsContext } from '../kit/runtime/view.tsx';
import { industryHash, readIndustryHash } from './industry-hash.ts';

/**
 * Which of so many industries is shown. On the site's own page its place is in the address, so that a link opens it; it
 * is no visit of its own, so that Back leaves the page. A foreign page's address is its own.
 */
export function useIndustry(count: number) {
  const { rendered } = useContext(SurroundingsContext);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    if (!rendered) return;
    const follow = () => setIndex((before) => readIndustryHash(location.hash, count) ?? before);
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [rendered, count]);

  const choose = (to: number) => {
    setIndex(to);
    if (rendered) history.replaceState(history.state, '', industryHash(to));
  };
  return [index, choose] as const;
}
