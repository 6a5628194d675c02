import type { callDeadline } from '../contract/constants.ts';
import type { Expectant } from '../widgets/kit/runtime/bare.ts';
import type { Command, Vitrine } from '../widgets/kit/runtime/vitrine.ts';
import { unopened } from './loader.text.ts';

type Queue = Partial<Omit<Vitrine, 'push'>> & { push(...commands: Command[]): void };

/** Milliseconds for which a chunk is waited for: no longer than for an answer. */
const patience: typeof callDeadline = 20_000;
/** A page may have a `vitrine` of its own, be it by an element's id; `vtApi` is ours alone. */
const scope = window as unknown as { vitrine?: unknown; vtApi?: Queue };
/**
 * A module is not told which script it is. Others may have a plain one by this name: `module` and `text/plain` have an
 * `l`, and `text/javascript` has none. There may be a query behind it.
 * Where none is found the error says so: any other origin would be a wrong one.
 */
const script = (document.currentScript ?? document.querySelector('[type*=l][src*="/loader.js"]')) as HTMLScriptElement;

// Included twice, or in two versions: the first one serves the page.
if (!scope.vtApi?.version) {
  const { origin } = new URL(script.src);
  const folder = `${origin}/v/${__RELEASE__}/w/`;
  /** What wakes a tag that was met; nothing once it is awake, or of a root that is watched. */
  const loads = new WeakMap<Node, (() => void) | null>();
  /** Where a chunk that could not be had is asked for next. */
  let elsewhere = '~';

  /**
   * Firefox and WebKit remember for good that a module failed, so that it is asked for again at an address of its own:
   * the server takes no notice of a `~`. A widget comes with all that it imports; what it imports later shares its kit.
   * What hangs is waited for as long as an answer, and what somebody in between has emptied is no chunk: neither fails
   * by itself.
   */
  // biome-ignore lint/suspicious/noExplicitAny: a chunk's exports are its importer's to know
  const load = (path: string, from?: string, place = ''): Promise<any> =>
    Promise.race([
      import(new URL(path, from).href.replace(from ? /\/[^/]+$/ : '/w/', `${place}$&`)),
      new Promise((late) => setTimeout(late, patience)),
    ])
      .then((chunk) => {
        for (const _ in chunk) return chunk;
        throw Error(path);
      })
      .catch((error) => {
        if (!place) return load(path, from, elsewhere);
        elsewhere += '~';
        throw error;
      });

  /** A chunk of this release by its name. All that it imports, as far as that is known, is asked for side by side. */
  const loadChunk = (name: string, imports?: string) => {
    // What fails here is told by what imports it.
    for (const each of ['../kit', ...(imports?.split(' ') ?? [])]) import(`${folder + each}.js`).catch(Object);
    return load(`${folder + name}.js`);
  };

  const tell = (element: Element, event: string, error?: unknown) =>
    element.dispatchEvent(new CustomEvent(event, { detail: { error }, bubbles: true, composed: true }));

  /** When a widget's script is fetched: `now`, unless it says one of these. A server writes it on what it rendered. */
  const wakes: Record<string, (element: HTMLElement, load: () => void) => void> = {
    idle: (_, load) => (window.requestIdleCallback ?? setTimeout)(load),
    never: () => {},
    interaction: (element, load) => {
      for (const type of ['pointerover', 'focusin']) element.addEventListener(type, load);
      // A button that was pressed too early is pressed again once it listens: once, however impatient the hand.
      let button: HTMLButtonElement | null;
      element.addEventListener('vt-ready', () => button?.click(), { once: true });
      element.addEventListener('click', ({ target }) => {
        button = (target as Element).closest('button');
        load();
      });
    },
    visible: (element, load) =>
      new IntersectionObserver(
        (entries, observer) => {
          // A busy browser tells of several moments at once: the last one counts.
          if (!entries.pop()?.isIntersecting) return;
          observer.disconnect();
          load();
        },
        // Above counts too: a list that a visitor comes back to is short of its further pages until it wakes. So it does
        // within what scrolls in the page by itself, in browsers that can tell; the two add up in a page's own scrolling.
        { rootMargin: '9999px 0px 100px', scrollMargin: '9999px 0px 0px' },
      ).observe(element),
  };

  const meet = (element: HTMLElement & Expectant) => {
    if (loads.has(element)) return;
    const rendered = element.dataset.vtKey;
    // Small, and first of all: what a bare widget shows is asked for beside its script.
    const asking = !rendered && (element.vtData ?? load(`${folder}ask.js`).catch(Object));
    const wakeUp = () => {
      if (!loads.get(element)) return;
      loads.set(element, null);
      tell(element, 'vt-wake');
      const name = element.localName.slice(3);
      if (asking) element.vtData ??= asking.then(({ ask }) => ask(element)).catch(() => {});
      // A server tells with what it rendered what that imports.
      loadChunk(name, rendered ? element.dataset.vtImports : `ground ${name}.style`).catch((error) => {
        loads.set(element, wakeUp);
        console.error(element, error);
        tell(element, 'vt-error', error);
        if (!rendered) api.push(['offer', element, wakeUp]);
      });
    };
    loads.set(element, wakeUp);
    const wait =
      wakes[
        // An open one has none to wait for. WebKit never tells that an empty inline box has come into sight in a dialog.
        ((element.hasAttribute('open') || element.getAttribute('wake')) as string) ??
          (element.closest('dialog') ? 'idle' : 'visible')
      ];
    (wait ?? wakeUp)(element, wakeUp);
  };

  /** What was added, and not the page again: that may be long. */
  const search = (root: Node) => {
    const strange = ':not(:defined)';
    for (const element of [root, ...((root as Document).querySelectorAll?.(strange) ?? [])] as HTMLElement[])
      if (/^vt-/.test(element.localName) && element.matches(strange)) meet(element);
  };

  const watch = (root: Document | ShadowRoot) => {
    if (loads.has(root)) return;
    loads.set(root, null);
    search(root);
    new MutationObserver((records) => {
      // A page that is being read comes element by element: what came inside another was found with that one.
      let searched: Node | undefined;
      for (const record of records)
        if (!searched?.contains(record.target)) for (searched of record.addedNodes) search(searched);
    }).observe(root, { subtree: true, childList: true });
  };

  const api: Queue = {
    origin,
    // `site`, and where the content server is when the scripts are elsewhere.
    ...script.dataset,
    load,
    version: __RELEASE__,
    watch,
    wake: (element) => loads.get(element)?.(),
    push: (...commands) => {
      for (const command of commands) carryOut(command).catch(console.error);
    },
  };
  const carryOut = async (command: Command) => {
    // A visitor's no holds at once, also where nothing more can be had.
    if (command[0] === 'consent') api.consented = command[1];
    else (await loadChunk('api')).run(api, command);
  };

  for (const name of ['identify', 'open', 'off', 'on', 'close', 'diagnose', 'consent'] as const) {
    api[name] = (...values: unknown[]) => api.push([name, ...values] as Command);
  }
  for (const name of ['vtApi', 'vitrine'] as const) {
    // An array has `map`; what else a page may have by this name has none.
    const queued = (scope[name] || []) as Iterable<Command> & { map?: unknown };
    if (queued.map) {
      scope[name] = api;
      api.push(...queued);
    }
  }

  addEventListener('click', async (event) => {
    const opener = (event.composedPath() as HTMLAnchorElement[]).find((node) => node.dataset?.vtOpen);
    if (
      !opener ||
      // A page that prevents a link has dealt with it, unless that leads nowhere: a theme's scrolling prevents all such.
      (event.defaultPrevented && !/#/.test(opener.href || '#')) ||
      event.shiftKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    event.preventDefault();
    opener.ariaBusy = 'true';
    try {
      await carryOut(['press', opener]);
    } catch (error) {
      console.error(error);
      // A link leads to the same by itself.
      if (opener.href) location.href = opener.href;
      else alert(`${unopened.cn} ${unopened.en}`);
    }
    opener.ariaBusy = null;
  });

  const begin = () => {
    // Baidu's bd_vid and the like stand on the landing address only, while the form is sent from a later page. A page may
    // have cleaned its address by now: the browser knows what it came by. A frame of the page's own, which shares the
    // tab's storage, is no visit.
    try {
      sessionStorage.vtVisit ??= `${(top as Window).document.referrer}#${(top as Window).performance.getEntriesByType('navigation')[0]?.name}`;
    } catch {
      // Storage is forbidden here, or the page around this frame is another's: the lead goes without.
    }
    // Also from a mail or another page: `#vt-form-1` opens form 1.
    if (/#vt-/.test(location.href)) api.push(['follow']);
  };
  // What was stored while a browser rendered the page ahead is lost as the page is seen: it is noted once more then.
  addEventListener('hashchange', begin);
  document.addEventListener('prerenderingchange', begin);
  begin();

  // The tags of a page that is still being read come through the observer.
  watch(document);
}
