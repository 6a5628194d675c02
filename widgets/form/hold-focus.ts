const held = new WeakSet<HTMLElement>();

/**
 * A page may move a form while somebody is at it, as routers do with what they keep from page to page. What is typed
 * stays in its fields; the focus, which every move but the newest one takes away, is put back here. It is watched only
 * while the form has the focus.
 */
export function holdFocus(host: HTMLElement): void {
  if (held.has(host)) return;
  held.add(host);
  let last: HTMLElement | undefined;

  const watch = new MutationObserver((records) => settle(records));
  const take = (control: EventTarget | null | undefined) => {
    if (!(control instanceof HTMLElement)) return;
    last = control;
    for (let node: Node | undefined = host; node; node = (node as ShadowRoot).host) {
      node = node.getRootNode();
      watch.observe(node, { childList: true, subtree: true });
    }
  };
  const release = () => {
    last = undefined;
    watch.disconnect();
  };
  const settle = (records: readonly MutationRecord[]) => {
    if (!last || last.matches(':focus')) return;
    if (!host.isConnected) {
      // Bodies are swapped within a task: what is not back by then has gone.
      setTimeout(() => host.isConnected || release());
      return;
    }
    const isMoved = records.some(({ addedNodes }) => [...addedNodes].some((node) => holds(node, host)));
    const { activeElement, body } = host.ownerDocument;
    if (isMoved && (!activeElement || activeElement === body)) last.focus({ preventScroll: true });
    else release();
  };
  host.addEventListener('focusin', (event) => take(event.composedPath()[0]));
  // Some browsers tell of this as an element is moved, others of nothing.
  host.addEventListener('focusout', () => queueMicrotask(() => settle(watch.takeRecords())));
  take((host.shadowRoot ?? host.ownerDocument).activeElement);
}

/** Whether it stands in a node, also within a shadow root there. */
function holds(node: Node, element: Element): boolean {
  const root = element.getRootNode();
  return node.contains(element) || (root instanceof ShadowRoot && holds(node, root.host));
}
