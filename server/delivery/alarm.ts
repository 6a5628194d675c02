/** Waits that can be cut short. A ring that nobody waits for is kept for the next who does. */
export interface Alarm {
  ring(): void;
  wait(milliseconds: number): Promise<void>;
}

/** Starts a timer and returns a function that stops it. */
export type SetTimer = (callback: () => void, milliseconds: number) => () => void;

/** Unheard: a process that has nothing else to do does not stay for it. */
export const setTimer: SetTimer = (callback, milliseconds) => {
  const timer = setTimeout(callback, milliseconds).unref();
  return () => clearTimeout(timer);
};

export function createAlarm(timer: SetTimer): Alarm {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    ring: () => {
      rung = true;
      wake?.();
    },
    wait: (milliseconds) =>
      new Promise((resolve) => {
        const end = () => {
          stop();
          wake = undefined;
          rung = false;
          resolve();
        };
        const stop = timer(end, milliseconds);
        wake = end;
        if (rung) end();
      }),
  };
}
