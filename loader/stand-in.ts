import { text } from './api.text.ts';
import { createButton, createFailure, markOf } from './failure-words.ts';

/**
 * A dialog that opens at once and waits for the widget, which takes it away when it is there itself.
 * @param again opens the widget anew, where its script could not be had
 * @param giveFocusBack to where it was before; a dialog's own way fails where that is hidden or gone by then
 * @returns what opens it: a visitor may close it meanwhile, and press again
 */
export function createStandIn(
  element: HTMLElement,
  again: () => void,
  giveFocusBack: (element: Element) => Promise<void>,
): () => void {
  const dialog = document.createElement('dialog');
  const words = document.createElement('p');
  const close = createButton(text.close[markOf(element)], () => dialog.close());
  words.textContent = text.opening[markOf(element)];
  words.role = 'status';
  // A dialog's own colours follow its scheme.
  const theme = element.getAttribute('theme') ?? 'light';
  dialog.style.cssText = `border:0;border-radius:8px;visibility:visible;color-scheme:${theme.replace('auto', 'light dark')};min-width:min(20rem,80vw);text-align:center;pointer-events:auto;padding:2rem;font:16px/1.6 system-ui`;
  dialog.append(words, close);
  dialog.addEventListener('close', () => {
    element.removeAttribute('open');
    if (!signal.aborted) void giveFocusBack(element);
  });
  // As the widget's own does, whoever takes the attribute away.
  const watch = new MutationObserver(() => element.hasAttribute('open') || dialog.close());
  watch.observe(element, { attributeFilter: ['open'] });
  // Before what the widget may have put there already: it takes away all that stands before its own.
  (element.shadowRoot ?? element.attachShadow({ mode: 'open' })).prepend(dialog);
  const there = new AbortController();
  const { signal } = there;
  // The widget has taken it away, unless it came in the very moment between that and this.
  element.addEventListener('vt-ready', () => {
    there.abort();
    // What has left the page would still tell of its closing, and late: the widget may be open again by then.
    watch.disconnect();
    // Prototype's `remove` fails for what is not in the page any more.
    dialog.replaceWith();
    // Who closed the widget's dialog in that very moment was given back to this one.
    if (!element.hasAttribute('open')) void giveFocusBack(element);
  });
  element.addEventListener(
    'vt-error',
    () => {
      const failed = createFailure(element, () => {
        there.abort();
        element.remove();
        again();
      });
      dialog.replaceChildren(failed, close);
    },
    { signal },
  );
  return () => {
    if (dialog.open || signal.aborted) return;
    dialog.showModal();
    void holdBackWhile(dialog, signal);
  };
}

/**
 * Back closes it, as it closes the widget's own dialog: that takes its place in the history over as it opens. What this
 * needs is fetched beside the widget, which needs it too.
 */
async function holdBackWhile(dialog: HTMLDialogElement, signal: AbortSignal): Promise<void> {
  const module = await import('../widgets/kit/components/hold-back.ts').catch(() => undefined);
  if (!module || !dialog.open || signal.aborted) return;
  const release = module.holdBack(() => dialog.close());
  const watch = new MutationObserver(end);
  function end(): void {
    watch.disconnect();
    release();
  }
  watch.observe(dialog.getRootNode(), { attributeFilter: ['open'], subtree: true });
  signal.addEventListener('abort', end);
}
