import { toJson } from '../kit/runtime/to-json.ts';

/** Milliseconds until a form without an answer is first sent again; each further time twice as long, up to the longest. */
const shortest = 5000;
const longest = 300_000;

/** Why a form submits itself: it is sent again, or has to say why it is not. */
type Reason = 'again' | 'changed';
const reasons = new WeakMap<HTMLFormElement, Reason>();

/** How often a form has been sent in vain, and what ends its waiting for the next time. */
const waiting = new WeakMap<HTMLFormElement, { times: number; end: AbortController }>();

/**
 * Without an answer a form is sent again by itself, under the same key and so as the same lead: as soon as the browser
 * tells of a network, and after a while where it takes itself to have one, since that is no more than a guess. What the
 * visitor has changed meanwhile waits for the visitor.
 * @param keep keeps what stands in the form, also what is typed while it waits: a reload does not lose it
 */
export function sendAgain(element: HTMLFormElement, keep: () => void): void {
  const read = () => toJson([...new FormData(element)]);
  const wanted = read();
  const times = waiting.get(element)?.times ?? 0;
  const end = new AbortController();
  const { signal } = end;
  waiting.set(element, { times: times + 1, end });
  const send = () => {
    end.abort();
    if (!element.isConnected) return;
    reasons.set(element, read() === wanted ? 'again' : 'changed');
    element.requestSubmit();
  };
  window.addEventListener('online', send, { signal });
  element.addEventListener('input', keep, { signal });
  if (navigator.onLine === false) return;
  const timer = setTimeout(send, Math.min(shortest * 2 ** times, longest));
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/**
 * Ends the waiting of a form that is being submitted.
 * @returns why it submits itself; nothing where its visitor has pressed the button, after which the waits are short again
 */
export function takeReason(element: HTMLFormElement): Reason | undefined {
  const reason = reasons.get(element);
  reasons.delete(element);
  waiting.get(element)?.end.abort();
  if (reason !== 'again') waiting.delete(element);
  return reason;
}
