import type { MouseEvent, ReactNode } from 'react';
import { findSavedVideo } from '../../../contract/videos.ts';
import { toJson } from '../runtime/to-json.ts';
import { fileAddress } from './file-address.ts';
import { usePlace } from './use-place.ts';
import type { Video } from './video.ts';

interface OpenVideoProps {
  /** One, or several that follow each other. */
  videos: readonly Video[];
  className?: string;
  children: ReactNode;
  onClick?(event: MouseEvent<HTMLAnchorElement>): void;
}

/**
 * A link to a video's own address that the loader turns into a player over the page (`data-vt-open`); it needs no script
 * of the widget's. Where no browser plays any of them it saves the first, and the player says so.
 */
export function OpenVideo({ videos, children, ...rest }: OpenVideoProps) {
  const { origin, site } = usePlace();
  const [first] = videos;
  if (!first) return null;
  return (
    <a
      href={fileAddress(first.url, origin)}
      target="_blank"
      rel="noopener"
      download={videos.every(({ url }) => findSavedVideo(url)) || undefined}
      data-vt-open="media-player"
      data-vt-videos={toJson(videos)}
      data-vt-site={site.mark}
      {...rest}
    >
      {children}
    </a>
  );
}
