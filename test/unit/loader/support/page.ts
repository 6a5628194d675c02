import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { Window } from 'happy-dom';
import type { Command, Vitrine } from '../../../../widgets/kit/runtime/vitrine.ts';

/**
 * The loader as a browser runs it, once for each script element, with the browser's own things as its arguments. There
 * is nobody to fetch chunks from, so `import()` is an argument too.
 */
const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('../../../../loader/loader.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'esm',
});
const code = outputFiles[0]?.text ?? '';
const names = [
  'window',
  'document',
  'location',
  'history',
  'sessionStorage',
  'CustomEvent',
  'MutationObserver',
  'addEventListener',
  'top',
] as const;
const others = ['IntersectionObserver', 'setTimeout', 'console', 'alert', 'fetchChunk', '__RELEASE__'];
const loader = new Function(...names, ...others, code.replaceAll(/\bimport\(/g, 'fetchChunk('));

/** What widgets import, and what asks for their content. */
const beside = /^(?:kit|ground|ask|sections|carousel|.+\.style)\.js$/;

const fileOf = (address: string) => new URL(address).pathname.replace(/.+\//, '');

interface Arrival {
  src?: string;
  /** The script element's data-site. */
  site?: string;
  /** The script element's other `data-*`, by property name. */
  data?: Record<string, string>;
  /** Included as a module, which a browser runs without telling it which script it is. */
  module?: boolean;
  version?: string;
}

/** A page of a partner, with a loader or two. */
export class PartnerPage {
  readonly window = new Window({ url: 'https://partner.example/landing?bd_vid=7' });
  readonly document = this.window.document as unknown as Document;
  /** The chunks that were imported, as file names, but for those that come beside them. */
  readonly fetched: string[] = [];
  readonly beside: string[] = [];
  /** The tags whose content was asked for before their script had come. */
  readonly told: string[] = [];
  /** Their whole addresses. */
  readonly asked: string[] = [];
  /** The entries of the queue that were carried out. */
  readonly done: Command[] = [];
  readonly errors: unknown[][] = [];
  readonly alerts: string[] = [];
  /** Where the page was sent. */
  readonly visits: string[] = [];
  /** While set, no chunk arrives. */
  offline = false;
  readonly #views: { tell: (entries: object[], observer: object) => void; target?: Element; margin?: string }[] = [];
  readonly #idle: (() => void)[] = [];

  constructor(html = '', storage: object = this.window.sessionStorage) {
    this.document.body.innerHTML = html;
    this.#storage = storage;
  }
  readonly #storage: object;

  /** The page around it, where it stands in a frame; else itself, as the browser came by it. */
  top: () => object = () => {
    const { document, window } = this;
    return { document, performance: { getEntriesByType: () => [{ name: window.location.href }] } };
  };

  /** The page's own, which stays where it is. */
  get #location() {
    const { window, visits } = this;
    return {
      host: window.location.host,
      get href() {
        return window.location.href;
      },
      set href(address: string) {
        visits.push(address);
      },
    };
  }

  /** Runs a loader's script element. */
  include({ src = 'https://vendor.example/loader.js', site, data, version = '1.0.0', module }: Arrival = {}): Vitrine {
    const { window, document } = this;
    const script = document.createElement('script');
    script.setAttribute('src', src);
    Object.assign(script.dataset, data);
    if (site) script.dataset.site = site;
    if (module) document.head.append(Object.assign(script, { type: 'module' }));
    Object.defineProperty(document, 'currentScript', { value: module ? null : script, configurable: true });
    const { top } = this;
    const own: Record<string, unknown> = {
      document,
      location: this.#location,
      sessionStorage: this.#storage,
      addEventListener: window.addEventListener.bind(window),
      // A foreign page can be asked for nothing.
      top: new Proxy({}, { get: (_, name) => Reflect.get(top(), name) }),
    };
    loader(
      ...names.map((name) => (name === 'window' ? window : (own[name] ?? window[name]))),
      this.#createObserver(),
      (wake: () => void) => this.#idle.push(wake),
      { error: (...values: unknown[]) => this.errors.push(values) },
      (words: string) => this.alerts.push(words),
      (address: string) => this.#fetchChunk(address),
      version,
    );
    Reflect.deleteProperty(document, 'currentScript');
    return this.vitrine as Vitrine;
  }

  get vitrine(): unknown {
    return Reflect.get(this.window, 'vitrine');
  }

  set vitrine(value: unknown) {
    Reflect.set(this.window, 'vitrine', value);
  }

  find(selector: string): HTMLElement {
    return this.document.querySelector(selector) as HTMLElement;
  }

  /** Scrolls an element into view. A busy browser tells of the moment before along with it. */
  show(element: Element, isIntersecting = true): void {
    for (const { tell, target } of this.#views) {
      if (target === element) tell([{ isIntersecting: !isIntersecting }, { isIntersecting }], { disconnect: () => {} });
    }
  }

  marginAround(element: Element): string | undefined {
    return this.#views.find(({ target }) => target === element)?.margin;
  }

  /** Gives the page a moment in which it has nothing to do. */
  rest(): void {
    for (const wake of this.#idle.splice(0)) wake();
  }

  /** Until the page's observers and the chunks on their way have had their turn. */
  async settle(): Promise<void> {
    await this.window.happyDOM.waitUntilComplete();
  }

  #createObserver() {
    const views = this.#views;
    return class {
      readonly #view: (typeof views)[number];
      constructor(tell: (typeof views)[number]['tell'], { rootMargin }: { rootMargin?: string }) {
        this.#view = { tell, margin: rootMargin };
      }
      observe(target: Element) {
        views.push({ ...this.#view, target });
      }
    };
  }

  async #fetchChunk(address: string) {
    const file = fileOf(address);
    const isBeside = beside.test(file);
    (isBeside ? this.beside : this.fetched).push(file);
    if (!isBeside) this.asked.push(address);
    if (this.offline) throw new TypeError(`Failed to fetch ${address}`);
    if (file === 'ask.js') return { ask: async (element: Element) => this.told.push(element.localName) };
    return { run: (_api: unknown, command: Command) => this.done.push(command) };
  }
}
