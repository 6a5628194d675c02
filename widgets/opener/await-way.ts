import type { Way } from './read-ways.ts';

/**
 * Calls `come` each time that a way to open is met, until `signal` ends it.
 * @param come whether it served: after a time that did not, the time begins anew
 */
export function awaitWay(way: Way, come: () => boolean, signal: AbortSignal): void {
  if (way.on === 'scroll') {
    const look = ({ target }: Event) => {
      const part = target instanceof Element ? readBox(target) : readWindow();
      if (part * 100 >= way.percent) come();
    };
    // An element's scrolling does not bubble.
    addEventListener('scroll', look, { passive: true, capture: true, signal });
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

/** How much of the page has been in sight. */
const readWindow = () => (scrollY + innerHeight) / document.documentElement.scrollHeight;

/** The same where the window stands still and a box that fills most of it scrolls; 0 of what is only a part of the page. */
function readBox({ scrollTop, scrollHeight, clientWidth, clientHeight }: Element): number {
  const isPage = clientWidth > innerWidth / 2 && clientHeight > innerHeight / 2 && scrollHeight > clientHeight;
  return isPage ? (scrollTop + clientHeight) / scrollHeight : 0;
}
