import { describe, expect, it } from 'vitest';
import type { Site } from '../../../contract/entities/site.ts';
import type { RouteRow } from '../../../pages/page-route.ts';
import { createSearch } from '../../../server/search/create-search.ts';

const sites = ['cn', 'en'].map((mark, index) => ({ id: index + 1, mark, name: 'Vitrine' }) as Site);

/** A search over one page whose title is what the content says at that moment. */
function open(wait?: Promise<void>) {
  const listeners = new Set<() => void>();
  const state = { title: 'Ledger', version: '1', readings: 0 };
  const route = {
    address: '/page',
    head: async ({ site }: { site: Site }) => {
      state.readings += 1;
      await wait;
      return { title: site.mark === 'cn' ? state.title : `${state.title} in English` };
    },
  } as unknown as RouteRow;
  const none = () => undefined;
  const search = createSearch({
    content: {
      get version() {
        return state.version;
      },
      sites,
      site: (id) => sites.find((site) => site.id === id),
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      list: () => [],
      find: none,
      findSlug: none,
    },
    call: () => Promise.reject(new Error('Nothing is called here.')),
    publicOrigin: 'http://localhost',
    routes: [route],
    ...(wait ? { patience: { search: 0, suggestion: 0 } } : {}),
    onError: (error) => {
      throw error;
    },
  });
  const change = (title: string) => {
    Object.assign(state, { title, version: state.version + 1 });
    for (const tell of listeners) tell();
  };
  const find = async (q: string, site = sites[0] as Site) =>
    (await search.find(site, { q, pageNo: 1, pageSize: 9 })).total;
  return { search, state, change, find };
}

describe('a search that was prepared', () => {
  it('has an index for each site before anybody asks', async () => {
    const { search, state, find } = open();
    await search.prepare();
    expect(state.readings).toBe(2);
    expect([await find('ledger'), await find('ledger', sites[1])]).toEqual([1, 1]);
    expect(state.readings).toBe(2);
  });

  it('answers from its last index while a change is read', async () => {
    const { search, change, find } = open();
    await search.prepare();
    change('Stock');
    expect(await find('ledger')).toBe(1);
    await expect.poll(() => find('stock')).toBe(1);
  });

  it('tells how many pages of the other site hold all of what this one has none of', async () => {
    const { search } = open();
    await search.prepare();
    const ask = (site: Site, q: string) => search.find(site, { q, pageNo: 1, pageSize: 9 });
    const [cn, en] = sites as [Site, Site];
    expect((await ask(cn, 'English')).elsewhere).toEqual([{ siteId: 2, total: 1 }]);
    expect((await ask(cn, 'English zinc')).elsewhere).toBeUndefined();
    expect((await ask(en, 'English')).elsewhere).toBeUndefined();
    expect((await ask(cn, '库存')).elsewhere).toBeUndefined();
  });

  it('makes no index any more once it is closed', async () => {
    const { search, state } = open();
    search.close();
    await search.prepare();
    expect(state.readings).toBe(0);
  });
});

describe('a search that comes before the first index is there', () => {
  it('is told in words when to come again, and answered then', async () => {
    let finish = () => {};
    const { search, state, find } = open(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    const refusal = { status: 503, retryAfter: 3, message: expect.stringContaining('Ask again in 3 s.') };
    await expect(find('ledger')).rejects.toMatchObject(refusal);
    await expect(search.suggest(sites[0] as Site, 'ledger')).rejects.toMatchObject(refusal);
    finish();
    await expect.poll(() => find('ledger').catch(() => 0)).toBe(1);
    // One index was made for all who asked.
    expect(state.readings).toBe(1);
  });
});
