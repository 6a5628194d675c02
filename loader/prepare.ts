import { callDeadline, pageDataId } from '../contract/constants.ts';
import type { Expectant } from '../widgets/kit/runtime/bare.ts';
import type { Page } from '../widgets/kit/runtime/page.ts';
import type { Vitrine } from '../widgets/kit/runtime/vitrine.ts';
import { createOverlay, findOverlay } from './overlays.ts';

/** The chunks that a form in a dialog is made of: the build writes them here. */
const chunks = '__CHUNKS_OF_A_DIALOG__';

/** An overlay that may have been made ready. */
export interface Prepared extends HTMLElement, Expectant {
  /** Whether nobody has opened it yet. */
  vtDormant?: boolean;
}

/**
 * Makes ready the form that an opener opens: its chunks and its data are fetched side by side, and it stands in the page, closed.
 * Nothing here waits for the kit, whose evaluation takes a slow phone as long as a round trip.
 */
export function prepare({ dataset: { vtFormId: formId } }: HTMLElement): void {
  if (!formId || findOverlay('form', { formId })) return;
  const element: Prepared = createOverlay('form');
  element.setAttribute('form-id', formId);
  element.setAttribute('wake', 'now');
  element.vtDormant = true;
  element.vtData = fetchForm(formId);
  // Nobody waits for it yet: who presses asks again, and is told then.
  element.addEventListener('vt-error', () => element.vtDormant && element.remove());
  fetchChunks();
  document.body.append(element);
}

/** Asks for all of a form in a dialog side by side, where this one came from: each chunk would else name the next. */
export function fetchChunks(): void {
  const { vtApi } = window as unknown as { vtApi: Vitrine };
  // What fails is told by what needs it.
  for (const name of chunks.split(' ')) vtApi.load(`./${name}.js`, import.meta.url).catch(Object);
}

/**
 * A form as its widget would ask for it, on a page of the site and in that page's language.
 * @returns nothing where that failed: the widget asks again, and says what there is to say
 */
async function fetchForm(id: string): Promise<unknown> {
  try {
    const { api, origin } = (window as unknown as { vtApi: Vitrine }).vtApi;
    const { site }: Page = JSON.parse(document.getElementById(pageDataId)?.textContent as string);
    const response = await fetch(`${api ?? origin}/api/internal/form/${id}?site=${site.id}`, {
      cache: 'no-store',
      // What hangs is not waited for as long as by the widget, which has its own time.
      signal: AbortSignal.timeout(callDeadline / 2),
    });
    const { data: form } = await response.json();
    return form && { form };
  } catch {
    return undefined;
  }
}
