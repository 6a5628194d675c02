import type { ExampleSummary } from '../../contract/entities/example.ts';
import type { Industry } from '../../contract/entities/solution.ts';
import type { LoadContext } from '../kit/runtime/widget.ts';

export interface CaseGroup {
  /** Undefined of the cases that belong to none. */
  industry: Industry | undefined;
  examples: ExampleSummary[];
}

/** All cases of the site by industry, in the order that industries and cases have; those of none come last. */
export async function loadCaseGroups({ call, site }: Pick<LoadContext, 'call' | 'site'>): Promise<CaseGroup[]> {
  const body = { site: { id: site.id } };
  const [industries, examples] = await Promise.all([
    call('POST /industry/list', { body }),
    call('POST /example/list', { body }),
  ]);
  const known = new Set(industries.map(({ id }) => id));
  const groups: CaseGroup[] = industries.map((industry) => ({
    industry,
    examples: examples.filter(({ industryId }) => industryId === industry.id),
  }));
  const others = examples.filter(({ industryId }) => industryId === undefined || !known.has(industryId));
  return [...groups, { industry: undefined, examples: others }].filter(({ examples: [first] }) => first);
}

/** The anchor of an industry's cases on the page of all. */
export function caseAnchor(industryId: number | undefined): string {
  return industryId === undefined ? 'other-industries' : `industry-${industryId}`;
}
