import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';

/** How much of the window's foot a part may reach into before it counts as being read. */
const foot = '-40%';

/**
 * Whether a visitor is at a part of the page: it fills most of the window, or the mouse or the focus is in it.
 * @returns that, and the part's listeners
 */
export function useReading(part: RefObject<HTMLElement | null>) {
  const [seen, setSeen] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    if (!part.current) return;
    const observer = new IntersectionObserver((entries) => setSeen(Boolean(entries.pop()?.isIntersecting)), {
      rootMargin: `0px 0px ${foot} 0px`,
    });
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part]);

  const listeners = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocusCapture: () => setFocused(true),
    onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
  };
  return [seen || hovered || focused, listeners] as const;
}
