import { toastDuration } from '../../contract/constants.ts';
import type { Review } from '../../contract/entities/activity.ts';
import type { LeadReceipt } from '../../contract/entities/lead.ts';
import { fileAddress } from '../kit/components/file-address.ts';
import { contentOrigin, vitrine } from '../kit/runtime/origin.ts';
import { toVideos } from '../shared/videos.ts';

/** A review behind a form: what the form is asked to unlock, and how it is played then. */
export interface GatedReview extends Pick<Review, 'playType' | 'title'> {
  unlock: string;
  poster?: string;
}

interface FollowOptions {
  mark: string;
  /** Whether the page may be left for another address: the site's own may, a foreign one stays. */
  leaves: boolean;
}

/**
 * Section 4: a review's playback follows once its form was sent; that of the very review, whatever else is on the page.
 * The thank-you stays below it, with a link to see it again.
 * @returns what ends it
 */
export function followUnlocked(host: HTMLElement, gated: readonly GatedReview[], options: FollowOptions): () => void {
  const page = host.ownerDocument;
  const follow = (event: Event) => {
    const form = event.composedPath()[0];
    const unlock = form instanceof Element ? form.getAttribute('unlock') : null;
    const review = gated.find((each) => each.unlock === unlock);
    const { links = [] } = ((event as CustomEvent).detail ?? {}) as Partial<LeadReceipt>;
    const [first] = links;
    if (!review || !first) return;
    if (review.playType === 'URL') {
      // Once it was said that the form has arrived.
      if (options.leaves) setTimeout(() => leave(fileAddress(first.url, contentOrigin())), toastDuration);
      return;
    }
    const { title, poster } = review;
    const videos = toVideos(links, title, poster);
    vitrine().push?.(['open', 'media-player', { videos, site: options.mark, theme: host.getAttribute('theme') }]);
  };
  page.addEventListener('vt-submit', follow);
  return () => page.removeEventListener('vt-submit', follow);
}

async function leave(href: string): Promise<void> {
  try {
    (await import('../kit/components/go-to-file.ts')).goToFile(href);
  } catch {
    // What spares the browser's console a line is no reason to stay.
    location.assign(href);
  }
}
