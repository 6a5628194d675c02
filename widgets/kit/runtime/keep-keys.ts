const roots = new WeakSet<Node>();

/** What closes a dialog and what walks through the page belongs to the page as well. */
const isShared = ({ key }: Partial<KeyboardEvent>) => key === 'Tab' || key === 'Escape';

const stop = (event: Event) => {
  if (!isShared(event as KeyboardEvent)) event.stopPropagation();
};

/** Before the page's own listeners can take a letter for a shortcut. The browser types it all the same. */
const shield = (event: Event) => {
  const target = event.composedPath()[0] as Element;
  if (!isShared(event as KeyboardEvent) && roots.has(target.getRootNode?.()) && target.matches('input,textarea,select'))
    event.stopImmediatePropagation();
};

/**
 * Keeps what is typed into a bare widget from the page around it: its shortcuts would eat letters, and its Enter press
 * its own default button.
 */
export function keepKeys(root: ShadowRoot): void {
  roots.add(root);
  root.addEventListener('input', stop);
  for (const type of ['keydown', 'keypress', 'keyup']) {
    root.addEventListener(type, stop);
    window.addEventListener(type, shield, true);
  }
}
