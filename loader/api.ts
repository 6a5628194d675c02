import { toJson } from '../widgets/kit/to-json.ts';
import type { Command, Commands, Vitrine } from '../widgets/kit/vitrine.ts';

type Listener = Parameters<Commands['on']>[1];

/** What `on` was given, by event and listener, so that `off` finds it. */
const listeners = new Map<string, Map<Listener, EventListener>>();

/** What an overlay unlocks by itself, as it was written into the page. */
const own = new WeakMap<Element, string | null>();

const commands: {
  [Name in Exclude<keyof Commands, 'watch' | 'wake'>]: (page: Vitrine, ...values: Parameters<Commands[Name]>) => void;
} = {
  open(page, widget, attributes = {}) {
    const element = findOverlay(widget, attributes) ?? createOverlay(widget);
    // What one button unlocked, the next one that opens the same form does not.
    if (!own.has(element)) own.set(element, element.getAttribute('unlock'));
    const unlock = attributes.unlock ?? own.get(element);
    if (!unlock) element.removeAttribute('unlock');
    for (const [property, value] of Object.entries({ ...attributes, unlock })) setAttribute(element, property, value);
    element.setAttribute('open', '');
    if (!element.isConnected) document.body.append(element);
    page.wake(element);
  },

  press(page, opener) {
    const { vtOpen = '', ...rest } = opener.dataset;
    const attributes = Object.entries(rest).flatMap(([key, value]) => {
      const property = /^vt([A-Z].*)/.exec(key)?.[1];
      return property ? [[property.charAt(0).toLowerCase() + property.slice(1), value]] : [];
    });
    // Some browsers do not focus what is clicked; a dialog gives the focus back to where it was.
    opener.focus();
    commands.open(page, vtOpen, Object.fromEntries(attributes));
  },

  close(_page, widget = '') {
    const selector = widget ? `vt-${CSS.escape(widget)}[open]` : '[open]';
    for (const element of document.querySelectorAll(selector)) {
      if (element.localName.startsWith('vt-')) element.removeAttribute('open');
    }
  },

  on(_page, event, listener) {
    const ofEvent = listeners.get(event) ?? new Map<Listener, EventListener>();
    if (ofEvent.has(listener)) return;
    const relay: EventListener = (dispatched) => listener((dispatched as CustomEvent).detail, dispatched);
    listeners.set(event, ofEvent.set(listener, relay));
    document.addEventListener(`vt-${event}`, relay);
  },

  off(_page, event, listener) {
    const relay = listeners.get(event)?.get(listener);
    if (relay) document.removeEventListener(`vt-${event}`, relay);
    listeners.get(event)?.delete(listener);
  },

  consent(page, choice) {
    page.consented = choice;
  },

  identify(page, { prefill, hidden }) {
    page.visitor = {
      prefill: { ...page.visitor?.prefill, ...prefill },
      hidden: { ...page.visitor?.hidden, ...hidden },
    };
  },
};

/** Carries out one entry of the queue. What it does not know it names, and goes on. */
export function run(page: Vitrine, [name, ...values]: Command): void {
  const known = commands as Record<string, (page: Vitrine, ...values: unknown[]) => void>;
  if (Object.hasOwn(known, name)) known[name]?.(page, ...values);
  else console.error(`vitrine: there is no command "${name}". Known are ${Object.keys(commands).join(', ')}.`);
}

/** The overlay of the same kind and the same form that already stands in the page, with whatever was typed into it. */
function findOverlay(widget: string, { formId }: Record<string, unknown>): Element | null {
  const form = formId === undefined ? ':not([form-id])' : `[form-id="${CSS.escape(String(formId))}"]`;
  return document.querySelector(`vt-${CSS.escape(widget)}[mode="modal"]${form}`);
}

function createOverlay(widget: string): Element {
  const element = document.createElement(`vt-${widget}`);
  element.setAttribute('mode', 'modal');
  return element;
}

function setAttribute(element: Element, property: string, value: unknown): void {
  const name = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (value === undefined || value === null) return;
  element.setAttribute(name, typeof value === 'object' ? toJson(value) : String(value));
}
