/** The overlay of the same kind and the same form that already stands in the page, with whatever was typed into it. */
export function findOverlay(widget: string, { formId }: Record<string, unknown>): HTMLElement | null {
  const form = formId === undefined ? ':not([form-id])' : `[form-id="${CSS.escape(String(formId))}"]`;
  return document.querySelector(`vt-${CSS.escape(widget)}[mode="modal"]${form}`);
}

export function createOverlay(widget: string): HTMLElement {
  const element = document.createElement(`vt-${widget}`);
  element.setAttribute('mode', 'modal');
  return element;
}
