import type { MouseEvent } from 'react';

/** The element of an id in the same tree as `near`: a browser's own anchors do not see into a shadow root. */
function findAnchor(near: Element, id: string): HTMLElement | null {
  return (near.getRootNode() as Document | ShadowRoot).getElementById(id);
}

/** The name that an address's hash has for an anchor: what cannot be decoded is some other script's, and names none. */
export function readAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Follows a link to an anchor inside a shadow root, as a browser does by itself in a document. */
export function followAnchor(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href^="#"]');
  if (!link || !(link.getRootNode() instanceof ShadowRoot) || event.defaultPrevented) return;
  const target = findAnchor(link, readAnchor(link.getAttribute('href') ?? ''));
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView();
  // The next Tab goes on from there.
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Tells which of the anchors the visitor reads: the last one whose heading has passed the upper third of the screen.
 * @returns what ends it
 */
export function watchAnchors(near: Element, ids: readonly string[], tell: (id: string) => void): () => void {
  const look = () => {
    const line = innerHeight / 3;
    const passed = ids.filter((id) => (findAnchor(near, id)?.getBoundingClientRect().top ?? Infinity) <= line);
    const current = passed.at(-1) ?? ids[0];
    if (current !== undefined) tell(current);
  };
  let frame = 0;
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  look();
  addEventListener('scroll', later, { passive: true });
  addEventListener('resize', later);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', later);
    removeEventListener('resize', later);
  };
}
