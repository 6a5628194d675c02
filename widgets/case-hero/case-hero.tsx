import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { Icon } from '../kit/components/icons.tsx';
import { firstFile, Image } from '../kit/components/image.tsx';
import { JumpButton } from '../kit/components/jump-button.tsx';
import { PageHero } from '../kit/components/page-hero.tsx';
import { StatBand } from '../kit/components/stat-band.tsx';
import { CaseVideo } from '../shared/case-video.tsx';
import { ParentLink } from '../shared/parent-link.tsx';
import type { CaseHeroProps } from './case-hero.data.ts';

export function CaseHero({ data: { example, parent }, t }: CaseHeroProps) {
  const {
    id,
    title,
    desc,
    customerName,
    customerLogo,
    backgroundMaterial,
    jumpBO,
    metrics = [],
    metricsSource,
  } = example;
  const logo = firstFile(customerLogo);
  return (
    <>
      <PageHero
        kicker={
          <>
            {parent && <ParentLink parent={parent} />}
            <span className="customer">
              {logo && <Image file={logo} width={96} alt="" />}
              {customerName}
            </span>
          </>
        }
        title={title}
        lead={desc}
        picture={firstFile(backgroundMaterial)}
        className="banner-case-detail"
      >
        <JumpButton jump={jumpBO} label={t('consult')} source={toPath(addresses.case, id)} />
        <CaseVideo example={example} className="secondary" words={t('watch')}>
          <Icon name="play" size={18} />
        </CaseVideo>
      </PageHero>
      {metrics.length > 0 && (
        <div className="measure figures">
          <StatBand
            stats={metrics}
            label={t('results')}
            source={metricsSource && t('source', { source: metricsSource })}
          />
        </div>
      )}
    </>
  );
}
