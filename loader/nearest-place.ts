/**
 * Puts the focus as near as can be to where it was, where that is hidden or gone by now: a menu that closed over its
 * item, a card that the page took away.
 * @param places where it was, and what stood around that, the nearest first
 */
export function focusNearest(places: readonly HTMLElement[]): void {
  const left = places.filter(({ isConnected }) => isConnected);
  for (const place of left) if ([place, ...findOpeners(place)].some(takesFocus)) return;
  const seen = left.find((place) => place.checkVisibility()) ?? document.querySelector<HTMLElement>('main, h1');
  if (!seen) return;
  // Not a stop of its own: from here Tab goes on to what comes next.
  seen.tabIndex = -1;
  seen.addEventListener('blur', () => seen.removeAttribute('tabindex'), { once: true });
  seen.focus({ preventScroll: true });
}

/** What shows and hides it, as far as the page says so. */
function findOpeners(place: HTMLElement): HTMLElement[] {
  const root = place.getRootNode() as Document | ShadowRoot;
  const find = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  if (place instanceof HTMLDetailsElement) return [...place.querySelectorAll<HTMLElement>(':scope > summary')];
  if (place.checkVisibility() && !place.popover) return [];
  const id = CSS.escape(place.id);
  const byId = id ? find(`[popovertarget="${id}"], [commandfor="${id}"], [aria-controls~="${id}"]`) : [];
  const naming = (place.getAttribute('aria-labelledby') ?? '').match(/\S+/g) ?? [];
  const beside = place.parentElement?.querySelectorAll<HTMLElement>(
    ':scope > [aria-haspopup], :scope > [aria-expanded]',
  );
  return [...byId, ...naming.flatMap((name) => find(`#${CSS.escape(name)}`)), ...(beside ?? [])];
}

function takesFocus(element: HTMLElement): boolean {
  element.focus();
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}
