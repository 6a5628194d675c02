/** What lies over a page, the page's own and others' alike, and what was pressed to open something that has not come. */
const overlays = [
  ':modal',
  ':popover-open',
  '[aria-modal="true"]',
  'vt-form[mode][open]',
  'vt-media-player[mode][open]',
  '[data-vt-open][aria-busy="true"]',
];

/** Whether something lies over the page, or its visitor is about to type: nothing opens by itself then. */
export function isOccupied(): boolean {
  return Boolean(document.fullscreenElement) || isTyping() || isCovered(document);
}

/** Dialogs of component libraries stand in shadow roots. What is closed to scripts nobody can look into. */
function isCovered(root: Document | ShadowRoot): boolean {
  return (
    overlays.some((selector) => isShown(root, selector)) ||
    [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot && isCovered(shadowRoot))
  );
}

function isShown(root: Document | ShadowRoot, selector: string): boolean {
  // A browser that does not know what a selector asks has none of it.
  if (!CSS.supports(`selector(${selector})`)) return false;
  return [...root.querySelectorAll(selector)].some((element) => isVisible(element) || isOurs(element));
}

/** Some libraries leave a dialog that is closed where it was, and hide it. */
const isVisible = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';

/** A widget's box may be nowhere, as its dialog is in a layer of its own. */
const isOurs = ({ localName }: Element) => localName.startsWith('vt-');

function isTyping(): boolean {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (!(active instanceof HTMLElement)) return false;
  // Nobody can see what has the focus in a frame: it may be the number of a card.
  return (
    active.isContentEditable || active.matches('textarea, select, iframe, input:not([type="button"], [type="submit"])')
  );
}
