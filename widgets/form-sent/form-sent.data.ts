import type { LeadReceipt } from '../../contract/entities/lead.ts';
import type { thanksText } from '../kit/components/thanks.text.ts';
import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';

export const attributes = { formId: integer() };

/**
 * What the form says, and what the server adds for a visitor without scripts: what it has unlocked, or where that is had
 * again.
 */
export interface FormSentData {
  thanks?: string;
  files?: LeadReceipt['links'];
  /** The form's address, where the time of the links is over. */
  renewAt?: string;
}

/** A form that is there no more has been sent all the same. */
export async function load(
  { call, site }: LoadContext,
  { formId: id }: AttributeValues<typeof attributes>,
): Promise<FormSentData> {
  const form = id ? await call('GET /form/:id', { params: { id }, query: { site: site.id } }).catch(() => null) : null;
  return { thanks: form?.thanks };
}

export type FormSentProps = PropsOf<typeof attributes, typeof load, typeof thanksText>;
