/** What an opener says of what it opens: the widget's name, and its attributes by property name. */
export function readOpener(opener: HTMLElement): { widget: string; attributes: Record<string, unknown> } {
  const { vtOpen = '', ...rest } = opener.dataset;
  const attributes = Object.entries(rest).flatMap(([key, value]) => {
    const property = /^vt([A-Z].*)/.exec(key)?.[1];
    return property ? [[property.charAt(0).toLowerCase() + property.slice(1), value]] : [];
  });
  return { widget: vtOpen, attributes: Object.fromEntries(attributes) };
}

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
