import { LRUCache } from 'lru-cache';
import { createRepresentations, type Representations } from '../http/representations.ts';
import type { RenderedPage } from './page-renderer.ts';

/** A rendered page as bytes, compressed once when first asked for in that form. */
export interface CachedPage {
  status: number;
  policy: string;
  hero?: RenderedPage['hero'];
  markdown?: RenderedPage['markdown'];
  /** Seconds after which there is more of it. */
  retryAfter?: number;
  body: Representations;
  /** The next request for this address gets the same. */
  kept: boolean;
}

/** Bytes that all pages of one cache may have together, before compression; the least recently asked for go first. */
const mostBytes = 64 * 1024 * 1024;

/** @param isKept whether the page may be given again; only then is it worth its best compression */
export function createCachedPage(
  { html, status, policy, hero, markdown, retryAfter, partial }: RenderedPage,
  isKept = false,
): CachedPage {
  const kept = isKept && !partial;
  const body = createRepresentations(Buffer.from(html), { isPopular: kept });
  return { status, policy, hero, markdown, retryAfter, body, kept };
}

/** Rendered pages by key, until the content changes. Requests that come while a page is made wait for the same one. */
export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }) => body.size,
  });
  readonly #making = new Map<string, Promise<CachedPage | undefined>>();

  /** A page that is there already. */
  peek(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  /** @param render gives undefined for an address that names nothing: it must not push out those that do */
  async get(key: string, render: () => Promise<RenderedPage | undefined>): Promise<CachedPage | undefined> {
    const known = this.peek(key) ?? this.#making.get(key);
    if (known) return known;
    const making = render().then((rendered) => {
      if (!rendered) return undefined;
      // Where the content has changed meanwhile, the page is still an answer, but none to keep.
      const page = createCachedPage(rendered, this.#making.get(key) === making);
      if (page.kept) this.#pages.set(key, page);
      return page;
    });
    this.#making.set(key, making);
    const end = () => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    };
    making.then(end, end);
    return making;
  }

  clear(): void {
    this.#pages.clear();
    this.#making.clear();
  }
}
