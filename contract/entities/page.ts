import type { Jump } from './jump.ts';
import type { Resource } from './shared.ts';

/** The service-and-support and join-us pages have the same fields (section 3). */
export interface RichPage {
  id: number;
  title: string;
  legend?: string;
  /** Rich text. */
  describe: string;
  bannerUrl?: string;
  pcResource?: Resource;
  mobileResource?: Resource;
  jumpBO?: Jump;
}

/** A page that is nothing but text, such as the privacy policy, found by its own address. */
export interface TextPage {
  id: number;
  title: string;
  /** One sentence, for search engines and below the title. */
  desc?: string;
  /** The page's path within the site: `/privacy`. */
  pageAddress: string;
  /** A moment, as ISO 8601 in UTC. */
  updatedAt?: string;
  /** Rich text. */
  content: string;
}
