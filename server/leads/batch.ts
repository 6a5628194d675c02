/** Most items that share one commit. */
const mostItems = 200;

/**
 * Collects what arrives in one turn of the event loop and hands it over together: one commit, and so one wait for
 * the disk, serves all of them. While a batch is being written the next one gathers.
 */
export function createBatch<Item, Result>(write: (items: readonly Item[]) => Promise<readonly Result[]>) {
  interface Waiting {
    item: Item;
    resolve: (result: Result) => void;
    reject: (error: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let busy = false;

  const flush = async () => {
    const batch = waiting.slice(0, mostItems);
    waiting = waiting.slice(mostItems);
    try {
      const results = await write(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    if (waiting.length > 0) setImmediate(() => void flush());
    else busy = false;
  };

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (busy) return;
      busy = true;
      setImmediate(() => void flush());
    });
}
