/** What lies over a page, the page's own and others' alike. */
const overlays = [
  ':modal',
  ':popover-open',
  '[aria-modal="true"]',
  'vt-form[mode][open]',
  'vt-media-player[mode][open]',
];

/** Whether something lies over the page, or its visitor is about to type: nothing opens by itself then. */
export function isOccupied(): boolean {
  return Boolean(document.fullscreenElement) || isTyping() || overlays.some(isShown);
}

function isShown(selector: string): boolean {
  // A browser that does not know what a selector asks has none of it.
  if (!CSS.supports(`selector(${selector})`)) return false;
  return [...document.querySelectorAll(selector)].some(
    (element) => element.getClientRects().length > 0 || isOurs(element),
  );
}

/** A widget's box may be nowhere, as its dialog is in a layer of its own. */
const isOurs = ({ localName }: Element) => localName.startsWith('vt-');

function isTyping(): boolean {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (!(active instanceof HTMLElement)) return false;
  return active.isContentEditable || active.matches('textarea, select, input:not([type="button"], [type="submit"])');
}
