import type { SetTimer } from '../base/timer.ts';

/** Waits that can be cut short. A ring that nobody waits for is kept for the next who does. */
export interface Alarm {
  ring(): void;
  wait(milliseconds: number): Promise<void>;
}

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
