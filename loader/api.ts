import { overlayModes } from '../contract/common-attributes.ts';
import type { Command, Commands, Vitrine } from '../widgets/kit/runtime/vitrine.ts';
import type { RareName } from './failure.ts';
import { createOverlay, findOverlay } from './overlays.ts';
import { fetchChunks, type Prepared } from './prepare.ts';
import { readOpener } from './read-opener.ts';
import { setAttribute } from './set-attribute.ts';
import { createStandIn } from './stand-in.ts';

type Listener = Parameters<Commands['on']>[1];

/** What `on` was given, by event and listener, so that `off` finds it. */
const listeners = new Map<string, Map<Listener, EventListener>>();

/** What holds for one opening alone: what it unlocks, the page that its lead counts for, that it is a test, and its looks. */
const passing = ['unlock', 'source', 'test', 'theme'] as const;

/** The same of an overlay by itself, as it was written into the page. */
const own = new WeakMap<Element, Partial<Record<string, string | null>>>();

/** What had the focus when an overlay was opened last, and what stood around it, the nearest first. */
const places = new WeakMap<Element, readonly HTMLElement[]>();

/** What opens the dialog that waits in an overlay's place, until that is there. */
const standIns = new WeakMap<Element, () => void>();

const commands: {
  [Name in Exclude<keyof Commands, 'consent' | RareName | 'wake'>]: (
    page: Vitrine,
    ...values: Parameters<Commands[Name]>
  ) => void;
} = {
  open: (page, widget, attributes) => openOverlay(page, widget, attributes),

  offer: (_page, ...given) => fail((failure) => failure.showFailure(...given)),

  press(page, opener) {
    const { widget, attributes } = readOpener(opener);
    // Some browsers do not focus what is clicked; a dialog gives the focus back to where it was.
    opener.focus();
    openOverlay(page, widget, attributes, opener);
  },

  close(_page, widget) {
    for (const element of document.querySelectorAll('[open]:not(vt-opener)')) {
      const { localName } = element;
      if (widget ? localName === `vt-${widget}` : localName.startsWith('vt-')) element.removeAttribute('open');
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

  watch(page, root) {
    page.watch(root);
  },

  identify(page, given) {
    page.visitor = {
      prefill: { ...page.visitor?.prefill, ...toTexts(given?.prefill) },
      hidden: { ...page.visitor?.hidden, ...toTexts(given?.hidden) },
    };
  },
};

/** A page knows numbers and lists of its visitor too, or nothing; an object is no text. */
const toTexts = (values: Readonly<Record<string, unknown>> | null | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values ?? {}).flatMap(([name, value]) => {
      const given = [value ?? {}].flat();
      return given.some((each) => typeof each === 'object') ? [] : [[name, given.join(', ')]];
    }),
  );

/** @param opener what was pressed for it, if anything was */
function openOverlay(
  page: Vitrine,
  widget: string,
  attributes: Record<string, unknown> = {},
  opener?: HTMLElement,
): void {
  const again = () => openOverlay(page, widget, attributes, opener);
  // A loader that comes out of a cache may be faster than the page; and one that is rendered ahead has no history yet.
  const due = document.body
    ? (document as { prerendering?: boolean }).prerendering && 'prerenderingchange'
    : 'DOMContentLoaded';
  if (due) {
    document.addEventListener(due, again);
    return;
  }
  const { mode = overlayModes[0] } = attributes;
  if (!overlayModes.includes(mode as (typeof overlayModes)[number])) {
    fail((failure) => failure.tellMode(mode, opener));
    openOverlay(page, widget, { ...attributes, mode: overlayModes[0] }, opener);
    return;
  }
  const element: Prepared = findOverlay(widget, attributes) ?? createOverlay(widget);
  // What one button unlocked, the next one that opens the same form does not.
  if (!own.has(element))
    own.set(element, Object.fromEntries(passing.map((name) => [name, element.getAttribute(name)])));
  const named: Record<string, unknown> = { ...attributes };
  for (const name of passing) {
    named[name] ??= own.get(element)?.[name];
    // An empty text is one: what is a test says no more.
    if (named[name] == null) element.removeAttribute(name);
  }
  for (const [property, value] of Object.entries(named)) setAttribute(element, property, value);
  // A page's own dialog may have hidden all that stood beside it, from the hand too.
  element.removeAttribute('aria-hidden');
  element.inert = false;
  if (!element.hasAttribute('open')) rememberPlace(element, opener ?? deepActiveElement());
  element.setAttribute('open', '');
  // Told from a copy of itself, which a router may make before the widget has come: see `useOpen`.
  element.dataset.vtOpened = '';
  const { vtDormant } = element;
  element.vtDormant = false;
  if (!element.isConnected || (vtDormant && element.dataset.vtReady === undefined)) {
    if (widget === 'form') fetchChunks();
    else fail((failure) => failure.closeUnknown(page, element));
    if (!vtDormant) document.body.append(element);
    standIns.set(element, createStandIn(element, again, giveFocusBack));
  }
  standIns.get(element)?.();
  page.wake(element);
}

/** Where not even this comes the console says so, and what watches a page's errors hears of none. */
const fail = (tell: (failure: typeof import('./failure.ts')) => void) =>
  import('./failure.ts').then(tell).catch(console.error);

/** Carries out one entry of the queue. What it does not know is rare, or is named, and it goes on. */
export function run(page: Vitrine, command: Command): void {
  const [name, ...values] = command;
  const known = commands as Record<string, (page: Vitrine, ...values: unknown[]) => void>;
  if (Object.hasOwn(known, name)) known[name]?.(page, ...values);
  else fail((failure) => failure.runRare(page, command));
}

/** Notes what has the focus as an overlay opens, with all that stands around it: it may be gone by the time that closes. */
function rememberPlace(element: Element, place: HTMLElement | null): void {
  if (!places.has(element)) element.addEventListener('vt-close', () => void giveFocusBack(element));
  const around: HTMLElement[] = [];
  for (let node: Element | null | undefined = place; node && node !== document.body; ) {
    around.push(node as HTMLElement);
    node = node.parentElement ?? (node.getRootNode() as Partial<ShadowRoot>).host;
  }
  places.set(element, around);
}

/**
 * A dialog gives the focus back by itself to what had it; not where that is hidden by then, or gone, or was the dialog
 * that waited in its place.
 */
async function giveFocusBack(element: Element): Promise<void> {
  const around = places.get(element) ?? [];
  const isNowhere = () => {
    const active = deepActiveElement();
    // What has just been hidden keeps it until the browser draws.
    return !active || active === document.body || !active.getClientRects().length;
  };
  if (isNowhere()) around[0]?.focus();
  if (!around[0] || !isNowhere()) return;
  const { focusNearest } = await import('./nearest-place.ts');
  if (isNowhere()) focusNearest(around);
}

function deepActiveElement(): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active as HTMLElement | null;
}
