import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { MediaFiles } from './media-files.ts';
import { type BrokenSource, type Place, readSource, type Source } from './source.ts';

type Read = Source | BrokenSource;

export interface WorkerSetting {
  folder: string;
  files: MediaFiles;
}

/** Files that are read in one go, before visitors get their turn. */
const batch = 50;

/** From this many files on, threads are worth their start of some 100 ms each. */
const manyFiles = 2000;

/** More threads than this wait for the disk and for the one that collects. */
const mostWorkers = 4;

/** The worker's own file of the build. Where sources run as they are, as in tests, there is none. */
const workerFile = fileURLToPath(new URL('./source-worker.js', import.meta.url));

/** Reads files in the order that they are given: a few here, many by threads side by side. */
export async function readMany(places: readonly Place[], setting: WorkerSetting): Promise<Read[]> {
  const workers = Math.min(mostWorkers, availableParallelism());
  const worthIt = places.length >= manyFiles && workers > 1 && existsSync(workerFile);
  return worthIt ? readByWorkers(places, setting, workers) : readHere(places, setting);
}

async function readHere(places: readonly Place[], { folder, files }: WorkerSetting): Promise<Read[]> {
  const read: Read[] = [];
  for (const place of places) {
    if (read.length % batch === batch - 1) await nextTurn();
    read.push(readSource(folder, place, files));
  }
  return read;
}

/** The garbage of parsing stays in the threads' own heaps and leaves with them. */
async function readByWorkers(places: readonly Place[], setting: WorkerSetting, count: number): Promise<Read[]> {
  const batches = Array.from({ length: Math.ceil(places.length / batch) }, (_, index) =>
    places.slice(index * batch, (index + 1) * batch),
  );
  const read: Read[][] = [];
  let next = 0;
  const work = async () => {
    const worker = new Worker(workerFile, { workerData: setting });
    try {
      for (let index = next++; index < batches.length; index = next++) {
        worker.postMessage(batches[index]);
        // Rejects with what the worker threw.
        const [answer] = (await once(worker, 'message')) as [Read[]];
        read[index] = answer;
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: count }, work));
  return read.flat();
}
