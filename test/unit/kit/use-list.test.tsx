import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type List, type ListPage, useList } from '../../../widgets/kit/components/use-list.ts';
import { SurroundingsContext } from '../../../widgets/kit/runtime/view.tsx';

type Ask = { filter: string; pageNo: number; answer(page: ListPage<number>): void; fail(): void };

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  history.replaceState(null, '');
  vi.restoreAllMocks();
});

/** A list of 5 entries, 2 a page, of which the first page is there; the test answers what it asks for. */
function show({ origin = '', isOwnPage = true } = {}) {
  const asked: Ask[] = [];
  let list: List<number, string> | undefined;
  function Numbers() {
    list = useList<number, string>({
      first: { data: [1, 2], total: 5, pageNo: 1 },
      filter: 'all',
      pageSize: 2,
      isOwnPage,
      name: 'numbers',
      href: () => location.href,
      fetchPage: (filter, pageNo) =>
        new Promise((answer, reject) => asked.push({ filter, pageNo, answer, fail: () => reject(new Error()) })),
    });
    return <p ref={list.top}>{list.entries.join()}</p>;
  }
  root = createRoot(document.createElement('div'));
  root.render(
    <SurroundingsContext.Provider value={{ origin, rendered: true, link: String }}>
      <Numbers />
    </SurroundingsContext.Provider>,
  );
  const current = () => list as List<number, string>;
  return {
    asked,
    current,
    holds: (change: (list: List<number, string>) => void) => vi.waitFor(() => change(current())),
  };
}

describe('a list', () => {
  it('shows another page in place of the one that stands there', async () => {
    const { asked, current, holds } = show();
    await holds((list) => expect([list.entries, list.pages, list.hasMore]).toEqual([[1, 2], 3, true]));
    current().goTo(3);
    await holds((list) => expect([list.busy, list.entries]).toEqual([true, [1, 2]]));
    asked[0]?.answer({ data: [5], total: 5 });
    await holds((list) => expect([list.entries, list.pageNo, list.busy, list.hasMore]).toEqual([[5], 3, false, false]));
  });

  it('loads more below until it has them all', async () => {
    const { asked, current, holds } = show();
    await holds((list) => expect(list.hasMore).toBe(true));
    current().loadMore();
    asked[0]?.answer({ data: [3, 4], total: 5 });
    await holds((list) => expect([list.entries, list.hasMore]).toEqual([[1, 2, 3, 4], true]));
    current().loadMore();
    asked[1]?.answer({ data: [5], total: 5 });
    await holds((list) => expect([list.entries, list.hasMore]).toEqual([[1, 2, 3, 4, 5], false]));
    current().loadMore();
    expect(asked.map(({ pageNo }) => pageNo)).toEqual([2, 3]);
  });

  it('asks once for more, however often it is asked to', async () => {
    const { asked, current, holds } = show();
    await holds((list) => expect(list.hasMore).toBe(true));
    current().loadMore();
    await holds((list) => expect(list.busy).toBe(true));
    current().loadMore();
    expect(asked).toHaveLength(1);
  });

  it('is emptied and begins at page 1 when its filter changes', async () => {
    const { asked, current, holds } = show();
    await holds((list) => expect(list.hasMore).toBe(true));
    current().changeFilter('odd');
    await holds((list) => expect([list.entries, list.filter, list.busy]).toEqual([[], 'odd', true]));
    expect(asked).toMatchObject([{ filter: 'odd', pageNo: 1 }]);
    asked[0]?.answer({ data: [1, 3], total: 3 });
    await holds((list) => expect([list.entries, list.hasMore]).toEqual([[1, 3], true]));
  });

  it('is not changed by an answer that nobody waits for any more', async () => {
    const { asked, current, holds } = show();
    await holds((list) => expect(list.hasMore).toBe(true));
    current().changeFilter('odd');
    current().changeFilter('even');
    asked[1]?.answer({ data: [2], total: 1 });
    await holds((list) => expect(list.entries).toEqual([2]));
    asked[0]?.answer({ data: [1], total: 1 });
    await Promise.resolve();
    expect([current().entries, current().filter]).toEqual([[2], 'even']);
  });

  it('keeps what it has when more cannot be had, and asks again when it is told to', async () => {
    const { asked, current, holds } = show();
    await holds((list) => expect(list.hasMore).toBe(true));
    current().loadMore();
    asked[0]?.fail();
    await holds((list) => expect([list.failed, list.busy, list.entries]).toEqual([true, false, [1, 2]]));
    current().retry();
    asked[1]?.answer({ data: [3, 4], total: 5 });
    await holds((list) => expect([list.failed, list.entries]).toEqual([false, [1, 2, 3, 4]]));
  });
});

describe('a list that the browser comes back to', () => {
  const arriveBy = (type: string) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);

  /** Leaves the list with its second page below the first one. */
  async function leave(page: { origin?: string; isOwnPage?: boolean } = {}) {
    const { asked, current, holds } = show(page);
    await holds((list) => expect(list.hasMore).toBe(true));
    current().loadMore();
    asked[0]?.answer({ data: [3, 4], total: 5 });
    await holds((list) => expect(list.entries).toEqual([1, 2, 3, 4]));
    // Its effects come after it stands there.
    if (Object.keys(page).length === 0) await vi.waitFor(() => expect(history.state).not.toBeNull());
    root?.unmount();
  }

  it('has all that was loaded, and where the visitor was', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await leave();
    arriveBy('back_forward');
    const { holds, asked } = show();
    await holds((list) => expect([list.entries, list.pageNo, list.hasMore]).toEqual([[1, 2, 3, 4], 2, true]));
    expect(scroll).toHaveBeenCalledWith(0, 0);
    expect(asked).toEqual([]);
  });

  it.each(['is on its way', 'could not be had'])('is as it was before a filter whose answer %s', async (how) => {
    await leave();
    arriveBy('back_forward');
    const { asked, current, holds } = show();
    await holds((list) => expect(list.entries).toEqual([1, 2, 3, 4]));
    current().changeFilter('odd');
    await holds((list) => expect([list.entries, list.busy]).toEqual([[], true]));
    const failed = how === 'could not be had';
    if (failed) asked[0]?.fail();
    await holds((list) => expect(list.failed).toBe(failed));
    document.body.click();
    root?.unmount();
    const again = show();
    await again.holds((list) => expect(list.entries).toEqual([1, 2, 3, 4]));
  });

  it('has what is new when it is loaded anew', async () => {
    await leave();
    arriveBy('reload');
    const { holds, current } = show();
    await holds((list) => expect(list.hasMore).toBe(true));
    expect(current().entries).toEqual([1, 2]);
  });

  it("writes nothing into a foreign page's history", async () => {
    await leave({ origin: 'https://vendor.example' });
    expect(history.state).toBeNull();
  });

  it("writes nothing into the history of a page that is not the list's own", async () => {
    await leave({ isOwnPage: false });
    expect(history.state).toBeNull();
  });

  it("leaves what the page's own router keeps there", async () => {
    history.replaceState({ route: 7 }, '');
    await leave();
    expect(history.state.route).toBe(7);
  });
});
