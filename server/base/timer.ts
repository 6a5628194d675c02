/** Starts a timer and returns a function that stops it. */
export type SetTimer = (callback: () => void, milliseconds: number) => () => void;

/** Unheard: a process that has nothing else to do does not stay for it. */
export const setTimer: SetTimer = (callback, milliseconds) => {
  const timer = setTimeout(callback, milliseconds).unref();
  return () => clearTimeout(timer);
};
