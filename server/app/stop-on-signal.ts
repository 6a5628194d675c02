const signals = ['SIGTERM', 'SIGINT'] as const;

/** How long requests in flight may take once the process was told to stop, in milliseconds. */
const longestStop = 10_000;

/** npm passes on what the terminal has sent to all: signals so close are one, in milliseconds. */
const echo = 1000;

/**
 * Stops once, on the first signal, and ends the process with 0. When it takes too long, or a second signal
 * comes, the process ends at once with 1: the leads that were acknowledged are on the disk by then.
 * @param drain milliseconds that stopping waits before it begins
 */
export function stopOnSignal(stop: () => Promise<void>, drain: number): void {
  let first: number | undefined;
  const onSignal = () => {
    const now = performance.now();
    first ??= now;
    if (now - first > echo) process.exit(1);
    if (now !== first) return;
    setTimeout(() => process.exit(1), drain + longestStop).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of signals) process.on(signal, onSignal);
}
