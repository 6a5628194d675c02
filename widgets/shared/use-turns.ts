import { useLayoutEffect } from 'react';
import { callDeadline } from '../../contract/constants.ts';

/** Without a height a part is where it will be: its sections wake as that place comes into sight. */
const held = 'height:0;padding:0;opacity:0;visibility:hidden';

/**
 * Has the parts of a widget that stands alone appear in their order, each with all its sections: those are fetched side by
 * side, and one that came before what is above it would be moved by that. What failed has come too, and what hangs holds
 * the others back for a while only. On a page of the site a server has written them all.
 */
export function useTurns(host: HTMLElement | undefined): void {
  useLayoutEffect(() => {
    const root = host?.shadowRoot;
    const parts = [...(root?.querySelector('.vt')?.children ?? [])] as HTMLElement[];
    const awaited = new Set(
      parts
        .flatMap((part) => [part, ...part.querySelectorAll('*')])
        .filter(({ localName }) => localName.startsWith('vt-')),
    );
    const over = new AbortController();
    const show = () => {
      const isComing = (part: Element) => [...awaited].some((section) => part.contains(section));
      while (parts[0] && !isComing(parts[0])) parts.shift()?.removeAttribute('style');
      if (parts.length === 0) over.abort();
    };
    const timer = setTimeout(() => {
      awaited.clear();
      show();
    }, callDeadline / 2);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const type of ['vt-ready', 'vt-error'])
      root?.addEventListener(
        type,
        (event) => {
          if (awaited.delete(event.composedPath()[0] as HTMLElement)) show();
        },
        { signal: over.signal },
      );
    for (const part of parts) part.style.cssText = held;
    show();
    return () => over.abort();
  }, [host]);
}
