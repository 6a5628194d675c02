import type { Vitrine } from '../widgets/kit/runtime/vitrine.ts';
import type { SeenTag } from './find-live.ts';

/** The longest that a tag is shown. */
const longest = 300;

/** How long a tag that is on its way is waited for, in milliseconds. */
const patience = 5000;

/** A tag of ours, also one with another sign in its hyphen's place. */
const isOurs = ({ localName }: Element) => /^vt[^a-z\d]/.test(localName);

/** Tags of the page's own, also those in its shadow roots. What a server rendered, and what widgets wrote, is not its own. */
function* findTags(root: ParentNode): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (isOurs(element)) {
      if (element.dataset.vtKey === undefined) yield element;
    } else if (element.shadowRoot) yield* findTags(element.shadowRoot);
  }
}

/**
 * A tag alone, without what is in it and what widgets note on it. A copy has names that nothing but HTML's own reading
 * takes, such as `@vt-submit`.
 */
function bare(element: Element, keeps: (name: string) => boolean): string {
  const copy = element.cloneNode() as Element;
  for (const { name, value } of [...copy.attributes]) {
    if (!keeps(name)) copy.removeAttribute(name);
    else if (name.endsWith('prefill')) copy.setAttribute(name, tidy(value));
  }
  return copy.outerHTML;
}

/** What a page knows of its visitor is nobody's business here: only which fields it names, and whether it can be read. */
function tidy(value: string): string {
  try {
    const given: unknown = JSON.parse(value);
    if (typeof given !== 'object' || !given || Array.isArray(given)) return '[]';
    return JSON.stringify(Object.fromEntries(Object.keys(given).map((key) => [key, ''])));
  } catch {
    return '…';
  }
}

const ofTag = (name: string) => !/^(?:data-vt-|aria-|on|style$|class$)/.test(name);
/** Misspelt, too: the server knows what was meant. */
const ofOpener = (name: string) => /^(?:data[-_]?)?vt[-_]?[a-z]/.test(name);

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
  const plain = document.createElement('script');
  const gone = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/loader\.js$/.test(name) && !addresses.has(name));
  return [
    ...metas.map((meta) => meta.outerHTML),
    ...scripts.map((script) => writeScript(script, script.src)),
    ...gone.map(({ name }) => writeScript(plain, name)),
    ...[...findTags(document)].map((tag) => bare(tag, ofTag)),
    ...[...document.querySelectorAll('*')]
      .filter((element) => !isOurs(element) && element.getAttributeNames().some(ofOpener))
      .map((opener) => bare(opener, ofOpener)),
    // Where it leads is the page's own: that it opens something is enough.
    ...(document.querySelector('a[href*="#vt-"]') ? ['<a href="#vt-"></a>'] : []),
  ].join('\n');
}

/**
 * A script's tag at its whole address, which is written as text: a page may let no script set one (Trusted Types). A browser
 * hides the nonce in the tag, and keeps it in the property.
 */
function writeScript(script: HTMLScriptElement, address: string): string {
  const copy = script.cloneNode() as HTMLScriptElement;
  copy.removeAttribute('src');
  if (script.nonce) copy.setAttribute('nonce', script.nonce);
  return copy.outerHTML.replace('<script', () => `<script src="${address.replaceAll('&', '&amp;')}"`);
}

/**
 * The page's tags and how they stand, once those that are on their way have come or failed.
 * @param isExplained by a tag's name: it cannot come, and that is told
 */
export function readTags(isExplained: (name: string) => boolean): Promise<SeenTag[]> {
  const tags = [...findTags(document)].filter(({ localName }) => localName.startsWith('vt-'));
  const swallowing = new Set<Element>(tags.filter(swallowsPage));
  // What is in one of these is not seen by that alone.
  const isSwallowed = ({ parentElement: above }: Element): boolean =>
    above !== null && (swallowing.has(above) || isSwallowed(above));
  return Promise.all(
    tags
      .filter((tag) => swallowing.has(tag) || !isSwallowed(tag))
      .map((tag) => readTag(tag, swallowing.has(tag), isExplained)),
  );
}

async function readTag(
  element: HTMLElement,
  swallows: boolean,
  isExplained: (name: string) => boolean,
): Promise<SeenTag> {
  const whole = bare(element, ofTag);
  const written = whole.replace(/<\/[^>]*>$/, '');
  const shown = written.length > longest ? `${written.slice(0, longest)}…` : written;
  if (swallows) return { shown, state: 'explained', swallows: whole };
  const state = readState(element);
  if (!comes.has(state)) return { shown, state, words: readFailure(element) };
  if (isExplained(element.localName)) return { shown, state: 'explained' };
  if (state === 'unplaced') return { shown, state, rule: findUnplacing(element) };
  if (state === 'stuck' && (await Promise.race([settle(element), isOutside(element)])))
    return { shown, state: 'hidden' };
  return { shown, state: readState(element), words: readFailure(element) };
}

