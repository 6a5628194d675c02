import { parentPort, workerData } from 'node:worker_threads';
import { readLines, readSource } from './source.ts';
import type { Job, ThreadData } from './source-thread.ts';

const { folder, files, progress } = workerData as ThreadData;

// Each message is a batch; what was read goes back in the same order. The one that is being read is always told.
parentPort?.on('message', (job: Job) => {
  const begin = (index: number) => Atomics.store(progress, 0, index);
  const answer =
    'places' in job
      ? job.places.map((place, index) => {
          begin(index);
          return readSource(folder, place, files);
        })
      : job.wanted.map((wanted, index) => {
          begin(index);
          return readLines(folder, wanted);
        });
  begin(-1);
  parentPort?.postMessage(answer);
});
