import type { LeadReceipt } from '../../contract/entities/lead.ts';
import type { thanksText } from '../kit/components/thanks.text.ts';
import { integer } from '../kit/runtime/attributes.ts';
import type { PropsOf } from '../kit/runtime/widget.ts';

export const attributes = { formId: integer() };

/** What the server adds for a visitor without scripts: what the form has unlocked, or where that is had again. */
export interface FormSentData {
  files?: LeadReceipt['links'];
  /** The form's address, where the time of the links is over. */
  renewAt?: string;
}

export const load = async (): Promise<FormSentData> => ({});

export type FormSentProps = PropsOf<typeof attributes, typeof load, typeof thanksText>;
