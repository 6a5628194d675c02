import type { Way } from './read-ways.ts';

/**
 * Calls `come` each time that a way to open is met, until `signal` ends it.
 * @param come whether it served: after a time that did not, the time begins anew
 */
export function awaitWay(way: Way, come: () => boolean, signal: AbortSignal): void {
  if (way.on === 'scroll') {
    const look = () => {
      const { scrollHeight } = document.documentElement;
      if (((scrollY + innerHeight) / scrollHeight) * 100 >= way.percent) come();
    };
    addEventListener('scroll', look, { passive: true, signal });
  } else if (way.on === 'exit') {
    const look = ({ clientY }: MouseEvent) => {
      if (clientY <= 0) come();
    };
    document.documentElement.addEventListener('mouseleave', look, { signal });
  } else {
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      clearTimeout(timer);
      // A tab in the background is not looked at.
      if (!document.hidden) timer = setTimeout(() => come() || begin(), way.seconds * 1000);
    };
    document.addEventListener('visibilitychange', begin, { signal });
    signal.addEventListener('abort', () => clearTimeout(timer));
    begin();
  }
}
