import type { FormField } from '../../contract/entities/form.ts';
import type { LeadReceipt } from '../../contract/entities/lead.ts';
import type { Draft } from '../../contract/form-fields.ts';
import { type FieldError, prepareValues, validateForm } from '../../contract/form-rules.ts';
import { CallError } from '../../contract/unwrap.ts';
import { toast } from '../kit/toast.ts';
import { createTranslate } from '../kit/words.ts';
import type { FormProps } from './form.tsx';
import { forgetKey, keyOf } from './idempotency-key.ts';
import { sendingText } from './sending.text.ts';
import { readSource, readTraffic } from './traffic.ts';

export type Outcome =
  | { kind: 'kept'; receipt: LeadReceipt; say(): void }
  | { kind: 'invalid'; errors: readonly FieldError[]; consentMissing: boolean }
  | { kind: 'failed'; error: CallError; message: string };

/**
 * Checks a filled form by the rules of section 5 and sends it (section 7, POST /form). Sending the same values again,
 * after a lost answer or a reload, carries the same key, so that it is one lead whatever the network does.
 * @param elapsed milliseconds since the form was shown
 */
export async function sendLead(
  props: FormProps,
  host: HTMLElement,
  element: HTMLFormElement,
  elapsed: number,
): Promise<Outcome> {
  const { data, site, dictionary, call } = props;
  const { form } = data;
  const t = createTranslate('form', sendingText, site, dictionary);
  const refuse = (errors: readonly FieldError[], consentMissing: boolean): Outcome => {
    toast(host, t('invalid'));
    return { kind: 'invalid', errors, consentMissing };
  };

  const filled = new FormData(element);
  const values = prepareValues(form.formFields, readDraft(form.formFields, filled), site.mark);
  const errors = validateForm(form.formFields, values, site.mark);
  const consentMissing = Boolean(site.privacyPolicy) && !filled.has('consent');
  if (errors.length > 0 || consentMissing) return refuse(errors, consentMissing);
  try {
    const receipt = await call('POST /form', {
      headers: { 'Idempotency-Key': keyOf(form.id, values) },
      body: {
        site: { id: site.id },
        form: { id: form.id },
        fieldValues: values,
        ...readSource(location.pathname, site.mark),
        trafficAccessReq: await readTraffic(),
        consent: site.privacyPolicy && { policyVersion: site.privacyPolicy.version },
        website: filled.get('website')?.toString() || undefined,
        elapsed,
      },
    });
    forgetKey(form.id);
    return { kind: 'kept', receipt, say: () => toast(host, t('sent')) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const faults = readFaults(error);
    if (faults.length > 0) return refuse(faults, false);
    return { kind: 'failed', error, message: t(reasonOf(error), { reason: error.message }) };
  }
}

/** What stands in the form's controls; they are named `field-<id>`, and `field-<id>-other` for the text of OTHER. */
function readDraft(fields: readonly FormField[], filled: FormData): Draft {
  return Object.fromEntries(
    fields.map(({ id }) => [
      id,
      { value: filled.getAll(`field-${id}`).map(String), other: filled.get(`field-${id}-other`)?.toString() },
    ]),
  );
}

/** The server's faults by field; it runs the same rules, so there are some only where the form has changed meanwhile. */
function readFaults({ faults }: CallError): FieldError[] {
  return faults
    .filter(({ field }) => /^\d+$/.test(field))
    .map(({ field, message }) => ({ fieldId: Number(field), message }));
}

function reasonOf({ status }: CallError): 'offline' | 'busyServer' | 'refused' {
  if (status === 0) return 'offline';
  return status >= 500 || status === 429 ? 'busyServer' : 'refused';
}
