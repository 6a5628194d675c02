import { toJson } from '../kit/runtime/to-json.ts';
import type { Lead } from './lead.ts';
import { arrivals, promise } from './promised.ts';
import { submit } from './submit.ts';

/** Milliseconds until a form without an answer is first sent again; each further time twice as long, up to the longest. */
const shortest = 5000;
const longest = 300_000;

/** What is sent again. */
export interface Unanswered {
  lead: Lead;
  /** Keeps what stands in the form, also what is typed while it waits: a reload does not lose it. */
  keep(): void;
  /** Sends it where the form has left its page, or is another's by now. Says whether it is to be tried once more. */
  sendUnseen(): Promise<boolean>;
}

interface Waiting {
  unanswered: Unanswered;
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
  promise(lead);
  const times = waiting.get(element)?.times ?? 0;
  const end = new AbortController();
  const state = { unanswered, times: times + 1, end, wanted: read(element), touched: false, byItself: false };
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
      submit(element);
    } else if (await sendUnseen()) sendAgain(element, unanswered);
  });
}

/** Sends by itself what is no longer the business of the form that it was sent from, until it need not be. */
export async function sendApart(unanswered: Unanswered, times = 0): Promise<void> {
  if (!(await unanswered.sendUnseen())) return;
  const end = new AbortController();
  waitForNetwork(times, end.signal, () => {
    end.abort();
    sendApart(unanswered, times + 1);
  });
}

/**
 * Calls back as soon as the browser tells of a network or another lead has arrived, and after a while where the browser
 * takes itself to have one, since that is no more than a guess.
 * @param times how often it was sent in vain before
 */
function waitForNetwork(times: number, signal: AbortSignal, callBack: () => void): void {
  window.addEventListener('online', callBack, { signal });
  arrivals.addEventListener('arrival', callBack, { signal });
  if (navigator.onLine === false) return;
  const timer = setTimeout(callBack, Math.min(shortest * 2 ** times, longest));
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/**
 * Ends the waiting of a form that is being submitted. Where its visitor has pressed the button, the waits are short again.
 * @param formId the form as it is shown now
 * @returns what it waited with, whether it submits itself, and whether its visitor has changed it since
 */
export function takeUnanswered(element: HTMLFormElement, formId: number) {
  const state = waiting.get(element);
  if (!state) return { byItself: false, isChanged: false };
  const { byItself, unanswered, touched } = state;
  state.end.abort();
  state.byItself = false;
  // In another language other words stand there by themselves.
  const isChanged = unanswered.lead.told.formId === formId ? state.wanted !== read(element) : touched;
  if (!byItself || isChanged) waiting.delete(element);
  return { byItself, unanswered, isChanged };
}
