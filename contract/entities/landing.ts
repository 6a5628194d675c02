import type { ExampleSummary } from './example.ts';
import type { Jump } from './jump.ts';
import type { Point, Resource } from './shared.ts';

/** A picture with words and a button over it. */
export interface LandingBanner {
  title: string;
  desc?: string;
  subheading?: string;
  pcResource?: Resource;
  mobileResource?: Resource;
  jumpBO?: Jump;
}

/** A landing page of the supplier portal, found by its own address. */
export interface LandingPage {
  id: number;
  title: string;
  /** One sentence, for search engines and on the door that leads to the page. */
  desc: string;
  /** The page's path within the site: `/go1688/supplier`. */
  pageAddress: string;
  /** The portal's own, on the page that its address leads to: its pages wear it in place of the site's. */
  logo?: string;
  /** The first opens the page, the second closes it. */
  banners: LandingBanner[];
  needs?: Point[];
  steps?: Point[];
  /** What is signed, to be read before. */
  agreement?: Resource;
  paymentInfo?: Resource;
  exampleBOList?: ExampleSummary[];
}

/** What all pages below the portal's address wear. */
export interface SupplierPortal {
  name?: string;
  logo?: string;
  /** Where suppliers and purchasers who have joined work, on a host of its own; none where the server knows of none. */
  entry?: string;
}
