import type { KeyboardEvent } from 'react';

const focusable =
  'a[href], button:not([disabled]), input:not([type="hidden"]), select, textarea, summary, video[controls], [tabindex="0"]';

/** Browsers let Tab leave a modal for their own bars, where Esc no longer reaches it: go round instead. */
export function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (root.activeElement !== edge && root.activeElement !== event.currentTarget) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
