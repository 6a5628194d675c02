import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { lazyMargin } from '../../../contract/constants.ts';

/**
 * Whether a carousel turns by itself: `always`, as those that the specification names do; `alone`, when no other one
 * of the page that is `alone` does already; or `never`.
 */
export type Turns = 'always' | 'alone' | 'never';

interface Turning {
  turns: Turns;
  /** It can move by now. */
  able: boolean;
  interval: number;
  slide: number;
  next(): void;
}

/** The one of the page that turns by itself beside those of the specification: the first to come into view. */
let turner: RefObject<HTMLElement | null> | undefined;

/**
 * Turns to the next slide when one has had its time. It stands still under the mouse and the focus, out of view, in a
 * hidden tab, under an open overlay or menu and while it is paused, and never starts under reduced motion.
 */
export function useTurning(section: RefObject<HTMLElement | null>, { turns, able, interval, slide, next }: Turning) {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [visible, setVisible] = useState(false);
  const [hidden, setHidden] = useState(false);
  const [other, setOther] = useState(false);
  const [covered, setCovered] = useState(0);
  const wanted = turns !== 'never';

  useEffect(() => {
    if (!wanted || !section.current) return;
    return watchVisible(section.current, setVisible);
  }, [wanted, section]);

  useEffect(() => {
    if (turns !== 'alone' || !visible) return;
    turner ??= section;
    setOther(turner !== section);
  }, [turns, visible, section]);

  useEffect(
    () => () => {
      if (turner === section) turner = undefined;
    },
    [section],
  );

  useEffect(() => {
    if (!wanted) return;
    const look = () => setHidden(document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [wanted]);

  const mayTurn = wanted && !other;
  const held = hidden || paused || hovered || focused;
  const playing = mayTurn && able && visible && !held && !prefersStillness();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its own time, so a new one starts it again
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => (isCovered() ? setCovered(covered + 1) : next()), interval);
    return () => clearTimeout(timer);
  }, [playing, interval, slide, covered]);

  const holds = {
    // A tap is no hovering: nothing would end it.
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocusCapture: () => setFocused(true),
    onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
  };
  return { playing, paused, mayTurn, setPaused, holds };
}

export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Tells whether the element is on the screen or nearly so. */
export function watchVisible(element: Element, tell: (visible: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => tell(Boolean(entries.pop()?.isIntersecting)), {
    rootMargin: `${lazyMargin}px`,
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether an overlay or a menu is open: by what they say in the page, so that neither has to know of carousels. */
function isCovered(): boolean {
  return document.querySelector('dialog[open],[mode=modal][open],header [aria-expanded=true]') !== null;
}
