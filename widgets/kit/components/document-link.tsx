import type { MouseEvent, ReactNode } from 'react';
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
    const { href } = event.currentTarget;
    if (!host || (isWeChat() ? opensInWeChat(href) : deviceType() !== 1)) return;
    event.preventDefault();
    import('./follow-file.ts').then(
      ({ followFile }) => followFile(host, site, href),
      // Without its words, then.
      () => location.assign(href),
    );
  };
  return (
    <a href={fileAddress(url, origin)} target="_blank" rel="noopener" onClick={follow} {...rest}>
      {children}
    </a>
  );
}

/** WeChat shows pictures, videos and PDFs. */
export function opensInWeChat(url: string): boolean {
  return /\.(pdf|mp4|jpe?g|png|webp|gif)(?:[?#]|$)/i.test(url);
}
