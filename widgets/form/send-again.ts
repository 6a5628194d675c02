import { toJson } from '../kit/runtime/to-json.ts';
import type { Lead } from './lead.ts';

/** Milliseconds until a form without an answer is first sent again; each further time twice as long, up to the longest. */
const shortest = 5000;
const longest = 300_000;

/** What is sent again. */
interface Unanswered {
  lead: Lead;
  /** Keeps what stands in the form, also what is typed while it waits: a reload does not lose it. */
  keep(): void;
  /**
   * Sends it where the form has left its page, as on a visit to another one of an application: its visitor was told that it
   * would be sent. Says whether it is to be sent once more.
   */
  sendUnseen(): Promise<boolean>;
}

interface Waiting {
  lead: Lead;
  /** How often it has been sent in vain. */
  times: number;
  /** Ends the waiting for the next time. */
  end: AbortController;
  /** What stood in the form, and whether its visitor has been at it since. */
  wanted: string;
  touched: boolean;
  /** The form submits itself now, and not by its visitor's hand. */
  byItself: boolean;
}
const waiting = new WeakMap<HTMLFormElement, Waiting>();

/** What stands in a form, without what it says of itself: that changes with the content. */
const read = (element: HTMLFormElement) => toJson([...new FormData(element)].filter(([name]) => name !== 'shown'));

/**
 * Without an answer a form is sent again by itself: the same lead, under the same key. What the visitor has changed
 * meanwhile waits for the visitor.
 */
export function sendAgain(element: HTMLFormElement, unanswered: Unanswered): void {
  const { lead, keep, sendUnseen } = unanswered;
  const times = waiting.get(element)?.times ?? 0;
  const end = new AbortController();
  const state = { lead, times: times + 1, end, wanted: read(element), touched: false, byItself: false };
  waiting.set(element, state);
  const touch = () => {
    state.touched = true;
    keep();
  };
  element.addEventListener('input', touch, { signal: end.signal });
  waitForNetwork(times, end.signal, async () => {
    end.abort();
    if (element.isConnected) {
      state.byItself = true;
      element.requestSubmit();
    } else if (await sendUnseen()) sendAgain(element, unanswered);
  });
}

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

/**
 * Ends the waiting of a form that is being submitted. Where its visitor has pressed the button, the waits are short again.
 * @param formId the form as it is shown now
 * @returns the lead that it waited with, whether it submits itself, and whether its visitor has changed it since
 */
export function takeUnanswered(element: HTMLFormElement, formId: number) {
  const state = waiting.get(element);
  if (!state) return { byItself: false, isChanged: false };
  const { byItself, lead, touched } = state;
  state.end.abort();
  state.byItself = false;
  if (!byItself) waiting.delete(element);
  // In another language other words stand there by themselves.
  const isChanged = lead.told.formId === formId ? state.wanted !== read(element) : touched;
  return { byItself, lead, isChanged };
}
