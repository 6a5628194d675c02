import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** Milliseconds before a pointer opens a sub-menu, and before its leaving closes one: crossing the bar is no wish. */
const delays = { enter: 80, leave: 240 };

/** Which sub-menu stands open, and all that opens and closes one: pointer, keyboard, Esc, a press elsewhere. */
export function useSubMenus(nav: RefObject<HTMLElement | null>) {
  const [live, setLive] = useState(false);
  const [open, setOpen] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What follows once the sub-menu stands open: a closed one takes no focus. */
  const following = useRef<() => void>(undefined);

  const change = (index: number | undefined, delay = 0) => {
    clearTimeout(timer.current);
    if (delay === 0) setOpen(index);
    else timer.current = setTimeout(() => setOpen(index), delay);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the style sheet showed until now stays, once
  useEffect(() => {
    const shown = listItems(nav.current).findIndex((item) => item.matches(':hover') || holdsFocus(item));
    setOpen(shown < 0 ? undefined : shown);
    setLive(true);
    return () => clearTimeout(timer.current);
  }, []);

  // Before it is seen to be open: a key that comes within the same frame closes it too.
  useLayoutEffect(() => {
    following.current?.();
    following.current = undefined;
    if (open === undefined) return;
    const closing = new AbortController();
    const { signal } = closing;
    const close = () => {
      clearTimeout(timer.current);
      setOpen(undefined);
    };
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      const item = listItems(nav.current)[open];
      if (item && holdsFocus(item)) item.querySelector('button')?.focus();
      close();
    };
    const onPointerDown = (event: Event) => {
      if (nav.current && !event.composedPath().includes(nav.current)) close();
    };
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onPointerDown, { signal });
    return () => closing.abort();
  }, [open, nav]);

  const handlersOf = (index: number) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') change(index, delays.enter);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') change(undefined, delays.leave);
    },
    onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget) && open === index) change(undefined);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const item = event.currentTarget;
      if (!step || !item.querySelector('.panel')) return;
      event.preventDefault();
      const move = () => moveFocus(item, step);
      if (open === index) move();
      else following.current = move;
      change(index);
    },
  });

  /**
   * The pointer that hovers has opened it already, and a press that the loader repeats has waited for it: for both a
   * press means open. For all others it turns over what is there.
   */
  const toggle = (index: number, { currentTarget, isTrusted }: MouseEvent<HTMLElement>) => {
    const hovered = matchMedia('(hover: hover)').matches && currentTarget.matches(':hover');
    const opens = hovered || !isTrusted || open !== index;
    change(opens ? index : undefined);
  };

  return { live, open, handlersOf, toggle };
}

function listItems(nav: HTMLElement | null): HTMLElement[] {
  return [...(nav?.querySelectorAll<HTMLElement>('.item') ?? [])];
}

function holdsFocus(item: HTMLElement): boolean {
  return item.contains(findFocused(item));
}

/** The focused element of the document or shadow root that the item stands in. */
function findFocused(item: HTMLElement): Element | null {
  return (item.getRootNode() as Document | ShadowRoot).activeElement;
}

/** Down and up through a sub-menu's links, round its ends; from above it, down is the first. */
function moveFocus(item: HTMLElement, step: number): void {
  const links: Element[] = [...item.querySelectorAll('.panel a')];
  const at = links.indexOf(findFocused(item) as Element);
  const next = at < 0 && step < 0 ? -1 : (at + step) % links.length;
  (links.at(next) as HTMLElement | undefined)?.focus();
}
