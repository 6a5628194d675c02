import { vitrine } from './origin.ts';

/** What follows the page's language, and is asked to look again. */
export interface LanguageObserver {
  readonly host: HTMLElement;
  update(): void;
}

const observers = new Set<LanguageObserver>();
let observer: MutationObserver | undefined;

/**
 * One observer serves all widgets: when a `lang` changes anywhere in the page, or in a shadow root that one of them stands
 * in, each checks which language it stands in.
 */
export function watchLanguage(subject: LanguageObserver): void {
  observers.add(subject);
  observer ??= new MutationObserver(() => {
    for (const each of observers) each.update();
  });
  for (let node: Node | undefined = subject.host; node; node = (node as ShadowRoot).host) {
    node = node.getRootNode();
    observer.observe(node, { subtree: true, attributeFilter: ['lang'] });
  }
}

export function forgetLanguage(subject: LanguageObserver): void {
  observers.delete(subject);
  if (observers.size > 0) return;
  observer?.disconnect();
  observer = undefined;
}

/** The nearest `lang` at or above the element, through shadow roots. */
export function nearestLanguage(element: Element): string | undefined {
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  return element.closest('[lang]')?.getAttribute('lang') ?? (host && nearestLanguage(host));
}

/** What names a bare element's site, the likeliest first: its own attribute, its language, the loader, the visitor. */
export const nameSites = (element: Element) => [
  element.getAttribute('site'),
  nearestLanguage(element),
  vitrine().site,
  ...navigator.languages,
];
