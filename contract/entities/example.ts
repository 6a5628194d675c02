import type { Jump } from './jump.ts';
import type { Reference, Resource } from './shared.ts';

/** A figure that a case rests on, as it is shown: a value with its unit (`3 days`, `96%`), and what it measures. */
export interface Metric {
  value: string;
  label: string;
}

/** A customer case ("example" in the calls) as lists show it. */
export interface ExampleSummary {
  id: number;
  title: string;
  desc?: string;
  /** What a card says, in one short line. */
  tagline?: string;
  customerName: string;
  customerLogo?: Resource;
  coverMaterial?: Resource;
  videoMaterial?: Resource;
  industryId?: number;
  /** Where the customer is, as a list says it: a city, with its country where that needs saying. */
  place?: string;
  /** Longitude and latitude of it in degrees, for the home page's globe. */
  location?: [number, number];
  moduleType: 'Example';
  /** Two to four, the telling one first: cards show that. */
  metrics?: Metric[];
  /** Who counted, and over which time. */
  metricsSource?: string;
}

export interface Example extends ExampleSummary {
  backgroundMaterial?: Resource;
  /** Rich text. */
  content: string;
  /** What the customer uses. */
  products?: Reference[];
  jumpBO?: Jump;
}
