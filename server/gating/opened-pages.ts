import type { LeadSource } from '../../contract/entities/lead.ts';
import type { TypeName } from '../content/types.ts';

/** Whose page an address shows, by its first segment in lower case; the second is the entry's id (section 2). */
export const typeOfPage: Readonly<Record<string, TypeName>> = {
  media: 'media-resource',
  activity: 'activity',
  periodical: 'publication',
  product: 'product',
  'product-category': 'product-category',
  solution: 'solution',
  'case-detail': 'example',
};

/** What formTypeSource leaves open when the address is not known: every page that it stands for (section 7). */
export const typesOfSource: Readonly<Record<LeadSource, readonly TypeName[]>> = {
  PRODUCT: ['product', 'product-category'],
  EXAMPLE: ['example'],
  SOLUTION: ['solution'],
  CORPORATE_PUBLICATION: ['publication'],
  INDEX_MODEL: ['media-resource', 'activity'],
};
