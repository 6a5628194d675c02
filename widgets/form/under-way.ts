import type { Outcome } from './outcome.ts';

/**
 * What is being sent, by the tag that it is sent from: by the time there is an answer another form may stand in that, as
 * where `mode` has changed.
 */
const sendings = new WeakMap<HTMLElement, { draftName: string; outcome: Promise<Outcome> }>();

/** What the sending of a tag's form will come to, where one is under way. */
export function findSending(host: HTMLElement | undefined, draftName: string): Promise<Outcome> | undefined {
  const sending = host && sendings.get(host);
  return sending?.draftName === draftName ? sending.outcome : undefined;
}

export function noteSending(host: HTMLElement, draftName: string, outcome: Promise<Outcome>): Promise<Outcome> {
  const sending = { draftName, outcome };
  const forget = () => sendings.get(host) === sending && sendings.delete(host);
  sendings.set(host, sending);
  outcome.then(forget, forget);
  return outcome;
}
