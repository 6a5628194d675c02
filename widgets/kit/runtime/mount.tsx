import type { ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Call } from '../../../contract/calls.ts';
import { callDeadline } from '../../../contract/constants.ts';
import type { CallError } from '../../../contract/unwrap.ts';
import { whenWhole } from './arrival.ts';
import { parseAttributes } from './attributes.ts';
import { attachContainer, fetchTheme, loadBare } from './bare.ts';
import { callLater, expectCalls } from './call-later.ts';
import { decisive } from './decisive.ts';
import { keepKeys } from './keep-keys.ts';
import { forgetLanguage, type LanguageObserver, nearestLanguage } from './language.ts';
import { contentOrigin, vitrine } from './origin.ts';
import { type Page, readPage } from './page.ts';
import { createView, emit } from './view.tsx';
import type { Parts, WidgetDefinition } from './widget.ts';
import { within } from './within.ts';

/** What the last load found, and the parts that show it: those of other attributes have no business with it. */
interface Content {
  page: Page;
  data: unknown;
  parts?: Parts | undefined;
  loaded?: boolean;
}

let bareWidgets = 0;

/**
 * One widget's life in a page. It arrives rendered (a server's HTML and data stand inside the tag: hydrate them) or
 * bare (an empty tag: shadow root, load, render). Each stay in the document has one AbortController.
 */
export class Mount implements LanguageObserver {
  readonly host: HTMLElement;
  readonly #definition: WidgetDefinition;
  #stay: AbortController | undefined;
  #loading: AbortController | undefined;
  #root: Root | undefined;
  #container: HTMLElement | undefined;
  /** The HTML is a server's, and nothing has replaced it yet. */
  #rendered = false;
  #content: Content | undefined;
  #key = '';
  #loadedKey = '';

  constructor(host: HTMLElement, definition: WidgetDefinition) {
    this.host = host;
    this.#definition = definition;
    // A copy of a living widget is one of its own.
    delete host.dataset.vtReady;
  }

