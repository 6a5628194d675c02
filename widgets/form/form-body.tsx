import { type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { FieldError } from '../../contract/form-rules.ts';
import { Consent } from './consent.tsx';
import { prefillDraft } from './draft.ts';
import { Field } from './field.tsx';
import type { FormProps } from './form.tsx';

/** What is wrong, by field id; `consent` is a key too. */
type Errors = Readonly<Record<string, string | undefined>>;

/**
 * The form itself. What is typed lives in the browser's own controls: they keep it through a change of language, and a
 * visitor without scripts posts the same form.
 */
export function FormBody(props: FormProps & { onSent?: () => void }) {
  const { data, attributes, host, id, link, t, emit, onSent } = props;
  const { form, posted } = data;
  const [errors, setErrors] = useState(() => errorsByField(posted?.errors ?? [], posted?.consentMissing));
  const [failure, setFailure] = useState(posted?.message);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  /** Each sent form is followed by an empty one. */
  const [round, setRound] = useState(0);
  const inFlight = useRef(false);
  /** An error goes when the visitor comes to its field, but not when the form sends the visitor there. */
  const guiding = useRef(false);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = Date.now();
    const showAgain = (event: Event) => {
      event.preventDefault();
      setSent(false);
    };
    host?.addEventListener('vt-again', showAgain);
    return () => host?.removeEventListener('vt-again', showAgain);
  }, [host]);

  const clear = (event: SyntheticEvent) => {
    const field = (event.target as Element).closest<HTMLElement>('[data-field]')?.dataset.field;
    if (field && errors[field] && !guiding.current) setErrors({ ...errors, [field]: undefined });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inFlight.current || !host) return;
    const element = event.currentTarget;
    inFlight.current = true;
    setBusy(true);
    setFailure('');
    try {
      const { sendLead } = await import('./send-lead.ts');
      const outcome = await sendLead(props, host, element, Date.now() - shownAt.current);
      if (outcome.kind === 'kept') {
        emit('submit', { formId: form.id, ...outcome.receipt });
        setRound(round + 1);
        if (onSent) onSent();
        else setSent(true);
        // A closing dialog takes its toasts along, so the word comes after it.
        requestAnimationFrame(outcome.say);
      } else if (outcome.kind === 'invalid') {
        setErrors(errorsByField(outcome.errors, outcome.consentMissing));
        // Once the errors stand beside their fields, so that a reader hears both.
        requestAnimationFrame(() => {
          guiding.current = true;
          focusFirstError(element);
          guiding.current = false;
        });
      } else {
        emit('error', { error: outcome.error });
        setFailure(outcome.message);
      }
    } finally {
      inFlight.current = false;
      setBusy(false);
    }
  };

  if (sent) return <vt-form-sent form-id={form.id} />;
  const draft = posted?.draft ?? prefillDraft(form.formFields, attributes.prefill);
  return (
    <form
      key={round}
      className="form"
      method="post"
      action={link(`/form/${form.id}`)}
      noValidate
      aria-labelledby={id('title')}
      aria-busy={busy}
      onSubmit={submit}
      onFocus={clear}
      onInput={clear}
    >
      <hgroup>
        <h2 id={id('title')}>{form.name}</h2>
        {form.description && <p>{form.description}</p>}
      </hgroup>
      <div className="fields">
        {form.formFields.map((field, index) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: in another language the same place is the same field
            key={index}
            field={field}
            entry={draft[field.id]}
            error={errors[field.id]}
            id={id(`field-${field.id}`)}
            t={t}
          />
        ))}
      </div>
      <div className="trap" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Consent {...props} missing={Boolean(errors.consent)} />
      {failure && (
        <p className="failed" role="alert">
          {failure}
        </p>
      )}
      <button type="submit" className="primary" aria-disabled={busy}>
        {t(busy ? 'sending' : 'submit')}
      </button>
    </form>
  );
}

function errorsByField(faults: readonly FieldError[], consentMissing = false): Errors {
  return {
    ...Object.fromEntries(faults.map(({ fieldId, message }) => [fieldId, message])),
    consent: consentMissing ? 'missing' : undefined,
  };
}

/** A group of choices is marked as a whole, and takes the focus to its first choice. */
function focusFirstError(form: HTMLFormElement): void {
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = first?.matches('fieldset') ? first.querySelector<HTMLElement>('summary, input') : first;
  control?.focus();
}
