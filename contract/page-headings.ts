import { type Address, addresses } from './addresses.ts';

/** The pages that show a heading of the content's, by its `type` (section 7): each one's banner and head name it. */
export const headingPages = {
  PRODUCT: addresses.products,
  EXAMPLE: addresses.cases,
  NEWS: addresses.news,
  BRAND_ACTIVITIES: addresses.events,
  MULTIMEDIA_RESOURCE: addresses.media,
  'Corporate publication': addresses.publications,
} as const satisfies Readonly<Record<string, Address>>;
