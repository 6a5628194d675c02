import { toJson } from '../kit/runtime/to-json.ts';

/** Milliseconds until a form without an answer is first sent again; each further time twice as long, up to the longest. */
const shortest = 5000;
const longest = 300_000;

/** Forms that submit themselves, and not by their visitor's hand. */
const sendThemselves = new WeakSet<HTMLFormElement>();

interface Waiting<Lead> {
  lead: Lead;
  /** How often it has been sent in vain. */
  times: number;
  /** Ends the waiting for the next time. */
  end: AbortController;
  /** What stood in the form, and whether its visitor has been at it since. */
  wanted: string;
  touched: boolean;
}
// biome-ignore lint/suspicious/noExplicitAny: each form waits with what it was given
const waiting = new WeakMap<HTMLFormElement, Waiting<any>>();

/** What stands in a form, without what it says of itself: that changes with the content, and with the language. */
const read = (element: HTMLFormElement) => toJson([...new FormData(element)].filter(([name]) => name !== 'shown'));

/**
 * Calls back as soon as the browser tells of a network, and after a while where it takes itself to have one, since that is
 * no more than a guess.
 * @param times how often it was sent in vain before
 */
function waitForNetwork(times: number, signal: AbortSignal, callBack: () => void): void {
  window.addEventListener('online', callBack, { signal });
  if (navigator.onLine === false) return;
  const timer = setTimeout(callBack, Math.min(shortest * 2 ** times, longest));
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** What is sent again. */
interface Unanswered<Lead> {
  lead: Lead;
  /** Keeps what stands in the form, also what is typed while it waits: a reload does not lose it. */
  keep(): void;
  /**
   * Sends it where the form has left its page, as on a visit to another one of an application: its visitor was told that it
   * would be sent. Says whether it is to be sent once more.
   */
  sendUnseen(): Promise<boolean>;
}

/**
 * Without an answer a form is sent again by itself: the same lead, under the same key. What the visitor has changed
 * meanwhile waits for the visitor.
 */
export function sendAgain<Lead>(element: HTMLFormElement, unanswered: Unanswered<Lead>): void {
  const { lead, keep, sendUnseen } = unanswered;
  const times = waiting.get(element)?.times ?? 0;
  const end = new AbortController();
  const { signal } = end;
  const state: Waiting<Lead> = { lead, times: times + 1, end, wanted: read(element), touched: false };
  waiting.set(element, state);
  const touch = () => {
    state.touched = true;
    keep();
  };
  element.addEventListener('input', touch, { signal });
  waitForNetwork(times, signal, async () => {
    end.abort();
    if (element.isConnected) {
      sendThemselves.add(element);
      element.requestSubmit();
    } else if (await sendUnseen()) sendAgain(element, unanswered);
  });
}

/**
 * Ends the waiting of a form that is being submitted. Where its visitor has pressed the button, the waits are short again.
 * @returns the lead that it waited with, whether it submits itself, and what its visitor did to it since: was at it,
 *   changed what stands there
 */
export function takeUnanswered<Lead>(element: HTMLFormElement) {
  const byItself = sendThemselves.delete(element);
  const state: Waiting<Lead> | undefined = waiting.get(element);
  state?.end.abort();
  if (!byItself) waiting.delete(element);
  return { byItself, lead: state?.lead, touched: state?.touched, changed: state && state.wanted !== read(element) };
}
