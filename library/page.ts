import { unopened } from '../loader/loader.text.ts';
import type { Command, Vitrine } from '../widgets/kit/runtime/vitrine.ts';

/** How each widget's code is fetched, by the widget's name. */
export type Fetches = Readonly<Record<string, () => Promise<unknown>>>;

/** What stands at `window.vitrine` once a module of the package has run in a browser. */
interface BundledPage extends Partial<Vitrine> {
  push(...commands: Command[]): void;
  /** Adds widgets to those that the page knows. A loader's script has none of this: it knows them all. */
  include?(fetches: Fetches): void;
  /** Says where the content server is, and wakes what waited for that. */
  place?(origin: string, site?: string): void;
}

/** A page may have a `vitrine` of its own; `vtApi` is ours alone. */
const scope = globalThis as unknown as { vitrine?: unknown; vtApi?: BundledPage };

/**
 * The page's widgets, started by whoever asks first: a copy of this package, of this release or another, or the loader's
 * script. Nothing on a server, nor in a document that nobody sees, such as jsdom and happy-dom make one for unit tests:
 * neither has a viewport, while a test itself may have put an `IntersectionObserver` there.
 */
export function pageOfWidgets(): BundledPage | undefined {
  if (typeof document === 'undefined' || typeof visualViewport === 'undefined') return undefined;
  return scope.vtApi?.version ? scope.vtApi : start();
}

/**
 * What `loader/loader.ts` is to a page that includes the script: finds tags, wakes them, holds the queue. That one knows
 * widgets by their addresses and is as small as it can be; this one by what the page's own build has put into it.
 */
