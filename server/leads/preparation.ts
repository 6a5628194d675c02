import { type SetTimer, setTimer } from '../base/timer.ts';

/** Milliseconds that one caller waits; the work itself may go on. */
const longestWait = 4000;

/** Resolves once the database is up to date, and rejects when it cannot be for now. */
export type WhenPrepared = () => Promise<void>;

/**
 * Does once what has to precede everything else, as soon as it is possible: whoever needs it makes the attempt, all at
 * the same time share one.
 */
export function createPreparation(prepare: () => Promise<void>, timer: SetTimer = setTimer): WhenPrepared {
  let done = false;
  let running: Promise<void> | undefined;
  return async () => {
    if (done) return;
    running ??= prepare()
      .then(() => {
        done = true;
      })
      .finally(() => {
        running = undefined;
      });
    await within(running, longestWait, timer);
  };
}

/** The same promise, rejected when it takes longer. */
export async function within<Result>(
  work: Promise<Result>,
  milliseconds: number,
  timer: SetTimer = setTimer,
): Promise<Result> {
  let stop: () => void = () => undefined;
  const late = new Promise<never>((_, reject) => {
    stop = timer(() => reject(new Error('The database did not answer in time.')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    stop();
  }
}
