import { useEffect, useLayoutEffect, useState } from 'react';

const minute = 60_000;

/**
 * The visitor's clock. A page may have been rendered long before it is read, so that hydration begins with the moment
 * that its HTML was made at, and what depends on it is put right before the next paint. It goes on with each minute, and
 * when the visitor comes back to the tab.
 * @param rendered when the data was loaded, in milliseconds since 1970: `load` gives it as `Date.now()`
 */
export function useNow(rendered: number): Date {
  const [now, setNow] = useState(rendered);
  const look = () => setNow(Date.now());
  useLayoutEffect(look, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for as long as it stands there
  useEffect(() => {
    const timer = setInterval(look, minute);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return new Date(now);
}
