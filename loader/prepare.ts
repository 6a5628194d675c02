import { pageDataId } from '../contract/constants.ts';
import type { Expectant } from '../widgets/kit/runtime/bare.ts';
import type { Page } from '../widgets/kit/runtime/page.ts';
import type { Vitrine } from '../widgets/kit/runtime/vitrine.ts';
import { createOverlay, findOverlay, readOpener } from './overlays.ts';

/** The chunks that a form in a dialog is made of: the build writes them here. */
const chunks = '__CHUNKS_OF_A_DIALOG__';

/** An overlay that nobody has opened yet. */
interface Dormant extends HTMLElement, Expectant {
  vtDormant?: boolean;
}

let asked = false;

/**
 * Makes ready what an opener opens: its chunks and its data are fetched side by side, and it stands in the page, closed.
 * Nothing here waits for the kit, whose evaluation takes a slow phone as long as a round trip.
 */
export function prepare(page: Partial<Vitrine>, opener: HTMLElement): void {
  const { widget, attributes } = readOpener(opener);
  // A film is as long as it is: none is fetched before it is asked for.
  if (widget !== 'form' || findOverlay(widget, attributes)) return;
  const { formId, site } = attributes;
  const element: Dormant = createOverlay(widget);
  if (formId) element.setAttribute('form-id', String(formId));
  if (site) element.setAttribute('site', String(site));
  else if (formId) element.vtData = fetchForm(page, formId);
  fetchChunks();
  element.setAttribute('wake', 'now');
  element.vtDormant = true;
  // Nobody waits for it yet: who presses asks again, and is told then.
  element.addEventListener('vt-error', () => element.vtDormant && element.remove());
  // What it loads later is something else.
  element.addEventListener('vt-ready', () => delete element.vtData);
  document.body.append(element);
}

/** Whether an overlay was made ready and is opened for the first time. */
export function isFirstOpening(element: Dormant): boolean {
  const { vtDormant = false } = element;
  delete element.vtDormant;
  return vtDormant;
}

/** Asks for all of a form in a dialog side by side, where this one came from: each chunk would else name the next. */
export function fetchChunks(): void {
  if (asked) return;
  asked = true;
  for (const name of chunks.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(`../${name}`, import.meta.url).href;
    document.head.append(link);
  }
}

/**
 * A form as its widget would ask for it, on a page of the site and in that page's language.
 * @returns nothing where that failed: the widget asks again, and says what there is to say
 */
async function fetchForm({ api, origin }: Partial<Vitrine>, id: unknown): Promise<unknown> {
  const facts = document.getElementById(pageDataId)?.textContent;
  if (!facts) return undefined;
  const { site }: Page = JSON.parse(facts);
  const address = `${api ?? origin}/api/internal/form/${id}?site=${site.id}`;
  return fetch(address, { cache: 'no-store' })
    .then((response) => response.json())
    .then(({ code, data }) => (code === '200' ? { form: data } : undefined))
    .catch(() => undefined);
}
