import type { Draft } from '../../contract/form-fields.ts';
import { toast } from '../kit/components/toast.ts';
import { fillFields } from './kept-draft.ts';
import { findShown, whereShown } from './under-way.ts';

/** Milliseconds that a failure is said for where it cannot stand in the form: time to read two sentences. */
const failureDuration = 15_000;

/**
 * Whether a form in the page shows what becomes of a sending: its own, or the one in its place, which has found in the tab's
 * storage that it is sending. Where nothing can be stored, and in a test, that one knows nothing of it.
 */
export function isHeard(host: HTMLElement, element: HTMLFormElement): boolean {
  const shown = findShown(host, element);
  return element.isConnected || (shown.isConnected && shown.getAttribute('aria-busy') === 'true');
}

/** Says over the page what no form of it would show, and fills what was typed into the one that stands there now. */
export function tellUnheard(host: HTMLElement, element: HTMLFormElement, words: string, draft: Draft): void {
  const shown = findShown(host, element);
  if (shown !== element) fillFields(shown, draft);
  toast(whereShown(host), words, failureDuration, 'bad');
}
