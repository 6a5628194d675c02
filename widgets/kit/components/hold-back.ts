/** What we have in the page by one name: in `history.state`, where and how deep an entry of ours lies; in the window, what they close. */
const mark = 'vtState';

/**
 * What the browser's Back closes, the last one first. It is the page's, not this module's: where a chunk came at the second
 * try, what opens an overlay and the overlay itself have a copy of this each.
 */
// biome-ignore lint/suspicious/noAssignInExpressions: made by the first, and found by the next
const overlays = ((globalThis as unknown as Record<typeof mark, (() => void)[]>)[mark] ??= []);

/** On the way back over entries of ours, until this timer has run out. */
let leaving: ReturnType<typeof setTimeout> | undefined;
/** Milliseconds after which no step back is under way any more: the page has prevented it, and the entry stays. */
const longestStep = 2000;
/** The page's own, while its place is kept. */
let scrollRestoration: ScrollRestoration | undefined;
/** How long the history was when the last entry was made. */
let entries = 0;
/** What was taken from the page's own entry, below ours. */
let taken: unknown;
/** What gives an entry back. */
let timer: ReturnType<typeof setTimeout>;

/**
 * Gives an open overlay an entry in the browser's history, so that Back closes it and stays on the page. The entry has
 * the page's own address and a copy of its state: a router does not hear of its coming, and its going is to it a step
 * to where it is already. Where a frame may not write its history, Back does what it always did.
 * @param close asked for when the visitor goes back
 * @returns what gives the entry back once the overlay is closed
 */
export function holdBack(close: () => void): () => void {
  overlays.push(close);
  addEventListener('popstate', follow);
  // One may close and another open in the same breath.
  queueMicrotask(settle);
  return () => {
    const at = overlays.indexOf(close);
    if (at < 0) return;
    overlays.splice(at, 1);
    // A page may go on to another address as it hears of this. Steps back that are under way would undo that.
    stay();
    timer = setTimeout(settle, 100);
    addEventListener('beforeunload', stay);
  };
}

/** A page that is being left keeps its entries: a step back would have the browser stay. */
const stay = () => clearTimeout(timer);

/** As many entries of ours as there are open overlays: one more, or back over those that are left over. */
function settle(): void {
  // Some browsers keep no page that listens to it.
  removeEventListener('beforeunload', stay);
  if (leaving) return;
  try {
    const depth = readDepth();
    if (depth < overlays.length) push(depth + 1);
    // What the page has put above them since is not ours to leave.
    else if (depth > overlays.length && history.length === entries) {
      leaving = setTimeout(arrive, longestStep);
      history.go(overlays.length - depth);
      return;
    }
    entries = history.length;
  } catch {
    // A sandboxed frame, or a browser that has had enough of new entries: the overlay closes by its other ways.
  }
  if (!overlays.length) removeEventListener('popstate', follow);
}

function arrive(): void {
  leaving = undefined;
}

function follow(): void {
  const depth = readDepth();
  // Unless its router, which may hear of this first, has written it again.
  if (taken && !history.state) write('replaceState', taken);
  if (!leaving) while (overlays.length > depth) overlays.pop()?.();
  clearTimeout(leaving);
  // Chromium would go to the address's anchor now, away from where the visitor is.
  scrollRestoration ??= history.scrollRestoration;
  history.scrollRestoration = 'manual';
  leaving = setTimeout(() => {
    if (scrollRestoration) history.scrollRestoration = scrollRestoration;
    scrollRestoration = undefined;
    arrive();
    settle();
  });
}

/** A copy of our mark at another address is a router's, and says nothing. */
function readDepth(): number {
  const [address, depth] = (history.state as Record<string, readonly [string, number]> | null)?.[mark] ?? [];
  return address === location.href ? (depth as number) : 0;
}

/** What Turbo, Astro, htmx, Livewire, Unpoly and Pjax keep in an entry. */
const showsAnew = /^(turbo|scrollX|htmx|alpine|up|uid)$/;

/**
 * Some routers show a page anew, and what was typed there is gone, wherever Back finds what they keep. Where it finds
 * nothing, they leave the page alone: so nothing is there while an overlay is open.
 */
function push(depth: number): void {
  const { state } = history;
  if (depth < 2) {
    taken = Object.keys({ ...state }).some((key) => showsAnew.test(key)) && state;
    if (taken) write('replaceState', null);
  }
  write('pushState', { ...state, [mark]: [location.href, depth] });
}

/** By the browser's own methods: what a page has put in their place counts visits or changes routes. */
const write = (method: 'pushState' | 'replaceState', state: unknown) =>
  History.prototype[method].call(history, state, '');
