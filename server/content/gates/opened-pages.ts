import type { LeadSource } from '../../../contract/entities/lead.ts';
import type { UnlockType } from '../../../contract/unlock.ts';

type PageType = Exclude<UnlockType, 'activity-review'>;

/** Whose page an address shows, by its first segment in lower case; the second is the entry's id (section 2). */
export const typeOfPage: Readonly<Record<string, PageType>> = {
  media: 'media-resource',
  activity: 'activity',
  periodical: 'publication',
  product: 'product',
  'product-category': 'product-category',
  solution: 'solution',
  'case-detail': 'example',
};

/** What formTypeSource leaves open when the address is not known: every page that it stands for (section 7). */
export const typesOfSource: Readonly<Record<LeadSource, readonly PageType[]>> = {
  PRODUCT: ['product', 'product-category'],
  EXAMPLE: ['example'],
  SOLUTION: ['solution'],
  CORPORATE_PUBLICATION: ['publication'],
  INDEX_MODEL: ['media-resource', 'activity'],
};
