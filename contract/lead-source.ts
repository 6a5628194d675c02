import type { LeadRequest, LeadSource } from './entities/lead.ts';

/** What only describes a lead is cut to this length, in UTF-16 units, so that it costs none. */
export const longestText = 500;

/**
 * formTypeSource by the page's first path segment (section 7); every other page counts as the home page's. A test holds
 * these against the table of addresses, which a bare form does not fetch.
 */
export const sources: Readonly<Record<string, LeadSource>> = {
  product: 'PRODUCT',
  'product-category': 'PRODUCT',
  cases: 'EXAMPLE',
  'case-detail': 'EXAMPLE',
  solution: 'SOLUTION',
  periodical: 'CORPORATE_PUBLICATION',
};

/** A page that a lead counts for: the path's first segment and, as the source's id, its second. */
export function readSource(path: string, mark: string): Pick<LeadRequest, 'formTypeSource' | 'sourceId'> {
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== mark);
  const [first = '', second] = segments;
  return { formTypeSource: sources[first] ?? 'INDEX_MODEL', sourceId: second?.slice(0, longestText) };
}