  start(): void {
    if (this.#stay) {
      this.update();
      return;
    }
    this.#stay = new AbortController();
    expectCalls(this.host);
    whenWhole(this.host, this.#stay.signal, () => this.#arrive());
  }

  #arrive(): void {
    if (!this.#container) this.#adoptServerHtml();
    if (this.#content) this.#resume(this.#content).catch((error: unknown) => this.#fail(error));
    else void this.#load();
  }

  stop(): void {
    forgetLanguage(this);
    this.#stay?.abort();
    this.#stay = undefined;
    // What is broken off here is asked for again when it comes back.
    if (this.host.ariaBusy) this.#loadedKey = '';
    this.#loading?.abort();
    this.#root?.unmount();
    this.#root = undefined;
    // What a server sent was enough to take its HTML over, which is gone now.
    if (this.#rendered && this.#definition.client) this.#content = undefined;
    this.#rendered = false;
  }

  /** An attribute or the page's language may have changed: load again if that changes what is shown, else only render. */
  update(): void {
    // What has not arrived yet, since its page still streams or its parts do, will be read as it then stands.
    if (!this.#stay || !(this.#root || this.#loading)) return;
    if (this.#loadedKey !== this.#loadKey()) void this.#load();
    else if (this.#root) this.#render();
  }

  /**
   * Takes over what a server wrote into the tag, or into its shadow root for the page of somebody else: its container and
   * its data after that. Where that page's policy forbids the styles that came with it, it is made anew.
   */
  #adoptServerHtml(): void {
    const { shadowRoot } = this.host;
    const container = (shadowRoot ?? this.host).querySelector<HTMLElement>('.vt');
    const data = container?.nextElementSibling;
    const page = data && readPage((shadowRoot ?? this.host.getRootNode()) as Document);
    if (!page) return;
    if (shadowRoot) {
      if (!shadowRoot.styleSheets.length) {
        shadowRoot.replaceChildren();
        return;
      }
      keepKeys(shadowRoot);
    }
    this.#container = container;
    this.#rendered = true;
    this.#content = { page, data: JSON.parse(data.textContent) };
    this.#key = this.host.dataset.vtKey ?? '';
    this.#loadedKey = this.#loadKey();
  }

  async #resume(content: Content): Promise<void> {
    content.parts = await this.#definition.parts?.(this.#attributes(), this.#rendered);
    this.#render();
    // Attributes or the page's language may have changed meanwhile, or while the element was away.
    if (this.#stay && this.#loadedKey !== this.#loadKey()) void this.#load();
  }

  async #load(): Promise<void> {
    this.#loadedKey = this.#loadKey();
    this.#loading?.abort();
    this.#loading = new AbortController();
    const { signal } = this.#loading;
    this.host.ariaBusy = 'true';
    try {
      // Asked for beside what shows it.
      const loading = loadBare(this.host, this.#definition, this.#attributes(), signal);
      loading.catch(() => {});
      const parts = await within(callDeadline, this.#definition.parts?.(this.#attributes()));
      if (signal.aborted) return;
      this.#key ||= `vt${++bareWidgets}`;
      this.#container ??= await attachContainer(this.host, this.#definition, parts, signal);
      const content = await loading;
      if (signal.aborted) return;
      this.#content = { ...content, parts, loaded: true };
      // Faces and the height of lines follow what the widget speaks, whatever the page around it does.
      if (this.#container) this.#container.lang = content.page.site.lang;
      this.#render();
    } catch (error) {
      // Whatever went wrong is this widget's alone: the page and its other widgets go on.
      if (!signal.aborted) this.#fail(error);
    } finally {
      if (this.#loading.signal === signal) this.host.ariaBusy = null;
    }
  }

  #render(): void {
    if (!this.#content || !this.#stay) return;
    // Its tag may ask for one only now, or have come as a server wrote it.
    void fetchTheme(this.host).then((theme) => theme?.dress(this.host));
    const hydrating = this.#rendered && !this.#root;
    this.#show(
      createView({
        ...this.#content,
        definition: this.#definition,
        attributes: this.#attributes(),
        key: this.#key,
        host: this.host,
        call: this.#call,
        origin: contentOrigin(),
        rendered: this.#rendered,
        taken: hydrating ? setAside(this.#container) : undefined,
        ready: () => this.#ready(),
      }),
    );
  }

  #show(view: ReactElement): void {
    const container = this.#container;
    if (!container) return;
    if (this.#root) this.#root.render(view);
    else if (this.#rendered) this.#root = hydrateRoot(container, view);
    else {
      this.#root = createRoot(container);
      this.#root.render(view);
    }
  }

  #ready(): void {
    const root = this.#container?.getRootNode();
    if (root instanceof ShadowRoot) {
      vitrine().watch?.(root);
      // What stood in for it: a word of waiting, or of failure.
      for (const each of [...root.children]) if (!each.matches('.vt,style,script')) each.remove();
    }
    // A page may move the tag when it hears of it, which renders: not while the renderer is still at its effects.
    queueMicrotask(() => {
      if (!this.#root) return;
      this.host.dataset.vtReady = '';
      emit(this.host, 'ready');
    });
  }

  /** What stands there stays; an empty place says so, with a way to try again. Reported once. */
  #fail(error: unknown): void {
    console.error(`<vt-${this.#definition.name}> could not load.`, error);
    emit(this.host, 'error', { error });
    this.#loadedKey = '';
    if (this.#content) return;
    // What the page wrote into the tag is seen again, also where not even the words for it can be had.
    this.#container?.replaceWith(document.createElement('slot'));
    this.#container = undefined;
    vitrine().push?.(['offer', this.host, () => void this.#load(), (error as Partial<CallError>).words]);
  }

  readonly #call: Call = (name, input) => callLater(this.#stay?.signal ?? AbortSignal.abort())(name, input);

  #attributes() {
    return parseAttributes(this.#definition.attributes, (name) => this.host.getAttribute(name));
  }

  /** All that decides what is loaded: the site that is named and the attributes, less those of presentation. */
  #loadKey(): string {
    const attributes = decisive(this.#definition, this.#attributes());
    return JSON.stringify([this.host.getAttribute('site'), nearestLanguage(this.host), attributes]);
  }
}

/**
 * A view writes other widgets' tags, but knows nothing of what a server has filled them with: to hydrate them as they
 * are would throw that away. Takes it out and gives what puts it back.
 */
function setAside(container: HTMLElement | undefined): () => void {
  const filled = [...(container?.querySelectorAll('[data-vt-key]') ?? [])].map((tag) => {
    const content = document.createDocumentFragment();
    content.append(...tag.childNodes);
    return { tag, content };
  });
  return () => {
    for (const { tag, content } of filled) tag.append(content);
  };
}
