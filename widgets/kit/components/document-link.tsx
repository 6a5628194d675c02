import type { MouseEvent, ReactNode } from 'react';
import type { Site } from '../../../contract/entities/site.ts';
import { deviceType, isWeChat } from '../runtime/device.ts';
import { fileAddress } from './file-address.ts';
import { usePlace } from './use-place.ts';

interface DocumentLinkProps {
  url: string;
  className?: string;
  /** It is saved and never shown. */
  download?: boolean;
  children: ReactNode;
}

/**
 * A link to a document, in a new tab. Where the widget's script lives, iOS stays in this tab and says first that it will
 * take a moment (section 8), and WeChat, which has no downloads, says how to get what it cannot show.
 */
export function DocumentLink({ url, children, ...rest }: DocumentLinkProps) {
  const { origin, host, site } = usePlace();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (host) followDocument(event, host, site);
  };
  return (
    <a href={fileAddress(url, origin)} target="_blank" rel="noopener" onClick={follow} {...rest}>
      {children}
    </a>
  );
}

/** Where a new tab is of no use, a pressed link leads to its document in another way. */
export function followDocument(
  event: MouseEvent<HTMLAnchorElement>,
  host: HTMLElement,
  site: Pick<Site, 'mark'>,
): void {
  const { href } = event.currentTarget;
  if (isWeChat() ? opensInWeChat(href) : deviceType() !== 1) return;
  event.preventDefault();
  import('./follow-file.ts').then(
    ({ followFile }) => followFile(host, site, href),
    // Without its words, then.
    () => location.assign(href),
  );
}

/** WeChat shows pictures, videos and PDFs. */
export function opensInWeChat(url: string): boolean {
  return /\.(pdf|mp4|jpe?g|png|webp|gif)(?:[?#]|$)/i.test(url);
}
