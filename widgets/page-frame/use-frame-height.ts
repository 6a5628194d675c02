import { type RefObject, useEffect } from 'react';
import { followDocument } from './follow-document.ts';
import { followMessages } from './follow-messages.ts';

/**
 * Keeps a frame as high as its page. A page of this origin is measured, any other has to tell; until then, and where it
 * cannot be known, the sheet's own height stays.
 */
export function useFrameHeight(frame: RefObject<HTMLIFrameElement | null>, src: string): void {
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const { origin } = new URL(src, location.href);
    const tell = (pixels: number | undefined) => {
      current.style.height = pixels === undefined ? '' : `${Math.min(Math.ceil(pixels), highest)}px`;
    };
    return origin === location.origin ? followDocument(current, tell) : followMessages(current, origin, tell);
  }, [frame, src]);
}

/** A page that is always a little higher than its frame would grow without end. */
const highest = 20_000;