function start(): BundledPage {
  const fetches = new Map<string, Fetches[string]>();
  /** What wakes a tag that was met; nothing once it is awake. */
  const loads = new WeakMap<Element, (() => void) | undefined>();
  /** Tags that woke before there was what they need. */
  let waiting: (() => void)[] = [];
  const told = new Set<string>();

  const tell = (element: Element, event: string, error?: unknown) =>
    element.dispatchEvent(new CustomEvent(`vt-${event}`, { bubbles: true, composed: true, detail: { error } }));

  /** What has to be said is said once for each widget, and each tag's listeners hear it. */
  const refuse = (element: Element, words: string) => {
    const error = new Error(`vitrine: ${words}`);
    if (!told.has(words)) console.error(error.message);
    told.add(words);
    tell(element, 'error', error);
  };

  const wakeAll = () => {
    const all = waiting;
    waiting = [];
    for (const wakeUp of all) wakeUp();
  };

  const whenIdle = (then: () => void) => (window.requestIdleCallback ?? setTimeout)(then);

  /** Once the page's own scripts have run. */
  const afterLoad = (then: () => void) => {
    if (document.readyState === 'complete') whenIdle(then);
    else addEventListener('load', () => whenIdle(then), { once: true });
  };

  /** When a widget's code is fetched: `now`, unless it says one of these. */
  const wakes: Record<string, (element: HTMLElement, load: () => void) => void> = {
    idle: (_, load) => whenIdle(load),
    visible: (element, load) =>
      new IntersectionObserver(
        (entries, observer) => {
          // A busy browser tells of several moments at once: the last one counts.
          if (!entries.at(-1)?.isIntersecting) return;
          observer.disconnect();
          load();
        },
        // What was passed counts too, in the page as in what scrolls within it.
        { rootMargin: '9999px 0px 100px', scrollMargin: '9999px 0px 0px' },
      ).observe(element),
    interaction: (element, load) => {
      for (const type of ['pointerover', 'focusin']) element.addEventListener(type, load, { once: true });
      // A button that was pressed too early is pressed again once it listens.
      let button: HTMLButtonElement | null;
      element.addEventListener('vt-ready', () => button?.click(), { once: true });
      element.addEventListener('click', ({ target }) => {
        button = (target as Element).closest('button');
        load();
      });
    },
    never: () => {},
  };

  const meet = (element: HTMLElement) => {
    if (loads.has(element)) return;
    const name = element.localName.slice(3);
    const wakeUp = () => {
      if (!loads.get(element)) return;
      const fetchWidget = fetches.get(name);
      if (!fetchWidget || page.origin === undefined) {
        waiting.push(wakeUp);
        // A framework includes a widget that a server has written only as it takes over the page.
        afterLoad(() => {
          if (!fetches.has(name))
            refuse(
              element,
              `<vt-${name}> is not included. Import 'vitrine/elements/${name}', or 'vitrine/elements' for all widgets.`,
            );
          else if (page.origin === undefined)
            refuse(
              element,
              "nobody said where the content is. Call configure({ origin: 'https://HOST' }) from 'vitrine' before the page shows a widget.",
            );
        });
        return;
      }
      loads.set(element, undefined);
      tell(element, 'wake');
      fetchWidget().catch((error: unknown) => {
        loads.set(element, wakeUp);
        console.error(element, error);
        tell(element, 'error', error);
        page.push(['offer', element, wakeUp]);
      });
    };
    loads.set(element, wakeUp);
    const wake = element.hasAttribute('open')
      ? 'now'
      : // WebKit never tells that an empty inline box has come into sight in a dialog.
        (element.getAttribute('wake') ?? (element.closest('dialog') ? 'idle' : 'visible'));
    (wakes[wake] ?? wakeUp)(element, wakeUp);
  };

  /** What was added, and not the page again: that may be long. */
  const search = (root: Node) => {
    const strange = ':not(:defined)';
    for (const element of [root, ...((root as Document).querySelectorAll?.(strange) ?? [])] as HTMLElement[])
      if (/^vt-/.test(element.localName) && element.matches(strange)) meet(element);
  };

  const watched = new WeakSet<Node>();
  const watch = (root: Document | ShadowRoot) => {
    if (watched.has(root)) return;
    watched.add(root);
    search(root);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(search);
    }).observe(root, { childList: true, subtree: true });
  };

  const carryOut = async (command: Command) => {
    // A visitor's no holds at once, also where nothing more can be had.
    if (command[0] === 'consent') page.consented = command[1];
    else (await import('../loader/api.ts')).run(page as Vitrine, command);
  };

  const page: BundledPage = {
    version: __RELEASE__,
    watch,
    wake: (element) => loads.get(element)?.(),
    push: (...commands) => {
      for (const command of commands) carryOut(command).catch(console.error);
    },
    include: (more) => {
      for (const [name, fetchWidget] of Object.entries(more)) fetches.set(name, fetchWidget);
      wakeAll();
    },
    place: (origin, site) => {
      page.origin = origin;
      page.site = site;
      wakeAll();
    },
  };
  for (const name of ['open', 'close', 'on', 'off', 'consent', 'identify', 'diagnose'] as const)
    page[name] = (...values: unknown[]) => page.push([name, ...values] as Command);
  for (const name of ['vtApi', 'vitrine'] as const) {
    const queued = scope[name];
    if (queued && !Array.isArray(queued)) continue;
    scope[name] = page;
    if (queued) page.push(...(queued as Command[]));
  }

  // What a visitor came by stands on the landing address only, while the form is sent from a later page. A frame of the
  // page's own, which shares the tab's storage, is no visit.
  const noteVisit = () => {
    try {
      const page = top as Window;
      sessionStorage.vtVisit ??= `${page.document.referrer}#${page.performance.getEntriesByType('navigation')[0]?.name}`;
    } catch {
      // Storage is forbidden here, or the page around this frame is another's: the lead goes without.
    }
  };
  // What was stored while a browser rendered the page ahead is lost as the page is seen.
  document.addEventListener('prerenderingchange', noteVisit);
  noteVisit();

  addEventListener('click', (event) => {
    const opener = event.composedPath().find((node) => (node as HTMLElement).dataset?.vtOpen) as
      | HTMLAnchorElement
      | undefined;
    // A page that prevents a link has dealt with it, unless that leads nowhere: a theme's scrolling prevents all such.
    const isDealtWith = event.defaultPrevented && !/#/.test(opener?.href || '#');
    if (!opener || isDealtWith || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    opener.ariaBusy = 'true';
    carryOut(['press', opener])
      .catch((error: unknown) => {
        console.error(error);
        // A link leads to the same by itself.
        if (opener.href) location.href = opener.href;
        else alert(`${unopened.cn} ${unopened.en}`);
      })
      .finally(() => {
        opener.ariaBusy = null;
      });
  });

  // Also from a mail or another page: `#vt-form-1` opens form 1.
  const follow = () => {
    if (/#vt-/.test(location.href)) page.push(['follow']);
  };
  addEventListener('hashchange', follow);

  const begin = () => {
    watch(document);
    follow();
  };
  // A task later, or once the document is read: whoever imports this says first where the content is.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else setTimeout(begin);
  return page;
}
