import { vi } from 'vitest';

/** Gives happy-dom what it lacks of a browser: part names, and a visitor who speaks the default site's language. */
export function completeBrowser(): void {
  Object.defineProperty(navigator, 'language', { configurable: true, get: () => 'zh-CN' });
  Object.defineProperty(navigator, 'languages', { configurable: true, get: () => ['zh-CN'] });
  if ('part' in Element.prototype) return;
  Object.defineProperty(Element.prototype, 'part', {
    configurable: true,
    get(this: Element) {
      return { add: (name: string) => this.setAttribute('part', name) };
    },
  });
}

/** In place of a browser's eyes: what is observed comes into view, or leaves it, when a test says so. */
export function watchIntersections() {
  const observers = new Set<{ tell: IntersectionObserverCallback; margin: string; elements: Set<Element> }>();
  class Observer {
    readonly #entry;
    constructor(tell: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
      this.#entry = { tell, margin: rootMargin, elements: new Set<Element>() };
      observers.add(this.#entry);
    }
    observe(element: Element) {
      this.#entry.elements.add(element);
    }
    disconnect() {
      observers.delete(this.#entry);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const observersOf = (element: Element) => [...observers].filter(({ elements }) => elements.has(element));
  return {
    /** How far outside of the screen an element counts as in view already. */
    marginsOf: (element: Element) => observersOf(element).map(({ margin }) => margin),
    show: (element: Element, isIntersecting = true) => {
      for (const { tell } of observersOf(element)) {
        // A busy browser tells of the moment before along with it.
        const moments = [!isIntersecting, isIntersecting].map((each) => ({ isIntersecting: each, target: element }));
        tell(moments as unknown as IntersectionObserverEntry[], undefined as never);
      }
    },
  };
}
