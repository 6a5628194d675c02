import type { Outcome } from './outcome.ts';

interface Sending {
  host: HTMLElement;
  draftName: string;
  outcome: Promise<Outcome>;
}

/**
 * What is being sent, with the tag that it is sent from: by the time there is an answer another form may stand in that, as
 * where `mode` has changed. Not in a map: some pages have a `Map` of their own.
 */
let sendings: readonly Sending[] = [];

/** The tags that a page, or its framework, has put in the place of those whose form was being sent. */
const successors = new WeakMap<HTMLElement, HTMLElement>();

/** What the sending of a tag's form will come to, where one is under way. */
export function findSending(host: HTMLElement | undefined, draftName: string): Promise<Outcome> | undefined {
  return sendings.find((each) => each.host === host && each.draftName === draftName)?.outcome;
}

/** The same for a tag that has just come: what one that has left the page was sending of the same form is its own now. */
export function takeOverSending(host: HTMLElement | undefined, draftName: string): Promise<Outcome> | undefined {
  const own = findSending(host, draftName);
  const former = sendings.find((each) => !each.host.isConnected && each.draftName === draftName);
  if (own || !host || !former) return own;
  successors.set(former.host, host);
  return noteSending(host, draftName, former.outcome);
}

/** The tag in which a sending is shown by now. */
export function whereShown(host: HTMLElement): HTMLElement {
  const successor = successors.get(host);
  if (successor) return whereShown(successor);
  return host.isConnected ? host : (findLike(host) ?? host);
}

/** A tag of the same form, which has come without a word of what the other was sending: nothing could be stored. */
function findLike(host: HTMLElement): HTMLElement | undefined {
  const all = host.ownerDocument.querySelectorAll<HTMLElement>(host.localName);
  return [...all].find((each) =>
    ['form-id', 'test'].every((name) => each.getAttribute(name) === host.getAttribute(name)),
  );
}

/** The form that stands in its tag by now: another one where `mode`, or the tag itself, has changed meanwhile. */
export function findShown(host: HTMLElement, element: HTMLFormElement): HTMLFormElement {
  const place = whereShown(host);
  return (!element.isConnected && (place.shadowRoot ?? place).querySelector('form')) || element;
}

export function noteSending(host: HTMLElement, draftName: string, outcome: Promise<Outcome>): Promise<Outcome> {
  const sending = { host, draftName, outcome };
  const forget = () => {
    sendings = sendings.filter((each) => each !== sending);
  };
  sendings = [...sendings.filter((each) => each.host !== host), sending];
  outcome.then(forget, forget);
  return outcome;
}
