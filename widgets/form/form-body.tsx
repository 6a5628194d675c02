import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Draft, Entry } from '../../contract/form-fields.ts';
import type { FieldError } from '../../contract/form-rules.ts';
import { Consent } from './consent.tsx';
import { prefillDraft } from './draft.ts';
import { Field } from './field.tsx';
import type { FormProps } from './form.tsx';
import { Thanks } from './thanks.tsx';

/** The form itself: what was typed, what is wrong with it, and its sending. */
export function FormBody(props: FormProps & { onSent?: () => void }) {
  const { data, attributes, site, host, id, link, t, emit, onSent } = props;
  const { form, posted } = data;
  const { formFields: fields } = form;
  const [draft, setDraft] = useState<Draft>(() => posted?.draft ?? prefillDraft(fields, attributes.prefill));
  const [errors, setErrors] = useState(() => errorsByField(posted?.errors ?? []));
  const [agreed, setAgreed] = useState(false);
  const [consentMissing, setConsentMissing] = useState(posted?.consentMissing ?? false);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(posted?.kept ?? false);
  const [failure, setFailure] = useState(posted?.message ?? '');
  const inFlight = useRef(false);
  /** An error goes when the visitor comes to its field, but not when the form sends the visitor there. */
  const guiding = useRef(false);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = Date.now();
  }, []);

  // The page changed its language: the same form in other words, so what was typed stays.
  const previous = useRef(form);
  useEffect(() => {
    if (previous.current.id === form.id) return;
    const { formFields: before } = previous.current;
    previous.current = form;
    setErrors({});
    void import('./translate-draft.ts').then(({ translateDraft }) =>
      setDraft((old) => translateDraft(old, before, fields)),
    );
  }, [form, fields]);

  const clear = (fieldId: number) => setErrors((old) => ({ ...old, [fieldId]: undefined }));
  const change = (fieldId: number, entry: Entry) => {
    setDraft((old) => ({ ...old, [fieldId]: entry }));
    clear(fieldId);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inFlight.current || !host) return;
    const element = event.currentTarget;
    const website = element.querySelector<HTMLInputElement>('[name="website"]')?.value ?? '';
    inFlight.current = true;
    setBusy(true);
    setFailure('');
    try {
      const { sendLead } = await import('./send-lead.ts');
      const elapsed = Date.now() - shownAt.current;
      const outcome = await sendLead(props, host, { draft, agreed, elapsed, website });
      if (outcome.kind === 'kept') {
        emit('submit', { formId: form.id, ...outcome.receipt });
        setDraft({});
        setAgreed(false);
        if (onSent) onSent();
        else setSent(true);
        // A closing dialog takes its toasts along, so the word comes after it.
        requestAnimationFrame(outcome.say);
      } else if (outcome.kind === 'invalid') {
        setErrors(errorsByField(outcome.errors));
        setConsentMissing(outcome.consentMissing);
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

  if (sent) return <Thanks {...props} onAgain={() => setSent(false)} />;
  return (
    <form
      className="form"
      method="post"
      action={link(`/form/${form.id}`)}
      noValidate
      aria-labelledby={id('title')}
      aria-busy={busy}
      onSubmit={submit}
    >
      <header>
        <h2 id={id('title')}>{form.name}</h2>
        {form.description && <p>{form.description}</p>}
      </header>
      <div className="fields">
        {fields.map((field) => (
          <Field
            key={field.id}
            field={field}
            entry={draft[field.id]}
            error={errors[field.id]}
            id={id(`field-${field.id}`)}
            t={t}
            onChange={(entry) => change(field.id, entry)}
            onFocus={() => guiding.current || clear(field.id)}
          />
        ))}
      </div>
      <div className="trap" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {site.privacyPolicy && (
        <Consent
          {...props}
          policy={site.privacyPolicy}
          agreed={agreed}
          missing={consentMissing}
          onChange={(value) => {
            setAgreed(value);
            setConsentMissing(false);
          }}
        />
      )}
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

function errorsByField(faults: readonly FieldError[]): Record<number, string | undefined> {
  return Object.fromEntries(faults.map(({ fieldId, message }) => [fieldId, message]));
}

/** A group of choices is marked as a whole, and takes the focus to its first choice. */
function focusFirstError(form: HTMLFormElement): void {
  const [first] = form.querySelectorAll<HTMLElement>('[aria-invalid="true"]');
  const control = first?.matches('fieldset') ? first.querySelector<HTMLElement>('summary, input') : first;
  control?.focus();
}
