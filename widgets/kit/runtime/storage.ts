type Kind = 'sessionStorage' | 'localStorage';

/**
 * What the browser's storage holds under a name. Storage may be forbidden, full, null or another script's stand-in
 * that throws whatever it likes: nothing that is kept there is worth a lead, so no failure of it is one.
 */
export function recall(kind: Kind, name: string): string | undefined {
  try {
    const text: unknown = globalThis[kind].getItem(name);
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text under a name where that can be, or takes it away when there is none. */
export function remember(kind: Kind, name: string, text?: string): void {
  try {
    if (text === undefined) globalThis[kind].removeItem(name);
    else globalThis[kind].setItem(name, text);
  } catch {
    // See above: the page goes on without.
  }
}
