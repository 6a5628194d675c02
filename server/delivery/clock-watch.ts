/** A difference that no drift makes between two looks, in milliseconds. */
const leastStep = 2000;

/**
 * Tells whether the wall clock was set since the last look, by a clock that only goes forward. The first look tells yes:
 * it may have been set while nobody looked.
 */
export function createClockWatch(wall: () => Date, steady: () => number): () => boolean {
  let known: number | undefined;
  return () => {
    const difference = wall().getTime() - steady();
    const wasSet = known === undefined || Math.abs(difference - known) >= leastStep;
    known = difference;
    return wasSet;
  };
}
