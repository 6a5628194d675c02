import {
  type ComponentType,
  type FormEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { callDeadline, toFormPath } from '../../contract/constants.ts';
import { describeShown } from '../../contract/form-fields.ts';
import { within } from '../kit/runtime/within.ts';
import { Consent } from './consent.tsx';
import { prefillDraft } from './draft.ts';
import { Field } from './field.tsx';
import type { FormProps } from './form.data.ts';
import type { Outcome, Show, State } from './outcome.ts';

type FormBodyProps = FormProps & {
  onDone?: () => void;
  /** Sets the words of the title; without it they stand as they are. */
  Title?: ComponentType<{ text: string }>;
};

/**
 * The form itself. What is typed lives in the browser's own controls: they keep it through a change of language, and a
 * visitor without scripts posts the same form.
 */
export function FormBody(given: FormBodyProps) {
  const { posted } = given.data;
  const [state, setState] = useState<State>({ errors: posted?.errors ?? {}, failure: posted?.message, round: 0 });
  const change: Show = (changes) => setState((before) => ({ ...before, ...changes }));
  const { errors, failure, busy, sent, after, renewed, round } = state;
  const props = renewed?.id === given.site.id ? { ...given, site: renewed } : given;
  const { data, attributes, route, host, id, link, t, emit } = props;
  const { form } = data;
  /** Under this name the tab keeps a form that was sent, until the server has answered. */
  const draftName = `vt-draft-${form.id}`;
  const inFlight = useRef(false);
  // A page may have a `performance` of its own: nobody knows then.
  const [shownAt] = useState<number | undefined>(performance.now?.());
  // At once: a page that nobody looks at has no next frame.
  useLayoutEffect(() => after?.(), [after]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it comes into the page
  useEffect(() => {
    try {
      // What a reload found unsent is there again, and so is what is being sent as the form comes anew.
      if (sessionStorage[draftName])
        fetchSending().then(({ restoreUnsent }) => restoreUnsent(props, draftName, change), none);
    } catch {
      // Storage is forbidden here: nothing was kept.
    }
  }, []);

  /**
   * An error goes when the visitor comes to its field, but not when the form sends the visitor there. It leaves its place,
   * so that nothing moves under the pointer.
   */
  const clear = (event: SyntheticEvent<HTMLElement>) => {
    const field = (event.target as Element).closest<HTMLElement>('[data-field]')?.dataset.field;
    if (!field || !errors[field] || 'guiding' in event.currentTarget.dataset) return;
    // In its place: an extension fills several fields before the form is drawn again.
    errors[field] = '';
    change({ errors });
  };
  /** Whoever comes to the form will send it: what that takes is on its way before. */
  const begin = (event: SyntheticEvent<HTMLElement>) => {
    fetchSending().then(({ awaitInput }) => awaitInput(props), none);
    clear(event);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inFlight.current || !host) return;
    inFlight.current = true;
    change({ busy: true, failure: '' });
    const element = event.currentTarget;
    const outcome = await fetchSending()
      .then(({ sendLead }) => sendLead(props, host, element, draftName, shownAt))
      .catch((error: unknown): Outcome => {
        emit('error', { error, code: 'offline' });
        // Once there is a network it is sent by itself, unless the visitor has gone on with it.
        const send = () => element.requestSubmit();
        addEventListener('online', send, { once: true });
        element.addEventListener('input', () => removeEventListener('online', send));
        return { errors: {}, failure: t('unreachable') };
      });
    inFlight.current = false;
    change({ ...outcome, busy: false, round: outcome.sent ? round + 1 : round });
  };

  if (sent && sent.unlock === attributes.unlock) {
    const leave = (after?: () => void) => change({ sent: undefined, after });
    return <sent.View {...props} {...sent} onLeave={leave} />;
  }
  const draft = posted?.draft ?? prefillDraft(form.formFields, attributes.prefill);
  return (
    <form
      key={round}
      className="form"
      method="post"
      // On its own page it is posted to that page's very address, with whatever that asks to unlock.
      action={route.path === toFormPath(attributes.formId) ? undefined : link(toFormPath(form.id))}
      acceptCharset="utf-8"
      noValidate
      aria-labelledby={id('title')}
      aria-busy={busy}
      onSubmit={submit}
      onFocusCapture={begin}
      onInput={clear}
    >
      <hgroup>
        <h2 id={id('title')}>{given.Title ? <given.Title text={form.name} /> : form.name}</h2>
        {form.description && <p>{form.description}</p>}
      </hgroup>
      {props.parts?.note?.(props)}
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
      <input type="hidden" name="shown" value={JSON.stringify(describeShown(form))} />
      <div className="trap" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Consent {...props} error={errors.consent} />
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

const none = () => undefined;

/** A script that hangs is one that failed: sending ends in words in either case. */
const fetchSending = async () => within(callDeadline, import('./send-lead.tsx'));
