import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { Icon } from '../kit/components/icons.tsx';
import { firstFile } from '../kit/components/image.tsx';
import { JumpButton } from '../kit/components/jump-button.tsx';
import { PageHero } from '../kit/components/page-hero.tsx';
import { ParentLink } from '../shared/parent-link.tsx';
import type { CategoryHeroProps } from './category-hero.data.ts';

export function CategoryHero({ data: { category, parent }, t }: CategoryHeroProps) {
  const { name, desc, subtitle, jumpBO, demonstration, pcResource, mobileResource } = category;
  const source = toPath(addresses.productCategory, category.id);
  return (
    <PageHero
      kicker={parent && <ParentLink parent={parent} />}
      title={name}
      lead={desc}
      note={subtitle}
      picture={firstFile(pcResource)}
      phone={firstFile(mobileResource)}
    >
      {(jumpBO || demonstration) && (
        <>
          <JumpButton jump={jumpBO} label={t('jump')} source={source} />
          <JumpButton jump={demonstration} label={t('demonstration')} source={source} className="secondary">
            {demonstration?.jumpContentType === 'VIDEO' && <Icon name="play" size={20} />}
          </JumpButton>
        </>
      )}
    </PageHero>
  );
}
