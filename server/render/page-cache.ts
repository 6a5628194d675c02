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

export function createCachedPage({ html, status, policy, partial, missing }: RenderedPage): CachedPage {
  return {
    status,
    policy,
    body: createRepresentations(Buffer.from(html), { isPopular: true }),
    // An address that names nothing must not push out those that do.
    kept: !partial && !missing,
  };
}

/** Rendered pages by key, until the content changes. Requests that come while a page is made wait for the same one. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage | Promise<CachedPage>>();

  /** A page that is there already. */
  peek(key: string): CachedPage | undefined {
    const known = this.#pages.get(key);
    if (!known || known instanceof Promise) return undefined;
    this.#touch(key, known);
    return known;
  }

  async get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const known = this.#pages.get(key);
    if (known) {
      this.#touch(key, known);
      return known;
    }
    const making = render().then((rendered) => {
      const page = createCachedPage(rendered);
      // The content may have changed meanwhile; then this place is empty, or another's.
      if (this.#pages.get(key) === making) {
        if (page.kept) this.#pages.set(key, page);
        else this.#pages.delete(key);
      }
      return page;
    });
    this.#pages.set(key, making);
    making.catch(() => this.#pages.delete(key));
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > mostPages && oldest !== undefined) this.#pages.delete(oldest);
    return making;
  }

  clear(): void {
    this.#pages.clear();
  }

  /** Puts a page behind all others: the first to go is the one that nobody has asked for longest. */
  #touch(key: string, page: CachedPage | Promise<CachedPage>): void {
    this.#pages.delete(key);
    this.#pages.set(key, page);
  }
}
