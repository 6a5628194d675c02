import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderedPage } from './page-renderer.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A rendered page as bytes, compressed once when first asked for in that form. */
export interface CachedPage {
  status: number;
  policy: string;
  etag: string;
  bytes(encoding: Encoding): Promise<Buffer>;
}

/** How many addresses are kept; the least recently asked for go first. */
const mostPages = 2000;

export function createCachedPage({ html, status, policy }: RenderedPage): CachedPage {
  const identity = Buffer.from(html);
  const compressed = new Map<Encoding, Promise<Buffer>>();
  const compress = {
    identity: async () => identity,
    gzip: () => promisify(gzip)(identity, { level: 9 }),
    br: () =>
      promisify(brotliCompress)(identity, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
      }),
  };
  return {
    status,
    policy,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bytes: (encoding) => {
      const bytes = compressed.get(encoding) ?? compress[encoding]();
      compressed.set(encoding, bytes);
      return bytes;
    },
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
      // An address that names nothing must not push out those that do.
      if (rendered.partial || rendered.missing) this.#pages.delete(key);
      return createCachedPage(rendered);
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
