import { vi } from 'vitest';
import type { Site } from '../../../../contract/entities/site.ts';
import { run } from '../../../../loader/api.ts';
import type { Vitrine } from '../../../../widgets/kit/runtime/vitrine.ts';

const cn: Site = {
  id: 1,
  title: '远帆',
  name: '远帆',
  mark: 'cn',
  lang: 'zh-CN',
  languageName: '中文',
  logo: '/files/logo.svg',
};

export const sites: readonly Site[] = [
  cn,
  { ...cn, id: 2, title: 'Farsail', name: 'Farsail', mark: 'en', lang: 'en', languageName: 'English' },
];

let vendors = 0;

/**
 * A content server as a widget on a foreign page meets it: two sites, and an article of any id in each. Each has an
 * origin of its own, since a page remembers what an origin has told.
 */
export class Vendor {
  readonly origin = `https://vendor-${++vendors}.example`;
  /** Every call so far: `GET /site/list`. */
  readonly asked: string[] = [];
  readonly signals: AbortSignal[] = [];
  /** While set, every call is answered with this fault. */
  fault: string | undefined;
  dictionary: Record<string, string> = {};
  #holding = false;
  #waiting: (() => void)[] = [];

  constructor() {
    vi.stubGlobal(
      'fetch',
      vi.fn((address: string, init: RequestInit) => this.#answer(address, init)),
    );
    vi.stubGlobal('vtApi', this.page());
  }

  /** What the loader has put into the page, which carries commands out. */
  page(site?: string): Vitrine {
    const page: Partial<Vitrine> = { origin: this.origin, site };
    page.push = (...commands) => {
      for (const command of commands) run(page as Vitrine, command);
    };
    return page as Vitrine;
  }

  /** Lets calls wait until they are released. */
  hold(): void {
    this.#holding = true;
  }

  release(): void {
    this.#holding = false;
    for (const go of this.#waiting.splice(0)) go();
  }

  askedFor(part: string): number {
    return this.asked.filter((call) => call.includes(part)).length;
  }

  async #answer(address: string, { method, signal }: RequestInit): Promise<Response> {
    const [, path = ''] = address.split('/api/internal');
    this.asked.push(`${method} ${path}`);
    if (signal) this.signals.push(signal);
    if (this.#holding) {
      await new Promise<void>((go, stop) => {
        this.#waiting.push(go);
        signal?.addEventListener('abort', () => stop(signal.reason));
      });
    }
    signal?.throwIfAborted();
    if (this.fault) return Response.json({ code: '503', message: this.fault, data: null }, { status: 503 });
    return Response.json({ code: '200', message: '', data: this.#find(path) });
  }

  #find(path: string): unknown {
    if (path === '/site/list') return sites;
    if (path.endsWith('/dictionary')) return this.dictionary;
    const [, id, site] = /^\/news\/(\d+)\?site=(\d+)$/.exec(path) ?? [];
    return { id, title: site === '1' ? `新闻 ${id}` : `News ${id}` };
  }
}
