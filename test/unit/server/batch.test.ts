import { describe, expect, it } from 'vitest';
import { createBatch } from '../../../server/leads/batch.ts';

class RowError extends Error {}

/** Writes words, and refuses a batch that has the word "bad" in it. */
function create() {
  const written: string[][] = [];
  const store = createBatch<string, string>(
    async (items) => {
      written.push([...items]);
      if (items.includes('bad')) throw new RowError();
      if (items.includes('away')) throw new Error('The database is away.');
      return items.map((item) => item.toUpperCase());
    },
    { longest: 60_000, isItemsOwn: (error) => error instanceof RowError },
  );
  return { store, written };
}

describe('a batch', () => {
  it('writes together what arrives together', async () => {
    const { store, written } = create();
    expect(await Promise.all(['a', 'b'].map(store))).toEqual(['A', 'B']);
    expect(written).toEqual([['a', 'b']]);
  });

  it('refuses only the item that is at fault', async () => {
    const { store } = create();
    const results = await Promise.allSettled(['a', 'bad', 'c'].map(store));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('asks once where the fault is no item’s own', async () => {
    const { store, written } = create();
    const results = await Promise.allSettled(['a', 'away'].map(store));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(written).toHaveLength(1);
  });
});
