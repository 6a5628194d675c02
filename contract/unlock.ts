/** What a form may stand before, by the type of its entry; one of an event's reviews is told by its own id. */
export const unlockTypes = [
  'media-resource',
  'activity-review',
  'publication',
  'activity',
  'product',
  'product-category',
  'solution',
  'example',
] as const;
export type UnlockType = (typeof unlockTypes)[number];

export interface UnlockTarget {
  type: UnlockType;
  id: number;
}

/** As many as one form may be asked to unlock. */
export const mostUnlocks = 20;

/** Reads `publication/12`, or several with spaces between, each once. What cannot be read is left out. */
export function readUnlock(text = ''): UnlockTarget[] {
  const targets = [...new Set(text.split(/[\s,]+/))].flatMap((word) => {
    const [, name, id] = /^([a-z-]+)\/([1-9]\d{0,14})$/.exec(word) ?? [];
    const type = unlockTypes.find((each) => each === name);
    return type ? [{ type, id: Number(id) }] : [];
  });
  return targets.slice(0, mostUnlocks);
}

/** The text that `readUnlock` reads. */
export function writeUnlock(targets: readonly UnlockTarget[]): string {
  return targets.map(({ type, id }) => `${type}/${id}`).join(' ');
}
