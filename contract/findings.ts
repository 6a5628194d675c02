import { type FindingWeight, findingWeights, type LiveFinding, type Mend } from './entities/embed-check.ts';

/** What was found, with the line that mends it where there is one. */
export const find = <Code extends LiveFinding['code']>(
  code: Code,
  weight: FindingWeight,
  parts: Record<string, string> = {},
  mend?: Mend,
) => ({ code, weight, parts, ...(mend && { mend }) });

/** Each finding once, the heaviest first. */
export function rankFindings<Finding extends { weight: FindingWeight }>(findings: readonly Finding[]): Finding[] {
  const unique = [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
  return unique.sort((a, b) => findingWeights.indexOf(a.weight) - findingWeights.indexOf(b.weight));
}
