import { describe, expect, it } from 'vitest';
import type { Site } from '../../../contract/entities/site.ts';
import type { RouteRow } from '../../../pages/page-route.ts';
import { createSearch } from '../../../server/search/create-search.ts';

const sites = ['cn', 'en'].map((mark, index) => ({ id: index + 1, mark, name: 'Vitrine' }) as Site);

/** A search over one page whose title is what the content says at that moment. */
function open() {
  const listeners = new Set<() => void>();
  const state = { title: 'Ledger', version: '1', readings: 0 };
  const route = {
    address: '/page',
    head: async () => {
      state.readings += 1;
      return { title: state.title };
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

  it('makes no index any more once it is closed', async () => {
    const { search, state } = open();
    search.close();
    await search.prepare();
    expect(state.readings).toBe(0);
  });
});
