/** Timers overflow at 2^31 ms; a longer wait is cut into pieces of a day. */
const longestWait = 86_400_000;

/** Calls back once a moment has come, by the wall clock and not by a timer's count. The last call of `wait` counts. */
export function createSchedule(now: () => Date, onDue: () => void) {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  /** @param moment milliseconds since 1970 */
  const wait = (moment: number) => {
    stop();
    const left = moment - now().getTime();
    // Unheard: a server that ends does not wait for tomorrow.
    timer = setTimeout(
      left > longestWait ? () => wait(moment) : onDue,
      Math.max(0, Math.min(left, longestWait)),
    ).unref();
  };
  return { wait, stop };
}
