import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type BrokenSource, type Place, readLines, readSource, type Source, type Wanted } from './source.ts';
import { type SourceThread, StuckError, startThread, type ThreadSetting } from './source-thread.ts';

type Read = Source | BrokenSource;

/** A file to be read, with its size in bytes. */
export interface Weighed {
  place: Place;
  size: number;
}

export interface ReaderOptions {
  /** The worker's own file of the build. */
  workerFile?: string;
  /** Milliseconds that one file may take. */
  patience?: number;
}

/** Reads files while visitors are served. Threads that it started end with it. */
export interface Reader {
  /** In the order that they are given. */
  read(items: readonly Weighed[]): Promise<Read[]>;
  /** The lines of fields, for faults. */
  locate(wanted: readonly Wanted[]): Promise<number[][]>;
  end(): Promise<void>;
}

/** What goes to a thread at a time: the answer is taken apart on the thread that serves. */
const batchFiles = 50;
const batchBytes = 1_000_000;

/** For each so many files another thread is worth its start of some 100 ms. */
const filesOfThread = 1000;

/** More threads than this wait for the disk and for the one that collects. */
const mostThreads = 4;

const besides = fileURLToPath(new URL('./source-worker.js', import.meta.url));

/** The worker's own file. There is none where sources run as they are, as in tests. */
export const builtWorker = existsSync(besides) ? besides : undefined;

/** Reads in threads; where there is no file for them, it reads here. */
export function createReader(
  setting: ThreadSetting,
  { workerFile = builtWorker, patience = 10_000 }: ReaderOptions = {},
): Reader {
  return workerFile === undefined ? readHere(setting) : readInThreads(setting, workerFile, patience);
}

function readHere({ folder, files }: ThreadSetting): Reader {
  const inTurns = async <Item, Told>(items: readonly Item[], step: (item: Item) => Told): Promise<Told[]> => {
    const told: Told[] = [];
    for (const item of items) {
      if (told.length % batchFiles === batchFiles - 1) await nextTurn();
      told.push(step(item));
    }
    return told;
  };
  return {
    read: (items) => inTurns(items, ({ place }) => readSource(folder, place, files)),
    locate: (wanted) => inTurns(wanted, (item) => readLines(folder, item)),
    end: async () => undefined,
  };
}

/** The garbage of parsing stays in the threads' own heaps and leaves with them. */
function readInThreads(setting: ThreadSetting, workerFile: string, patience: number): Reader {
  const idle: SourceThread[] = [];
  const all = new Set<SourceThread>();
  let ended = false;

  const take = () => {
    const thread = idle.pop() ?? startThread(workerFile, setting, patience);
    all.add(thread);
    return thread;
  };

  /** Every batch, side by side. What no thread can read is left out and the rest read again by another thread. */
  const share = async <Item, Told>(
    batches: Item[][],
    run: (thread: SourceThread, batch: readonly Item[]) => Promise<Told[]>,
    refuse: (item: Item, reason: string) => Told,
  ): Promise<Map<Item, Told>> => {
    const told = new Map<Item, Told>();
    const files = batches.reduce((sum, batch) => sum + batch.length, 0);
    const count = Math.min(mostThreads, availableParallelism(), batches.length, Math.ceil(files / filesOfThread));
    const work = async () => {
      for (let batch = batches.pop(); batch; batch = batches.pop()) {
        const thread = take();
        try {
          const answers = await run(thread, batch);
          for (const [index, item] of batch.entries()) told.set(item, answers[index] as Told);
          idle.push(thread);
        } catch (error) {
          all.delete(thread);
          if (ended || !(error instanceof StuckError)) throw error;
          const item = batch[error.index] as Item;
          told.set(item, refuse(item, error.reason));
          const rest = batch.filter((other) => other !== item);
          if (rest.length > 0) batches.push(rest);
        }
      }
    };
    await Promise.all(Array.from({ length: count }, work));
    return told;
  };

  return {
    async read(items) {
      const told = await share<Weighed, Read>(
        toBatches(items),
        (thread, batch) => thread.run({ places: batch.map(({ place }) => place) }),
        (_, reason) => ({ faults: [{ line: 1, reason }] }),
      );
      return items.map((item) => told.get(item) as Read);
    },
    async locate(wanted) {
      const told = await share<Wanted, number[]>(
        wanted.length > 0 ? [[...wanted]] : [],
        (thread, batch) => thread.run({ wanted: batch }),
        ({ paths }) => paths.map(() => 1),
      );
      return wanted.map((item) => told.get(item) as number[]);
    },
    async end() {
      ended = true;
      await Promise.all([...all].map((thread) => thread.end()));
    },
  };
}

function toBatches(items: readonly Weighed[]): Weighed[][] {
  const batches: Weighed[][] = [];
  let bytes = 0;
  for (const item of items) {
    const last = batches.at(-1);
    if (last && last.length < batchFiles && bytes + item.size <= batchBytes) last.push(item);
    else {
      batches.push([item]);
      bytes = 0;
    }
    bytes += item.size;
  }
  return batches;
}
