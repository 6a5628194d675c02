import type { Metric } from './example.ts';
import type { Jump } from './jump.ts';
import type { Point, Resource } from './shared.ts';

/** A job that is open, in one city or more. */
export interface Position {
  title: string;
  desc?: string;
  places: string[];
  /** Where one applies. */
  address?: string;
}

export interface Question {
  question: string;
  answer: string;
}

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
  /** What is promised, in two to four figures. */
  metrics?: Metric[];
  /** Who counted, and when. */
  metricsSource?: string;
  /** What follows one upon the other; the page numbers it. */
  steps?: Point[];
  questions?: Question[];
}

/** The join-us page, with the jobs that are open. */
export interface JoinUsPage extends RichPage {
  positions?: Position[];
}

/** A page of HTML that is made elsewhere and shown in a frame, found by its own address. */
export interface StaticPage {
  id: number;
  title: string;
  /** One sentence, for search engines. */
  desc?: string;
  /** The page's path within the site: `/ai`, or one below it. */
  pageAddress: string;
  /** The HTML file below `/files/pages/`, or a whole address on another host. */
  url: string;
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
