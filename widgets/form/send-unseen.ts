import type { LeadReceipt } from '../../contract/entities/lead.ts';
import type { CallError } from '../../contract/unwrap.ts';
import { isSamePerson, readContacts } from './contacts.ts';
import { isOpen, whyNotSent } from './explain-failure.ts';
import { findCorrecting } from './kept-draft.ts';
import { type Lead, postLead } from './lead.ts';
import { isPromised, settle, settleArrived } from './promised.ts';

/**
 * Sends a lead whose form has left its page, as on a visit to another one of an application, or has another's in it by now:
 * its visitor was told that it would be sent.
 * @param element the form that it was sent from
 * @returns whether it is to be tried once more
 */
export async function sendUnseen(
  lead: Lead,
  element: HTMLFormElement,
  tell: (receipt: LeadReceipt | undefined) => void,
): Promise<boolean> {
  // Its visitor may have sent it from a form that came back.
  if (!isPromised(lead)) return false;
  // Or is changing it, here or there: it waits for as long as that form stands in the page, and is still its visitor's.
  const isAtWork = [element, findCorrecting(lead.draftName)].some(
    (form) => form?.isConnected && isSamePerson(lead.contacts, readContacts(form)),
  );
  if (isAtWork) return true;
  try {
    const receipt = await postLead(lead);
    settleArrived(lead);
    lead.forget();
    tell(receipt);
    return false;
  } catch (error) {
    const isStillOpen = isOpen(whyNotSent(error as CallError, false));
    if (!isStillOpen) settle(lead);
    return isStillOpen;
  }
}
