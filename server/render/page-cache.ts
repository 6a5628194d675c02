import { createRepresentations, type Representations } from '../representations.ts';
import type { RenderedPage } from './page-renderer.ts';

/** A rendered page as bytes, compressed once when first asked for in that form. */
export interface CachedPage {
  status: number;
  policy: string;
  body: Representations;
  /** The next request for this address gets the same. */
  kept: boolean;
}

/** How many addresses are kept; the least recently asked for go first. */
const mostPages = 2000;

/** Brotli's quality for pages: they are asked for often, and made once for each state of the content. */
const quality = 10;

export function createCachedPage({ html, status, policy, partial, missing }: RenderedPage): CachedPage {
  return {
    status,
    policy,
    body: createRepresentations(Buffer.from(html), quality),
    // An address that names nothing must not push out those that do.
    kept: !partial && !missing,
  };
}

/** Rendered pages by key, until the content changes. Requests that come while a page is made wait for the same one. */
export class PageCache {
  readonly #pages = new Map<string, Promise<CachedPage>>();

  async get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const known = this.#pages.get(key);
    if (known) {
      this.#pages.delete(key);
      this.#pages.set(key, known);
      return known;
    }
    const page = render().then((rendered) => {
      const made = createCachedPage(rendered);
      if (!made.kept) this.#pages.delete(key);
      return made;
    });
    this.#pages.set(key, page);
    page.catch(() => this.#pages.delete(key));
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > mostPages && oldest !== undefined) this.#pages.delete(oldest);
    return page;
  }

  clear(): void {
    this.#pages.clear();
  }
}
