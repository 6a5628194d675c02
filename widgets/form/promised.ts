import { isSamePerson } from './contacts.ts';
import type { Lead } from './lead.ts';

/** Whose visitors were told that they would be sent, and that are not yet. They live as long as the page. */
const promised = new Set<Lead>();

/** Leads that wait hear of each one that has arrived: there is a network. */
export const arrivals = new EventTarget();

export function promise(lead: Lead): void {
  promised.add(lead);
}

export const isPromised = (lead: Lead) => promised.has(lead);

/** It is not sent again by itself: it was refused or replaced. */
export function settle(lead: Lead): void {
  promised.delete(lead);
}

/** The lead is kept, and there is a network for whatever else waits for one. MooTools has an `Event` of its own. */
export function settleArrived(lead: Lead): void {
  settle(lead);
  arrivals.dispatchEvent(new CustomEvent('arrival'));
}

/**
 * What its own visitor has corrected is not sent as it was; what another has sent from the same form is.
 * @param draftNames of the form, and of its counterpart in the language that it was sent in
 */
export function replacePromised(contacts: Lead['contacts'], draftNames: readonly (string | undefined)[]): void {
  for (const lead of promised)
    if (draftNames.includes(lead.draftName) && isSamePerson(lead.contacts, contacts)) settle(lead);
}
