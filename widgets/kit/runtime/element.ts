import { followedAttributes } from '../../../contract/common-attributes.ts';
import { attributeName } from './attributes.ts';
import { watchLanguage } from './language.ts';
import { Mount } from './mount.tsx';
import type { WidgetDefinition } from './widget.ts';

/** The custom element of a widget. Created in a function, since a server has no HTMLElement to extend. */
export function createElementClass(definition: WidgetDefinition): CustomElementConstructor {
  const properties = Object.keys(definition.attributes);

  class WidgetElement extends HTMLElement {
    static readonly observedAttributes = [...properties.map(attributeName), ...followedAttributes];
    readonly #mount = new Mount(this, definition);

    connectedCallback() {
      this.#adoptEarlyProperties();
      watchLanguage(this.#mount);
      this.#mount.start();
    }

    /**
     * A move within the page disconnects and connects in one task, and what swaps bodies takes some microtasks for it:
     * only an element that stays away is taken down.
     */
    disconnectedCallback() {
      setTimeout(() => {
        if (!this.isConnected) this.#mount.stop();
      });
    }

    attributeChangedCallback(_name: string, before: string | null, after: string | null) {
      if (before !== after) this.#mount.update();
    }

    /** A framework may have set properties before this class arrived; they hide the accessors until they are set again. */
    #adoptEarlyProperties() {
      for (const property of properties.filter((name) => Object.hasOwn(this, name))) {
        const own = this as unknown as Record<string, unknown>;
        const value = own[property];
        delete own[property];
        own[property] = value;
      }
    }
  }

  for (const [property, kind] of Object.entries(definition.attributes)) {
    const name = attributeName(property);
    Object.defineProperty(WidgetElement.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return kind.parse(this.getAttribute(name));
      },
      set(this: HTMLElement, value: unknown) {
        const text = kind.format(value);
        if (text === null) this.removeAttribute(name);
        else this.setAttribute(name, text);
      },
    });
  }
  return WidgetElement;
}
