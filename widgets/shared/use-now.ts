import { useEffect, useLayoutEffect, useState } from 'react';

const minute = 60_000;
const minuteOf = (moment: number) => Math.floor(moment / minute);

/**
 * The visitor's clock. A page may have been rendered long before it is read, so that hydration begins with the moment
 * that its HTML was made at, and what depends on it is put right before the next paint. It goes on with each minute, and
 * when the visitor comes back to the tab.
 * @param rendered when the data was loaded, in milliseconds since 1970: `load` gives it as `Date.now()`
 */
export function useNow(rendered: number): Date {
  const [now, setNow] = useState(rendered);
  // Nothing that is shown changes within a minute.
  const look = () => setNow((was) => (minuteOf(was) === minuteOf(Date.now()) ? was : Date.now()));
  useLayoutEffect(look, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for as long as it stands there
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // As each minute begins: what counts to the minute changes then.
    const wait = () => {
      timer = setTimeout(tick, minute - (Date.now() % minute));
    };
    const tick = () => {
      look();
      wait();
    };
    wait();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return new Date(now);
}
