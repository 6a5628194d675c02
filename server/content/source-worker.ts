import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerSetting } from './read-many.ts';
import { type Place, readSource } from './source.ts';

const { folder, files } = workerData as WorkerSetting;

// Each message is a batch of places; what was read goes back in the same order.
parentPort?.on('message', (places: readonly Place[]) => {
  parentPort?.postMessage(places.map((place) => readSource(folder, place, files)));
});
