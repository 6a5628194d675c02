import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus within a place whose elements are made anew.
 * @param made changes as they are
 * @returns what notes the focus before that
 */
export function useKeptFocus(place: ParentNode | undefined, made: unknown): () => void {
  const held = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once what is new stands there
  useLayoutEffect(() => {
    const before = held.current;
    held.current = null;
    if (!before || before.isConnected) return;
    // The same link; where it is gone, the field that its press has brought, or what the place ends with.
    const known = place?.querySelectorAll<HTMLElement>('a, button, input, summary') ?? [];
    const all = [...known].filter((each) => each.checkVisibility());
    const same = all.find(({ outerHTML }) => outerHTML === before.outerHTML);
    (same ?? all.find((each) => each.closest('form')) ?? all.at(-1))?.focus({ preventScroll: true });
  }, [made]);

  return () => {
    const { activeElement } = (place?.getRootNode() ?? {}) as Partial<ShadowRoot>;
    held.current = place?.contains(activeElement ?? null) ? (activeElement as HTMLElement) : null;
  };
}
