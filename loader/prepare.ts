import type { Vitrine } from '../widgets/kit/runtime/vitrine.ts';
import { createOverlay, findOverlay, readOpener, setAttribute } from './overlays.ts';

/** The chunks that a form in a dialog is made of: the build writes them here. */
const chunks = '__CHUNKS_OF_A_DIALOG__';

/** Overlays that nobody has opened yet. */
const dormant = new WeakSet<Element>();

let asked = false;

/** Makes ready what an opener opens: its chunks and its data are fetched, and it stands in the page, closed. */
export function prepare(_page: Vitrine, opener: HTMLElement): void {
  const { widget, attributes } = readOpener(opener);
  // A film is as long as it is: none is fetched before it is asked for.
  if (widget !== 'form' || findOverlay(widget, attributes)) return;
  fetchChunks();
  const element = createOverlay(widget);
  for (const name of ['formId', 'site']) setAttribute(element, name, attributes[name]);
  element.setAttribute('wake', 'now');
  dormant.add(element);
  // Nobody waits for it yet: who presses asks again, and is told then.
  element.addEventListener('vt-error', () => dormant.has(element) && element.remove());
  document.body.append(element);
}

/** Whether an overlay was made ready and is opened for the first time. */
export const isFirstOpening = (element: Element): boolean => dormant.delete(element);

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