/** How a tag stands that is to come. */
const comes: ReadonlySet<SeenTag['state']> = new Set(['hidden', 'unplaced', 'waiting', 'stuck']);

/**
 * Whether a tag that closed itself, or was not closed, holds what follows it: all up to the end of what it stands in. What
 * a page writes into a tag to stand there meanwhile is a link or a few words.
 */
function swallowsPage(element: Element): boolean {
  if (element.nextSibling) return false;
  const inner = [...element.querySelectorAll('*')];
  if (inner.some((each) => isOurs(each) || each.localName === 'script' || each.hasAttribute('data-vt-open')))
    return true;
  // The line before the end tag of what it stands in.
  const endsLine = element.lastElementChild !== null && /^\s*\n\s*$/.test(element.lastChild?.nodeValue ?? '');
  return endsLine && (element.childElementCount > 1 || element.querySelector(blocks) !== null);
}

const blocks = 'h1, h2, h3, h4, h5, h6, main, section, article, header, footer, nav, aside, form, table, figure, div';

function readState(element: HTMLElement): SeenTag['state'] {
  // What keeps a page as its server writes it, as morphing libraries do, has taken the mark away; what is shown stands.
  if ('vtReady' in element.dataset || element.shadowRoot?.querySelector('.vt > *')) return 'ready';
  const own = window.customElements?.get(element.localName) as { observedAttributes?: string[] } | undefined;
  if (own && !own.observedAttributes?.includes('site')) return 'strange';
  if (readFailure(element)) return 'failed';
  const wake = element.getAttribute('wake');
  if (wake === 'never' && !own) return 'never';
  if (element.getRootNode() !== document && !own) return 'unwatched';
  // In any other mode it comes over the page, once it is opened.
  if (element.matches('[mode]:not([mode="inline"], [open])')) return 'waiting';
  if (!isNear(element)) {
    if (element.checkVisibility()) return 'waiting';
    const waits = (wake ?? 'visible') === 'visible' && !own && !element.closest('dialog');
    return waits && findUnplacing(element) ? 'unplaced' : 'hidden';
  }
  return wake === 'interaction' ? 'waiting' : 'stuck';
}

/**
 * The page's style by which a tag has no box as long as it has not come, so that it never is in sight. What the page hides
 * otherwise, such as a tab, it shows some time.
 */
function findUnplacing(element: Element): string | undefined {
  const { display } = getComputedStyle(element);
  if (display === 'contents') return `display: ${display}`;
  const rule = [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap(readRules)
    .find(
      ({ selectorText = '', style }) =>
        selectorText.includes(':not(:defined)') && style.display === 'none' && element.matches(selectorText),
    );
  return display === 'none' && rule ? `${rule.selectorText} { display: none }` : undefined;
}

/** Also what stands within `@media` and the like. */
function readRules(group: { cssRules?: CSSRuleList }): CSSStyleRule[] {
  try {
    return [...(group.cssRules ?? [])].flatMap((rule) => [rule as CSSStyleRule, ...readRules(rule as CSSGroupingRule)]);
  } catch {
    // Another origin's sheet, which no script may read.
    return [];
  }
}

/** What stands in its place, and not in what a widget shows: no selector begins at a shadow root. */
const readFailure = ({ shadowRoot }: Element) =>
  [...(shadowRoot?.children ?? [])].find((each) => each.matches('[role=alert]'))?.firstChild?.textContent?.trim();

/** Within what wakes a tag: it is laid out, and no more than 100 px below the screen. */
const isNear = (element: Element) =>
  element.checkVisibility() && element.getBoundingClientRect().top <= innerHeight + 100;

/**
 * Whether a tag that waits to be in sight stands beside the screen, or out of what the page shows of a part of it, as slides
 * and drawers do. In a tab that is not drawn nothing is told of that.
 */
function isOutside(element: Element): Promise<boolean> {
  return new Promise((resolve) => {
    if ((element.getAttribute('wake') ?? 'visible') !== 'visible') return;
    const observer = new IntersectionObserver(
      (entries) => {
        observer.disconnect();
        if (!entries.pop()?.isIntersecting) resolve(true);
      },
      // As the loader looks for it.
      { rootMargin: '9999px 0px 100px', scrollMargin: '9999px 0px 0px' },
    );
    observer.observe(element);
  });
}

/** Until the element says that it works or does not, but not for long. */
function settle(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['vt-ready', 'vt-error']) element.addEventListener(event, () => resolve(), { once: true });
    setTimeout(resolve, patience);
  });
}

/** Whether the page has a `vitrine` that is not ours. */
export const hasOwnVitrine = (page: Vitrine) => (window as { vitrine?: unknown }).vitrine !== page;
