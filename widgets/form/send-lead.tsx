import { callDeadline, toastDuration, toFormPath } from '../../contract/constants.ts';
import type { FormField } from '../../contract/entities/form.ts';
import type { Draft } from '../../contract/form-fields.ts';
import { type FieldValue, findErrors, prepareValues } from '../../contract/form-rules.ts';
import { CallError } from '../../contract/unwrap.ts';
import type { TakesOver } from '../kit/components/thanks.tsx';
import { toast } from '../kit/components/toast.ts';
import { within } from '../kit/runtime/within.ts';
import { isSamePerson, readContacts } from './contacts.ts';
import { explainFailure, isOpen, whyNotSent } from './explain-failure.ts';
import type { Errors, FormProps } from './form.data.ts';
import { holdFocus } from './hold-focus.ts';
import { forgetKey } from './idempotency-key.ts';
import { forgetDraft, keepDraft, restoreDraft } from './kept-draft.ts';
import { describeLead, type Lead, postLead } from './lead.ts';
import type { Outcome, Show } from './outcome.ts';
import { replacePromised, settle, settleArrived } from './promised.ts';
import { sendAgain, sendApart, takeUnanswered } from './send-again.ts';
import { sendUnseen } from './send-unseen.ts';
import { Sent } from './sent.tsx';
import { showLists } from './show-lists.ts';
import { speakWhereShown } from './speak-where-shown.ts';
import { hearPresses } from './submit.ts';
import { takeFile } from './take-file.ts';
import { isHeard, tellUnheard } from './tell-unheard.ts';
import { findSending, findShown, noteSending, takeOverSending, whereShown } from './under-way.ts';

/**
 * The form asks for one chunk, and this is its other door: a form that was left unsent is filled in again, and one whose
 * sending is under way hears how that ends.
 */
export async function restoreUnsent(props: FormProps, draftName: string, show: Show): Promise<void> {
  // A test keeps nothing, and leaves a lead's own to that lead.
  if (props.attributes.test) return;
  const failure = restoreDraft(props, draftName);
  const sending = takeOverSending(props.host, draftName);
  show(sending ? { busy: true } : { failure });
  if (!sending) return;
  const outcome = await sending.catch(() => ({ failure }));
  show({ ...outcome, busy: false, round: 'sent' in outcome ? 1 : 0 });
}

/** Forms whose visitor has come to them: each lead is another form element. */
const awaited = new WeakSet<HTMLFormElement>();

/**
 * What a form does once its visitor has come to it: it tells the page once for each lead that they have begun to fill it
 * in, of which focus alone is none.
 */
export function awaitInput({ data, host, emit }: FormProps): void {
  const form = (host?.shadowRoot ?? host)?.querySelector('form');
  if (!form || awaited.has(form)) return;
  awaited.add(form);
  hearPresses(form);
  if (host) holdFocus(host);
  showLists(form);
  const start = () => emit('start', { formId: data.form.id });
  // Who is quicker than this script has begun already.
  if ([...form.querySelectorAll<HTMLInputElement>('[data-field] :is(input, textarea)')].some(isChanged)) start();
  else form.addEventListener('input', start, { once: true });
}

const isChanged = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
  checked !== defaultChecked || value !== defaultValue;

/** Sends a filled form, unless that is under way: who presses again, in whichever place of it, hears of the same. */
export function sendLead(...given: Parameters<typeof send>): Promise<Outcome> {
  const [, host, , draftName] = given;
  return findSending(host, draftName) ?? noteSending(host, draftName, send(...given));
}

/**
 * Checks a filled form by the rules of section 5 and sends it (section 7, POST /form). Sending the same values again,
 * after a lost answer or a reload, carries the same key, so that it is one lead whatever the network does.
 * @param draftName under which the tab keeps what is on its way
 * @param shownAt when the form was shown, by a clock that nobody can set back; some pages have another thing by its name
 */
