import type { Draft } from '../../contract/form-fields.ts';
import { recall, remember } from '../kit/runtime/storage.ts';
import { toJson } from '../kit/runtime/to-json.ts';
import { createTranslate } from '../kit/runtime/words.ts';
import type { FormProps } from './form.data.ts';
import { sendingText } from './sending.text.ts';

/** By name, what was kept last. */
const latest: Record<string, Draft | undefined> = {};

/** By name, the form that was filled in with what was kept, and that its visitor is at. */
const correcting: Record<string, HTMLFormElement | undefined> = {};

/**
 * Keeps for the tab's session what is being sent, until the server has answered: a reload that comes before does not lose
 * it. The consent is not kept: it is given anew.
 * @returns what forgets it, unless another was kept in its place
 */
export function keepDraft(name: string, draft: Draft): () => void {
  remember('sessionStorage', name, toJson(draft));
  latest[name] = draft;
  return () => {
    if (latest[name] === draft) forgetDraft(name);
  };
}

/** The server has it, or has said what is wrong with it. */
export function forgetDraft(name: string): void {
  remember('sessionStorage', name);
  delete latest[name];
}

/** Where what was kept under a name is being changed by hand. */
export const findCorrecting = (name: string) => correcting[name];

/**
 * Fills in what was kept, where the visitor has not begun to fill it in anew.
 * @returns what to say of it; nothing where nothing was kept
 */
export function restoreDraft({ site, dictionary, host }: FormProps, name: string): string | undefined {
  const kept = readDraft(name);
  const fields = (host?.shadowRoot ?? host)?.querySelector('form');
  if (!kept || !fields) return undefined;
  fillFields(fields, kept);
  const begin = () => {
    correcting[name] = fields;
  };
  fields.addEventListener('input', begin, { once: true });
  return createTranslate('form', sendingText, site, dictionary)('kept');
}

/** Leaves alone what its visitor has begun with. */
export function fillFields(fields: HTMLFormElement, kept: Draft): void {
  for (const [id, entry] of Object.entries(kept)) {
    const values = [entry?.value ?? []].flat();
    const controls = fields.querySelectorAll<HTMLInputElement>(`[name="field-${CSS.escape(id)}"]`);
    for (const control of controls) {
      if (!/^(checkbox|radio)$/.test(control.type)) write(control, values[0]);
      else if (control.checked === control.defaultChecked) control.checked = values.includes(control.value);
    }
    write(fields.querySelector<HTMLTextAreaElement>(`[name="field-${CSS.escape(id)}-other"]`), entry?.other);
    // What is chosen from a folded list is told in its line.
    controls[0]?.dispatchEvent(new CustomEvent('input', { bubbles: true }));
  }
}

/** Into a control that is as it came; a list of choices has no default beside the first one, which says nothing. */
function write(control: HTMLInputElement | HTMLTextAreaElement | null, text = ''): void {
  if (control && control.value === (control.defaultValue ?? '')) control.value = text;
}

function readDraft(name: string): Draft | undefined {
  try {
    return JSON.parse(recall('sessionStorage', name) ?? 'null') ?? undefined;
  } catch (error) {
    // Something else stands there under this name.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
