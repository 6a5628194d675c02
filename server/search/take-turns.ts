import { setImmediate as letOthers } from 'node:timers/promises';

/** Milliseconds of work after which others have their turn. */
const slice = 6;

/** For long work in small pieces. @returns what is awaited between them: visitors are served then, now and again */
export function takeTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < slice) return;
    await letOthers();
    began = performance.now();
  };
}
