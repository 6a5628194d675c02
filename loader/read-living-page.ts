import type { Vitrine } from '../widgets/kit/runtime/vitrine.ts';
import type { SeenTag } from './find-live.ts';

/** The longest that a tag is shown. */
const longest = 300;

/** How long a tag that is on its way is waited for, in milliseconds. */
const patience = 5000;

const isOurs = (element: Element) => element.localName.startsWith('vt-');

/** Tags of the page's own, also those in its shadow roots. What a server rendered, and what widgets wrote, is not its own. */
function* findTags(root: ParentNode): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (isOurs(element)) {
      if (element.dataset.vtKey === undefined) yield element;
    } else if (element.shadowRoot) yield* findTags(element.shadowRoot);
  }
}

/** A tag alone, without what is in it and what widgets note on it. */
function bare(element: Element, keeps: (name: string) => boolean): string {
  const copy = document.createElement(element.localName);
  for (const { name, value } of element.attributes) if (keeps(name)) copy.setAttribute(name, tidy(name, value));
  return copy.outerHTML;
}

/** What a page knows of its visitor is nobody's business here: only whether it can be read. */
function tidy(name: string, value: string): string {
  if (!name.endsWith('prefill')) return value;
  try {
    return JSON.parse(value) && '{}';
  } catch {
    return value;
  }
}

const ofTag = (name: string) => !/^(?:data-vt-|aria-|style$|class$)/.test(name);
const ofOpener = (name: string) => name.startsWith('data-vt-');

/**
 * What a page says to widgets, and nothing else of it: policies in `<meta>`, our scripts, our tags and what opens them.
 * Scripts whose tags are gone are found among what was fetched.
 */
export function readLivingPage(): string {
  const metas = [...document.head.querySelectorAll('meta')].filter(
    ({ httpEquiv }) => httpEquiv.toLowerCase() === 'content-security-policy',
  );
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src*="loader.js"]')];
  const addresses = new Set(scripts.map(({ src }) => src));
  const gone = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/loader\.js$/.test(name) && !addresses.has(name));
  return [
    ...metas.map((meta) => meta.outerHTML),
    ...scripts.map(writeScript),
    ...gone.map(({ name }) => writeScript(Object.assign(document.createElement('script'), { src: name }))),
    ...[...findTags(document)].map((tag) => bare(tag, ofTag)),
    ...[...document.querySelectorAll('[data-vt-open]')].map((opener) => bare(opener, ofOpener)),
  ].join('\n');
}

/** A script's tag at its whole address. A browser hides the nonce in the tag, and keeps it in the property. */
function writeScript(script: HTMLScriptElement): string {
  const copy = script.cloneNode() as HTMLScriptElement;
  copy.setAttribute('src', script.src);
  if (script.nonce) copy.setAttribute('nonce', script.nonce);
  return copy.outerHTML;
}

/** The page's tags and how they stand, once those that are on their way have come or failed. */
export function readTags(): Promise<SeenTag[]> {
  return Promise.all([...findTags(document)].map(readTag));
}

async function readTag(element: HTMLElement): Promise<SeenTag> {
  const written = bare(element, ofTag).replace(/<\/[^>]*>$/, '');
  const shown = written.length > longest ? `${written.slice(0, longest)}…` : written;
  const state = readState(element);
  if (state !== 'stuck') return { shown, state, words: readFailure(element) };
  await settle(element);
  return { shown, state: readState(element), words: readFailure(element) };
}

function readState(element: HTMLElement): SeenTag['state'] {
  if ('vtReady' in element.dataset) return 'ready';
  const own = customElements.get(element.localName) as { observedAttributes?: string[] } | undefined;
  if (own && !own.observedAttributes?.includes('site')) return 'strange';
  if (readFailure(element)) return 'failed';
  const wake = element.getAttribute('wake');
  if (wake === 'never' && !own) return 'never';
  if (element.getRootNode() !== document && !own) return 'unwatched';
  // In any other mode it comes over the page, once it is opened.
  if (element.matches('[mode]:not([mode="inline"], [open])')) return 'waiting';
  if (!isNear(element)) return element.checkVisibility() ? 'waiting' : 'hidden';
  return wake === 'interaction' ? 'waiting' : 'stuck';
}

const readFailure = ({ shadowRoot }: Element) =>
  shadowRoot?.querySelector(':scope > [role=alert]')?.firstChild?.textContent?.trim();

/** Within what wakes a tag: it is laid out, and no more than 100 px below the screen. */
const isNear = (element: Element) =>
  element.checkVisibility() && element.getBoundingClientRect().top <= innerHeight + 100;

/** Until the element says that it works or does not, but not for long. */
function settle(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['vt-ready', 'vt-error']) element.addEventListener(event, () => resolve(), { once: true });
    setTimeout(resolve, patience);
  });
}

/** Whether the page has a `vitrine` that is not ours. */
export const hasOwnVitrine = (page: Vitrine) => (window as { vitrine?: unknown }).vitrine !== page;
