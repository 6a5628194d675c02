import { addresses } from '../../contract/addresses.ts';
import { fileOf } from '../kit/components/image.tsx';
import { PageHero } from '../kit/components/page-hero.tsx';
import { PaperButton } from '../shared/paper-button.tsx';
import { ParentLink } from '../shared/parent-link.tsx';
import { useUnlockedPaper } from '../shared/use-unlocked-paper.ts';
import type { PaperHeroProps } from './paper-hero.data.ts';

export function PaperHero(props: PaperHeroProps) {
  const { data, t } = props;
  const { paper, parent = { name: t('publications'), address: addresses.publications } } = data;
  const unlocked = useUnlockedPaper(paper, props);
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
      {jumpBO && <PaperButton paper={paper} label={t('download')} unlocked={unlocked} />}
    </PageHero>
  );
}
