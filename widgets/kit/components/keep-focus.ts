import type { KeyboardEvent } from 'react';

const focusable = 'a[href], button:not([disabled]), input, select, textarea, summary, video[controls], [tabindex="0"]';

/** Browsers let Tab leave a modal for their own bars, where Esc no longer reaches it: go round instead. */
export function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  if (event.shiftKey) stops.reverse();
  const { activeElement } = event.currentTarget.getRootNode() as Document | ShadowRoot;
  if (activeElement !== stops.at(-1) && activeElement !== event.currentTarget) return;
  event.preventDefault();
  stops[0]?.focus();
}
