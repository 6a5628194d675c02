// What runs in the page stands alone: it is sent as text.

/**
 * What can be seen of a target: a CSS selector that is looked for through shadow roots. "vt-header >>> button = Menu" is
 * each button below a vt-header that is called so by its name, label or text; "a = Page …" one whose name begins so.
 */
function findAll(target: string): Element[] {
  const [path = '', called] = target.split(' = ');
  const nameOf = (each: Element) =>
    (each.getAttribute('aria-label') ?? (each as HTMLInputElement).labels?.[0]?.textContent ?? each.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  const isCalled = (each: Element) =>
    called === undefined ||
    (called.endsWith(' …') ? nameOf(each).startsWith(called.slice(0, -2)) : nameOf(each) === called);
  const below = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? below(each.shadowRoot) : [])]);
  let roots: ParentNode[] = [document];
  let found: Element[] = [];
  for (const part of path.split(' >>> ')) {
    found = roots
      .flatMap(below)
      .filter((each) => each.matches(part) && each.checkVisibility({ visibilityProperty: true }));
    roots = found.flatMap((each) => (each.shadowRoot ? [each, each.shadowRoot] : [each]));
  }
  return found.filter(isCalled);
}

const inPage = <Answer>(look: (found: Element[]) => Answer) =>
  new Function('target', `return (${look})((${findAll})(target))`) as (target: string) => Answer;

/** How many there are. */
export const count = inPage((found) => String(found.length));

/** What they are called or say, each in a line. */
export const names = inPage((found) =>
  found
    .map((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').replace(/\s+/g, ' ').trim())
    .join('\n'),
);

export const first = inPage((found) => {
  if (!found[0]) throw new Error('It is not there any more.');
  return found[0];
});

/** What stands in the first, a field. */
export const value = inPage((found) => (found[0] as HTMLInputElement | undefined)?.value ?? 'no field');

/** Whether the first, a player, plays; where its browser lacks what videos are packed by, it has to say so in words. */
export const playing = inPage((found) => {
  const video = found[0]?.querySelector('video');
  if (!video) return 'no video';
  const words = found[0]?.querySelector('[role="alert"]')?.textContent;
  if (!video.canPlayType('video/mp4; codecs="avc1.42E01E"')) return words ? 'explained' : 'not explained';
  return video.currentTime > 0 && !words ? 'playing' : `at its beginning: ${words ?? video.readyState}`;
});

/** Brings the first into sight; "ready" once it stands still there and nothing lies over its middle. */
export const rest = inPage(([element]) => {
  if (!element) return 'not there';
  const memory = window as { lastPlace?: string };
  const look = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, place: [left, top, width, height].join() };
  };
  const { x, y, place } = look();
  const show = (reason: string) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return `${reason}: ${place}`;
  };
  const before = memory.lastPlace;
  memory.lastPlace = place;
  if (x <= 0 || y <= 0 || x >= innerWidth || y >= innerHeight) return show('out of sight');
  if (before !== place) return `on its way: ${place}`;
  let top = document.elementFromPoint(x, y);
  for (;;) {
    const inner = top?.shadowRoot?.elementFromPoint(x, y);
    if (!inner || inner === top) break;
    top = inner;
  }
  for (let each: Node | null = top; each; each = each.parentNode ?? (each as ShadowRoot).host ?? null)
    if (each === element) return 'ready';
  return show(`below ${top?.outerHTML.slice(0, 120)}`);
});

export const address = () => location.href;

/** The browser's own way back, as its button goes it. */
export const goBack = () => {
  history.back();
  return '';
};
