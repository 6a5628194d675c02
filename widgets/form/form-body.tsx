import { type FormEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { callDeadline } from '../../contract/constants.ts';
import type { Site } from '../../contract/entities/site.ts';
import { describeShown } from '../../contract/form-fields.ts';
import { within } from '../kit/within.ts';
import { Consent } from './consent.tsx';
import { prefillDraft } from './draft.ts';
import { Field } from './field.tsx';
import type { Errors, FormProps } from './form.tsx';
import type { Outcome } from './send-lead.ts';

/**
 * The form itself. What is typed lives in the browser's own controls: they keep it through a change of language, and a
 * visitor without scripts posts the same form.
 */
export function FormBody(given: FormProps & { onDone?: () => void }) {
  /** The site with a privacy policy that is newer than the page. */
  const [renewed, setRenewed] = useState<Site>();
  const props = renewed?.id === given.site.id ? { ...given, site: renewed } : given;
  const { data, attributes, route, host, id, link, t, emit, onDone } = props;
  const { form, posted } = data;
  const [errors, setErrors] = useState<Errors>(posted?.errors ?? {});
  const [failure, setFailure] = useState(posted?.message);
  const [elsewhere, setElsewhere] = useState<Outcome['elsewhere']>();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<Outcome['sent']>();
  /** Each sent form is followed by an empty one. */
  const [round, setRound] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  const inFlight = useRef(false);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const { open, unlock } = attributes;
  // A modal that is opened again shows the form, unless it was thanked for with links that may be wanted once more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening and closing are what is told
  useEffect(() => setSent((before) => (before?.links ? before : undefined)), [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another wish wants a form of its own
  useEffect(() => setSent(undefined), [unlock]);
  /** Whether the visitor asked for another form: the focus was on the button that is gone with the thank-you. */
  const goesOn = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the form is back
  useLayoutEffect(() => {
    if (goesOn.current) fields.current?.querySelector<HTMLElement>('input, select, textarea, summary')?.focus();
    goesOn.current = false;
  }, [sent]);

  /** An error goes when the visitor comes to its field, but not when the form sends the visitor there. */
  const clear = (event: SyntheticEvent<HTMLElement>) => {
    const field = (event.target as Element).closest<HTMLElement>('[data-field]')?.dataset.field;
    if (field && errors[field] && !('guiding' in event.currentTarget.dataset))
      setErrors({ ...errors, [field]: undefined });
  };
  /** Whoever starts to fill in the form will send it: what that takes is on its way before. */
  const begin = (event: SyntheticEvent<HTMLElement>) => {
    void fetchSending().catch(() => undefined);
    clear(event);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inFlight.current || !host) return;
    inFlight.current = true;
    setBusy(true);
    setFailure('');
    const element = event.currentTarget;
    const outcome = await fetchSending()
      .then(({ sendLead }) => sendLead(props, host, element, performance.now() - shownAt.current))
      .catch((error: unknown): Outcome => {
        emit('error', { error });
        return { errors: {}, failure: t('unreachable') };
      });
    inFlight.current = false;
    setBusy(false);
    setErrors(outcome.errors);
    setFailure(outcome.failure);
    setElsewhere(outcome.elsewhere);
    if (outcome.renewed) setRenewed(outcome.renewed);
    if (outcome.sent) {
      setRound(round + 1);
      setSent(outcome.sent);
    }
    // Once all that stands in the page, and a dialog that closes is gone.
    if (outcome.after) requestAnimationFrame(outcome.after);
  };

  if (sent) {
    const again = () => {
      goesOn.current = true;
      setSent(undefined);
    };
    return <sent.View {...props} links={sent.links} renew={sent.renew} onAgain={again} onDone={onDone} />;
  }
  const draft = posted?.draft ?? prefillDraft(form.formFields, attributes.prefill);
  return (
    <form
      key={round}
      className="form"
      method="post"
      // On its own page it is posted to that page's very address, with whatever that asks to unlock.
      action={route.path === `/form/${attributes.formId}` ? undefined : link(`/form/${form.id}`)}
      noValidate
      aria-labelledby={id('title')}
      aria-busy={busy}
      onSubmit={submit}
      onFocus={begin}
      onInput={clear}
    >
      <hgroup>
        <h2 id={id('title')}>{form.name}</h2>
        {form.description && <p>{form.description}</p>}
      </hgroup>
      <div className="fields" ref={fields}>
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
      <input type="hidden" name="shown" value={JSON.stringify(describeShown(form))} />
      <div className="trap" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Consent {...props} error={errors.consent} />
      {failure && (
        <p className="failed" role="alert">
          {failure}
          {elsewhere && (
            <>
              {' '}
              <a href={elsewhere.url} target="_blank" rel="noopener">
                {elsewhere.text}
              </a>
            </>
          )}
        </p>
      )}
      <button type="submit" className="primary" aria-disabled={busy}>
        {t(busy ? 'sending' : 'submit')}
      </button>
    </form>
  );
}

/** A script that hangs is one that failed: sending ends in words in either case. */
const fetchSending = () => within(callDeadline, import('./send-lead.ts'));
