import type { ExampleSummary } from './example.ts';
import type { Jump } from './jump.ts';
import type { PicturedPoint, Resource } from './shared.ts';

export interface Industry {
  id: number;
  name: string;
  desc?: string;
  indusIcon?: string;
  jumpBO?: Jump;
  pcResource?: Resource;
  mobileResource?: Resource;
}

export interface SolutionSummary {
  id: number;
  name: string;
  desc?: string;
  /** What a card says, in one short line. */
  tagline?: string;
  pcResource?: Resource;
  mobileResource?: Resource;
}

/** An industry with its solutions and cases: a row of `POST /solution/list`, and the home page's solution entry. */
export interface IndustryGroup {
  industry: Industry;
  solutions: SolutionSummary[];
  examples: ExampleSummary[];
}

/** What a solution is worth to a business. */
export interface BusinessValue extends PicturedPoint {
  /** The figure that it rests on with its unit, such as `96%`; the title says of what. */
  figure?: string;
}

export interface Solution extends SolutionSummary {
  industryName: string;
  industryState?: PicturedPoint[];
  businessValue?: BusinessValue[];
  solutions?: PicturedPoint[];
  businessScene?: PicturedPoint[];
  exampleSolutionRelationBOList?: ExampleSummary[];
  jumpBO?: Jump;
}
