import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { fileOf } from '../kit/components/image.tsx';
import { JumpButton } from '../kit/components/jump-button.tsx';
import { PageHero } from '../kit/components/page-hero.tsx';
import { ParentLink } from '../shared/parent-link.tsx';
import type { PaperHeroProps } from './paper-hero.data.ts';

export function PaperHero({ data, t }: PaperHeroProps) {
  const { paper, parent = { name: t('publications'), address: addresses.publications } } = data;
  if (!paper) return null;
  const { name, introduction, backgroundPicture, mobileBackgroundPicture, jumpBO } = paper;
  return (
    <PageHero
      kicker={<ParentLink parent={parent} />}
      title={name}
      lead={introduction}
      picture={fileOf(backgroundPicture)}
      phone={fileOf(mobileBackgroundPicture)}
    >
      {jumpBO && <JumpButton jump={jumpBO} label={t('download')} source={toPath(addresses.publication, paper.id)} />}
    </PageHero>
  );
}
