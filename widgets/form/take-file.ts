import { deviceType, isWeChat } from '../kit/runtime/device.ts';
import type { Links } from './sent.tsx';

/**
 * Section 8: a sent form whose attachment is a document leads there at once, as if its link in the thank-you had been
 * pressed: on iOS in this tab, elsewhere in a new one. A new tab is asked for only while the browser still counts the
 * sending as the visitor's own wish, so that no blocker stops it; after a slow answer, as in WeChat, which has one page
 * and no way forward, the link is there to be pressed. What plays is opened by the section that it plays in.
 */
export function takeFile(host: HTMLElement, links: Links | undefined): void {
  const [file, another] = links ?? [];
  if (file?.type !== 'document' || another || isWeChat()) return;
  if (deviceType() !== 1 && !navigator.userActivation?.isActive) return;
  (host.shadowRoot ?? host).querySelector<HTMLAnchorElement>('.files a')?.click();
}
