/**
 * The overlay of the same kind and the same form that already stands in the page, with whatever was typed into it. One
 * within something hidden or inert would open unseen, and hold the page.
 */
export function findOverlay(
  widget: string,
  { formId, mode = 'modal' }: Record<string, unknown>,
): HTMLElement | undefined {
  const form = formId === undefined ? ':not([form-id])' : `[form-id="${CSS.escape(String(formId))}"]`;
  const tag = `vt-${CSS.escape(widget)}[mode="${mode}"]${form}:not([inert] *)`;
  return [...document.querySelectorAll<HTMLElement>(tag)].find((element) => element.checkVisibility?.() !== false);
}

export function createOverlay(widget: string): HTMLElement {
  const element = document.createElement(`vt-${widget}`);
  element.setAttribute('mode', 'modal');
  // Where the page lays out its columns or rows, an empty one more would move the others. Where a rule of its own hides
  // what stands beside its application, the dialog would hold the page unseen.
  element.style.cssText = 'position:absolute;display:block!important';
  // Turbo's refreshes would take out what the page's own HTML does not have, with what was typed there.
  element.dataset.turboPermanent = '';
  return element;
}
