import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { MediaFiles } from './media-files.ts';
import type { BrokenSource, Place, Source, Wanted } from './source.ts';

export interface ThreadSetting {
  folder: string;
  files: MediaFiles;
}

export interface ThreadData extends ThreadSetting {
  /** One number: which item of the batch is being read; below 0 none is. */
  progress: Int32Array<SharedArrayBuffer>;
}

export type Job = { places: readonly Place[] } | { wanted: readonly Wanted[] };

type Answer<Asked extends Job> = Asked extends { places: unknown } ? (Source | BrokenSource)[] : number[][];

/** An item of a batch that could not be read to its end. The thread is gone with it. */
export class StuckError extends Error {
  override readonly name = 'StuckError';
  constructor(
    readonly index: number,
    readonly reason: string,
  ) {
    super(reason);
  }
}

export interface SourceThread {
  /** @throws StuckError naming the item that took too long or too much */
  run<Asked extends Job>(job: Asked): Promise<Answer<Asked>>;
  end(): Promise<unknown>;
}

/** Memory of one thread, in MB: many times what the largest file takes. */
const mostMemory = 512;

/** How often it is looked whether a thread has come further, until the patience is at its end. */
const looks = 20;

/**
 * A thread that reads files. What a file holds may keep a parser busy for hours; this one is ended then, and the file
 * named.
 * @param patience milliseconds that one item may take
 */
export function startThread(workerFile: string, setting: ThreadSetting, patience: number): SourceThread {
  const progress = new Int32Array(new SharedArrayBuffer(4));
  const workerData: ThreadData = { ...setting, progress };
  const worker = new Worker(workerFile, { workerData, resourceLimits: { maxOldGenerationSizeMb: mostMemory } });
  return {
    async run<Asked extends Job>(job: Asked) {
      const stuck = new AbortController();
      const give = () => stuck.abort();
      worker.once('exit', give);
      Atomics.store(progress, 0, -1);
      worker.postMessage(job);
      // Counts looks and not time: a machine that slept has not been busy.
      let [seen, count] = [-1, 0];
      const timer = setInterval(() => {
        const index = Atomics.load(progress, 0);
        count = index === seen && index >= 0 ? count + 1 : 0;
        seen = index;
        if (count >= looks) stuck.abort();
      }, patience / looks);
      try {
        const [answer] = (await once(worker, 'message', { signal: stuck.signal })) as [Answer<Asked>];
        return answer;
      } catch (error) {
        const index = Atomics.load(progress, 0);
        await worker.terminate();
        const { code } = error as NodeJS.ErrnoException;
        if (index < 0 || (code !== 'ABORT_ERR' && code !== 'ERR_WORKER_OUT_OF_MEMORY')) throw error;
        const what = code === 'ABORT_ERR' ? `more than ${patience / 1000} s` : 'more memory than a text should';
        throw new StuckError(index, `takes ${what} to read: look for marks that go on without an end, and simplify it`);
      } finally {
        clearInterval(timer);
        worker.off('exit', give);
      }
    },
    end: () => worker.terminate(),
  };
}
