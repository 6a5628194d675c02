/**
 * A longer wait is cut into pieces of a minute: a timer does not count while the machine sleeps, nor follow a clock that
 * is set, and overflows at 2^31 ms.
 */
const longestWait = 60_000;

/**
 * Calls back once a moment has come, by the wall clock and not by a timer's count, and where that clock was set back, by
 * which other moments are next. The last call of `wait` counts.
 */
export function createSchedule(now: () => Date, onDue: () => void) {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  /** @param moment milliseconds since 1970 */
  const wait = (moment: number) => {
    stop();
    const began = now().getTime();
    const left = moment - began;
    const goOn = () => (now().getTime() < began ? onDue() : wait(moment));
    // Unheard: a server that ends does not wait for tomorrow.
    timer = setTimeout(left > longestWait ? goOn : onDue, Math.max(0, Math.min(left, longestWait))).unref();
  };
  return { wait, stop };
}
