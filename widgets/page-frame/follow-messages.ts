import { reportUnread } from './report-unread.ts';

/** What a framed page of another origin posts to its parent: `{ type: 'vitrine:frame-height', height: 1840 }`. */
const messageType = 'vitrine:frame-height';

/** How long after it has loaded a page may take to say how high it is, in milliseconds. */
const patience = 3000;

/** Tells the height that a page of another origin says it has; what comes from anywhere else does not count. */
export function followMessages(
  frame: HTMLIFrameElement,
  origin: string,
  tell: (height: number | undefined) => void,
): () => void {
  let told = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    const height = source === frame.contentWindow && from === origin ? readHeight(data) : undefined;
    if (height === undefined) return;
    told = true;
    tell(height);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!told) reportUnread(frame);
    }, patience);
  };
  addEventListener('message', hear);
  frame.addEventListener('load', wait);
  wait();
  return () => {
    removeEventListener('message', hear);
    frame.removeEventListener('load', wait);
    clearTimeout(timer);
  };
}

function readHeight(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, height } = data as { type?: unknown; height?: unknown };
  return type === messageType && typeof height === 'number' && height > 0 && Number.isFinite(height)
    ? height
    : undefined;
}
