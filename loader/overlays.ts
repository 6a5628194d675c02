/** The overlay of the same kind and the same form that already stands in the page, with whatever was typed into it. */
export function findOverlay(widget: string, { formId, mode = 'modal' }: Record<string, unknown>): HTMLElement | null {
  const form = formId === undefined ? ':not([form-id])' : `[form-id="${CSS.escape(String(formId))}"]`;
  return document.querySelector(`vt-${CSS.escape(widget)}[mode="${mode}"]${form}`);
}

export function createOverlay(widget: string): HTMLElement {
  const element = document.createElement(`vt-${widget}`);
  element.setAttribute('mode', 'modal');
  return element;
}
