import { reportUnread } from './report-unread.ts';

/** Tells a same-origin page's height, now and whenever it changes. Ends with what it gives back. */
export function followDocument(frame: HTMLIFrameElement, tell: (height: number | undefined) => void): () => void {
  let observer: ResizeObserver | undefined;
  const look = () => {
    observer?.disconnect();
    const root = readRoot(frame);
    if (!root) {
      reportUnread(frame);
      tell(undefined);
      return;
    }
    // The frame is as high as its page: a second scrollbar could only get in the way of the first.
    root.style.overflowY = 'hidden';
    observer = new ResizeObserver(() => tell(root.getBoundingClientRect().height));
    observer.observe(root);
  };
  frame.addEventListener('load', look);
  // It may have loaded before this script came.
  if (readRoot(frame)) look();
  return () => {
    frame.removeEventListener('load', look);
    observer?.disconnect();
  };
}

/**
 * The root of the page in the frame; undefined where it may not be read, and before it has come whole: as long as it is
 * coming it is lower than it will be, and what follows the frame would jump up and down again.
 */
function readRoot({ contentDocument }: HTMLIFrameElement): HTMLElement | undefined {
  return contentDocument && contentDocument.URL !== 'about:blank' && contentDocument.readyState === 'complete'
    ? contentDocument.documentElement
    : undefined;
}
