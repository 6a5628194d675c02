/** What follows the page's language, and is asked to look again. */
export interface LanguageObserver {
  readonly host: HTMLElement;
  update(): void;
}

const observers = new Set<LanguageObserver>();
let observer: MutationObserver | undefined;

/** One observer serves all widgets: when a `lang` changes anywhere in the page, each checks which language it stands in. */
export function watchLanguage(subject: LanguageObserver): void {
  observers.add(subject);
  observer ??= new MutationObserver(() => {
    for (const each of observers) each.update();
  });
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['lang'] });
}

export function forgetLanguage(subject: LanguageObserver): void {
  observers.delete(subject);
  if (observers.size > 0) return;
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