async function send(
  props: FormProps,
  host: HTMLElement,
  element: HTMLFormElement,
  draftName: string,
  shownAt: number | undefined,
): Promise<Outcome> {
  const { data, site, attributes, link, call, emit } = props;
  const { form } = data;
  // In test mode it is there already, unless the attribute has come this very moment.
  const trial = attributes.test ? await within(callDeadline, import('./test-mode.tsx')) : undefined;
  const ofLead = speakWhereShown(props, host);
  const t = speakWhereShown(props, host, trial);
  const contacts = readContacts(element);
  const before = takeUnanswered(element, form.id);
  const former = before.unanswered?.lead;
  const isSame = before.byItself || (former?.unlock === attributes.unlock && !trial);
  const same = isSame && !before.isChanged ? former : undefined;
  if (before.unanswered && !same) sendApart(before.unanswered);
  if (before.byItself && before.isChanged) {
    // Whoever has begun with a form of their own has nothing to do with it.
    return { errors: {}, failure: former && isSamePerson(former.contacts, contacts) ? t('changed') : '' };
  }
  const byItself = before.byItself || isElsewhere(host);
  const refuse = (errors: Errors): Outcome => {
    toast(whereShown(host), t('invalid'), toastDuration, 'bad');
    return { errors, failure: '', after: byItself ? undefined : () => focusFirstError(findShown(host, element)) };
  };

  const filled = new FormData(element);
  const draft = readDraft(form.formFields, filled);
  const values = prepareValues(form.formFields, draft, site.mark);
  const agreed = filled.get('consent')?.toString();
  const errors = findErrors(form, values, site, agreed);
  if (Object.keys(errors).length > 0) return refuse(errors);
  const told = same?.told ?? { formId: form.id, values: nameValues(form.formFields, values) };
  let held: string | undefined;
  const refused = !emit('before-submit', {
    ...told,
    refuse: (words: unknown) => {
      held = typeof words === 'string' ? words : '';
    },
  });
  if (refused || held !== undefined) return { errors: {}, failure: held || t('held') };
  const wasOffline = navigator.onLine === false;
  const describe = async (): Promise<Lead> => {
    // The page may be left before there is an answer.
    const forget = trial ? none : keepDraft(draftName, draft);
    if (!trial) replacePromised(contacts, [draftName, former?.draftName]);
    const website = filled.get('website')?.toString();
    const now: number | undefined = performance.now?.();
    const elapsed = now && shownAt ? now - shownAt : undefined;
    const request = await describeLead(props, { values, agreed, website, elapsed });
    return { request, told, unlock: attributes.unlock, contacts, draftName, forget };
  };
  const lead = same ?? (await describe());
  // What reads a refusal is on its way before there is one.
  import('../kit/runtime/read-failure.ts').catch(none);
  try {
    const receipt = await postLead(lead);
    if (!trial) {
      // In a form that comes back it stands as it was sent, and is the same lead if it is sent once more.
      if (element.isConnected) forgetKey(lead.told.formId, lead.request.headers['Idempotency-Key']);
      forgetDraft(lead.draftName);
      settleArrived(lead);
    }
    // A server that knows no tests has kept a lead, which its thanks then say.
    const tested = receipt?.test && trial?.thank(site, lead.request.body.unlock !== undefined);
    tellLead(props, { ...lead.told, ...receipt });
    // Under the same key it is the same lead, with links that serve anew.
    const renew = async () =>
      (await postLead(lead))?.links ?? Promise.reject(new Error('There is nothing to unlock any more.'));
    const takesOver: TakesOver = byItself ? hasFocus(host) && 'focus' : true;
    const sent = { View: Sent, takesOver, unlock: attributes.unlock, links: receipt?.links, renew, tested };
    const after = () => {
      const place = whereShown(host);
      toast(place, (tested ? t : ofLead)('sent'), toastDuration, 'ok');
      takeFile(place, sent.links);
    };
    if (!isHeard(host, element)) after();
    return { errors: {}, failure: '', sent, after };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const faults = readFaults(error, form.formFields);
    const code = whyNotSent(error, wasOffline);
    if (!isOpen(code)) settle(lead);
    if (Object.keys(faults).length > 0) {
      if (!trial) forgetDraft(draftName);
      const renewed = faults.consent ? await call('GET /site/:id', { params: { id: site.id } }).catch(none) : undefined;
      return { ...refuse(faults), ...(renewed ? { renewed } : {}) };
    }
    emit('error', { error, code });
    // Whoever sees that the server is busy sends it again.
    if (!trial && (error.status === 0 || (!element.isConnected && isOpen(code)))) {
      const keep = () => keepDraft(draftName, readDraft(form.formFields, new FormData(element)));
      const tell = (receipt: object | undefined) => tellLead(props, { ...lead.told, ...receipt });
      sendAgain(element, { lead, keep, sendUnseen: () => sendUnseen(lead, element, tell) });
    }
    const words = explainFailure(code, error, t);
    if (!isHeard(host, element)) tellUnheard(host, element, words, draft);
    // Where the visitor can send it all the same: the form's page on the vendor's own site.
    const failure =
      code === 'foreign' && !trial ? (
        <span>
          {words}{' '}
          <a href={link(toFormPath(form.id))} target="_blank" rel="noopener">
            {t('ownPage')}
          </a>
        </span>
      ) : (
        words
      );
    // What is said stands above the button, which it may have moved out of sight.
    const show = () => findShown(host, element).querySelector('[type="submit"]')?.scrollIntoView({ block: 'nearest' });
    return { errors: {}, failure, after: byItself ? undefined : show };
  }
}

/**
 * The page around the form hears of its lead also where the form has left it meanwhile. As it hears, it may take the form
 * away: whether it is there is asked first.
 */
function tellLead({ host, emit }: FormProps, detail: object): void {
  if (!host?.isConnected) document.dispatchEvent(new CustomEvent('vt-submit', { detail }));
  emit('submit', detail);
}

/** Whether the visitor is at something else: where no script could be had, the form itself has waited for a network. */
function isElsewhere(host: HTMLElement): boolean {
  const { activeElement, body } = host.ownerDocument;
  if (!activeElement || activeElement === body) return false;
  return !hasFocus(host);
}

function hasFocus(host: HTMLElement): boolean {
  return host.contains((host.getRootNode() as Document | ShadowRoot).activeElement);
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

/** What is sent, by the names that the visitor read: for the page around the form. */
function nameValues(fields: readonly FormField[], values: readonly FieldValue[]) {
  const nameOf = (id: number) => fields.find((field) => field.id === id)?.name;
  return values.map(({ formFieldBO: { id }, value }) => ({ id, name: nameOf(id), value }));
}

/** The server's faults by field; it runs the same rules, so there are some only where the site has changed meanwhile. */
function readFaults({ faults }: CallError, fields: readonly FormField[]): Record<string, string> {
  const shown = ['consent', ...fields.map(({ id }) => String(id))];
  return Object.fromEntries(
    faults.filter(({ field }) => shown.includes(field)).map(({ field, message }) => [field, message]),
  );
}

const none = () => undefined;

/** A group of choices is marked as a whole, and takes the focus to its first choice. */
function focusFirstError(form: HTMLFormElement): void {
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = first?.matches('fieldset') ? first.querySelector<HTMLElement>('summary, input') : first;
  form.dataset.guiding = '';
  control?.focus();
  delete form.dataset.guiding;
}
