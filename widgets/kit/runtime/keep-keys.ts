const roots = new WeakSet<Node>();

const targetOf = (event: Event) => event.composedPath()[0] as Element;

// What is selected may be a piece of text, which is no element.
const isWritten = (target: Element) => target.matches?.('select,:read-write');

/**
 * Whether a key is the focused control's own: all that writes in what is written into, and what presses and moves in
 * every other. What closes a dialog and what walks through the page belongs to the page as well, and so do shortcuts
 * with a modifier; AltGr and Option are none where they write a sign. The mouse and the clipboard are a field's own too:
 * pages that forbid to copy them take both.
 */
const isOwn = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, target: Element) =>
  !key
    ? isWritten(target)
    : !metaKey &&
      !(altKey ? /^\w+$/.test(key) : ctrlKey) &&
      (isWritten(target) ? !/^(Tab|Escape)$/.test(key) : /^( |Enter|Arrow.+)$/.test(key));

/** In a dialog over the page also what walks and closes: one of the page's below would take it for itself. */
const stop = (event: Event) => {
  const target = targetOf(event);
  const { type, key } = event as KeyboardEvent;
  if (type === 'input' || isOwn(event as KeyboardEvent, target) || (/Tab|Escape/.test(key) && target.closest(':modal')))
    event.stopPropagation();
};

/**
 * Before the page's own listeners can take a letter for a shortcut, or Enter for their default button. The browser
 * types and presses all the same.
 */
const shield = (event: Event) => {
  const target = targetOf(event);
  if (!roots.has(target.getRootNode?.()) || !isOwn(event as KeyboardEvent, target)) return;
  // Menus and tabs hear arrows themselves, and links that press like buttons hear the space bar.
  if (isWritten(target) || !/^Arrow|^ A$/.test((event as KeyboardEvent).key + target.tagName))
    event.stopImmediatePropagation();
};

/**
 * A page that scrolls by itself prevents touches, and spares its own fields: those in a shadow root it does not see. Its
 * scrolling goes on, and so does what is touched here.
 */
const free = (event: Event) => {
  if (roots.has(targetOf(event).getRootNode?.())) event.preventDefault = () => {};
};

/**
 * Keeps what is typed into a bare widget, and how its fields are pressed, copied and pasted into, from the page around it:
 * its shortcuts would eat letters, and its Enter press its own default button.
 */
export function keepKeys(root: ShadowRoot): void {
  roots.add(root);
  root.addEventListener('input', stop);
  for (const type of 'keydown keypress keyup mousedown selectstart contextmenu copy cut paste'.split(' ')) {
    root.addEventListener(type, stop);
    addEventListener(type, shield, true);
  }
  for (const type of 'touchstart touchend pointerdown'.split(' ')) addEventListener(type, free, true);
}
