/** Something that speaks the page's language and can be asked to look again. */
export interface Speaker {
  readonly host: HTMLElement;
  update(): void;
}

const speakers = new Set<Speaker>();
let observer: MutationObserver | undefined;

/** One observer serves all widgets: when a `lang` changes anywhere in the page, each checks which language it stands in. */
export function watchLanguage(speaker: Speaker): void {
  speakers.add(speaker);
  observer ??= new MutationObserver(() => {
    for (const each of speakers) each.update();
  });
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['lang'] });
}

export function forgetLanguage(speaker: Speaker): void {
  speakers.delete(speaker);
  if (speakers.size > 0) return;
  observer?.disconnect();
  observer = undefined;
}

/** The nearest `lang` at or above the element, through shadow roots. */
export function nearestLanguage(element: Element): string | undefined {
  const holder = element.closest('[lang]');
  if (holder) return holder.getAttribute('lang') ?? undefined;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearestLanguage(root.host) : undefined;
}
