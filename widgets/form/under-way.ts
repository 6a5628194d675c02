import type { Outcome } from './outcome.ts';

/**
 * What is being sent, by the tag that it is sent from: by the time there is an answer another form may stand in that, as
 * where `mode` has changed.
 */
const sendings = new Map<HTMLElement, { draftName: string; outcome: Promise<Outcome> }>();

/** The tags that a page, or its framework, has put in the place of those whose form was being sent. */
const successors = new WeakMap<HTMLElement, HTMLElement>();

/** What the sending of a tag's form will come to, where one is under way. */
export function findSending(host: HTMLElement | undefined, draftName: string): Promise<Outcome> | undefined {
  const sending = host && sendings.get(host);
  return sending?.draftName === draftName ? sending.outcome : undefined;
}

/** The same for a tag that has just come: what one that has left the page was sending of the same form is its own now. */
export function takeOverSending(host: HTMLElement | undefined, draftName: string): Promise<Outcome> | undefined {
  const own = findSending(host, draftName);
  const former = [...sendings.keys()].find((each) => !each.isConnected && findSending(each, draftName));
  const outcome = findSending(former, draftName);
  if (own || !host || !former || !outcome) return own;
  successors.set(former, host);
  return noteSending(host, draftName, outcome);
}

/** The tag in which a sending is shown by now. */
export function whereShown(host: HTMLElement): HTMLElement {
  const successor = successors.get(host);
  return successor ? whereShown(successor) : host;
}

/** The form that stands in its tag by now: another one where `mode`, or the tag itself, has changed meanwhile. */
export function findShown(host: HTMLElement, element: HTMLFormElement): HTMLFormElement {
  const place = whereShown(host);
  return (!element.isConnected && (place.shadowRoot ?? place).querySelector('form')) || element;
}

export function noteSending(host: HTMLElement, draftName: string, outcome: Promise<Outcome>): Promise<Outcome> {
  const sending = { draftName, outcome };
  const forget = () => sendings.get(host) === sending && sendings.delete(host);
  sendings.set(host, sending);
  outcome.then(forget, forget);
  return outcome;
}
