import { feeds } from '../../contract/feeds.ts';
import type { FeedLinkProps } from './feed-link.data.ts';

export function FeedLink({ attributes: { feed }, t, link }: FeedLinkProps) {
  const { address, type } = feeds[feed];
  return (
    <p className="measure follow">
      <a href={link(address)} type={type}>
        {t(feed)}
      </a>
    </p>
  );
}
