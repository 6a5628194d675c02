import type { Command, Vitrine } from '../widgets/kit/vitrine.ts';

type Wake = (element: HTMLElement, load: () => void) => void;
type Queue = Partial<Omit<Vitrine, 'push'>> & { push(...commands: Command[]): void };

const scope = window as unknown as { vitrine?: Queue };
const script = document.currentScript as HTMLScriptElement | null;
const queued = scope.vitrine;

// Included twice, or in two versions: the first one serves the page.
if (!queued?.version) start();

function start() {
  const { origin } = new URL(script?.src ?? location.href);
  const files = __FILES__;
  const chunks = __CHUNKS__;
  const selector = Object.keys(chunks).map((name) => `vt-${name}`).join();
  const known = new WeakSet<Element>();

  const address = (index = 0) => `${origin}/chunks/${files[index]}.js`;

  const preload = (indices: readonly number[] = []) => {
    for (const index of indices) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address(index);
      document.head.append(link);
    }
  };

  const fetchChunk = (name: string) => {
    const [entry, ...rest] = chunks[name] ?? [];
    preload(rest);
    return import(address(entry));
  };

  /** When a widget's script is fetched. A server writes the widget's own `wake` on the tags that it rendered. */
  const wakes: Record<string, Wake> = {
    now: (_, load) => load(),
    idle: (_, load) => (window.requestIdleCallback ?? setTimeout)(load),
    visible: (element, load) => {
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          load();
        },
        { rootMargin: '100px' },
      );
      observer.observe(element);
    },
    interaction: (element, load) => {
      for (const type of ['pointerover', 'touchstart', 'focusin']) {
        element.addEventListener(type, load, { once: true, passive: true });
      }
      // A button that was pressed too early is pressed again once it listens.
      element.addEventListener('click', function replay({ target }) {
        const button = target instanceof Element && target.closest('button');
        if (element.matches('[data-vt-ready]') || !button) return;
        load();
        element.addEventListener('vt-ready', () => button.click(), { once: true });
      });
    },
    never: () => {},
  };

  const tell = (element: Element, event: string, detail?: unknown) =>
    element.dispatchEvent(new CustomEvent(`vt-${event}`, { bubbles: true, composed: true, detail }));

  const meet = (element: Element) => {
    if (known.has(element) || !(element instanceof HTMLElement)) return;
    known.add(element);
    const name = element.localName.slice(3);
    const load = () => {
      tell(element, 'wake');
      if (!element.firstElementChild) preload(chunks.bare);
      fetchChunk(name).catch((error: unknown) => {
        console.error(`<vt-${name}> could not be fetched.`, error);
        tell(element, 'error', { error });
      });
    };
    const wake = element.hasAttribute('open') ? 'now' : (element.getAttribute('wake') ?? 'visible');
    (wakes[wake] ?? wakes.now)?.(element, load);
  };

  const watch = (root: Document | ShadowRoot) => {
    const search = (node: ParentNode) => node.querySelectorAll(selector).forEach(meet);
    search(root);
    new MutationObserver((records) => {
      for (const node of records.flatMap((record) => [...record.addedNodes])) {
        if (!(node instanceof Element)) continue;
        if (node.matches(selector)) meet(node);
        search(node);
      }
    }).observe(root, { childList: true, subtree: true });
  };

  const api: Queue = (scope.vitrine = {
    version: __VERSION__,
    origin,
    site: script?.dataset.site,
    watch,
    push: (...commands) => {
      for (const command of commands) void fetchChunk('api').then(({ run }) => run(api, command));
    },
  });
  for (const name of ['open', 'close', 'on', 'off', 'consent', 'identify'] as const) {
    api[name] = (...values: unknown[]) => api.push([name, ...values] as Command);
  }
  if (Array.isArray(queued)) api.push(...queued);

  // Baidu's bd_vid and the like stand on the landing address only, while the form is sent from a later page.
  try {
    sessionStorage.vtFirstTouch ??= location.href;
  } catch {
    // Storage is forbidden here: the lead goes without.
  }

  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    for (const node of event.composedPath()) {
      const opens = node instanceof HTMLElement && node.dataset.vtOpen;
      if (!opens) continue;
      event.preventDefault();
      const options = Object.entries(node.dataset).flatMap(([key, value]) =>
        /^vt[A-Z]/.test(key) && key !== 'vtOpen' ? [[key[2]?.toLowerCase() + key.slice(3), value]] : [],
      );
      node.focus();
      api.push(['open', opens, Object.fromEntries(options)]);
    }
  });

  // The tags of a page that is still being read come through the observer.
  watch(document);
}
