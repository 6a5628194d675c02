import { type SetTimer, setTimer } from '../base/timer.ts';
import { OutcomeUnknownError } from './database-errors.ts';

/** Most items that share one commit. */
const mostItems = 200;

interface BatchOptions {
  /** Milliseconds after which nobody waits for an item any more. */
  longest: number;
  /** Whether an error is one item's own, so that the others of its batch are to be written without it. */
  isItemsOwn?: (error: unknown) => boolean;
  timer?: SetTimer;
}

/**
 * Collects what arrives in one turn of the event loop and hands it over together: one commit, and so one wait for
 * the disk, serves all of them. While a batch is being written the next one gathers. An item whose time is up is left
 * out of the next batch; one that is being written by then rejects with OutcomeUnknownError. Where a batch fails by one
 * item's own fault, each is written by itself, so that only that one fails.
 */
export function createBatch<Item, Result>(
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
  { longest, isItemsOwn = () => false, timer = setTimer }: BatchOptions,
) {
  interface Waiting {
    item: Item;
    resolve: (result: Result) => void;
    reject: (error: unknown) => void;
    stopTimer: () => void;
  }
  let waiting: Waiting[] = [];
  let busy = false;

  const writeBatch = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const results = batch.length === 0 ? [] : await write(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (batch.length > 1 && isItemsOwn(error)) for (const each of batch) await writeBatch([each]);
      else for (const { reject } of batch) reject(error);
    }
  };

  const flush = async () => {
    const batch = waiting.slice(0, mostItems);
    waiting = waiting.slice(mostItems);
    await writeBatch(batch);
    for (const { stopTimer } of batch) stopTimer();
    if (waiting.length > 0) setImmediate(() => void flush());
    else busy = false;
  };

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      const onLate = () => {
        const begun = !waiting.includes(entry);
        waiting = waiting.filter((other) => other !== entry);
        reject(
          begun
            ? new OutcomeUnknownError('The database did not answer in time.')
            : new Error('The turn to be stored did not come in time.'),
        );
      };
      const entry: Waiting = { item, resolve, reject, stopTimer: timer(onLate, longest) };
      waiting.push(entry);
      if (busy) return;
      busy = true;
      setImmediate(() => void flush());
    });
}
