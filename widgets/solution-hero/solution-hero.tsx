import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { firstFile } from '../kit/components/image.tsx';
import { JumpButton } from '../kit/components/jump-button.tsx';
import { PageHero } from '../kit/components/page-hero.tsx';
import { ParentLink } from '../shared/parent-link.tsx';
import type { SolutionHeroProps } from './solution-hero.data.ts';

export function SolutionHero({ data: { solution, industry } }: SolutionHeroProps) {
  const { name, desc, industryName, pcResource, mobileResource, jumpBO } = solution;
  return (
    <PageHero
      kicker={industry ? <ParentLink parent={industry} /> : industryName}
      title={name}
      lead={desc}
      picture={firstFile(pcResource)}
      phone={firstFile(mobileResource)}
    >
      {jumpBO?.jumpContentType && <JumpButton jump={jumpBO} source={toPath(addresses.solution, solution.id)} />}
    </PageHero>
  );
}
