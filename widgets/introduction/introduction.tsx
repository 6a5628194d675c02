import type { Milestone } from '../../contract/entities/article.ts';
import { firstFile, Image } from '../kit/components/image.tsx';
import { PageBanner } from '../kit/components/page-banner.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';
import { StatBand } from '../kit/components/stat-band.tsx';
import { AboutNav } from '../shared/about-nav.tsx';
import { Prose } from '../shared/prose.tsx';
import type { IntroductionProps } from './introduction.data.ts';

export function Introduction({ data: { introduction, banner }, t, id }: IntroductionProps) {
  const { title, mainTitle, logo, describe, metrics = [], metricsSource, milestones = [] } = introduction;
  const mark = firstFile(logo);
  return (
    <>
      <PageBanner
        banner={{ displayName: title, ...banner, desc: undefined }}
        kicker={mainTitle && title}
        title={mainTitle ?? title}
      />
      <AboutNav current="introduction" />
      {(mark || metrics.length > 0) && (
        <div className="measure figures">
          {mark && <Image file={mark} width={160} />}
          <StatBand
            stats={metrics}
            label={t('metrics')}
            source={metricsSource && t('source', { source: metricsSource })}
          />
        </div>
      )}
      <Prose html={describe} contents={t('contents')} id={id('contents')} />
      {milestones.length > 0 && (
        <section className="section wash" aria-labelledby={id('milestones')}>
          <div className="measure">
            <SectionHead id={id('milestones')} title={t('milestones')} />
            <TimeLine milestones={milestones} />
          </div>
        </section>
      )}
    </>
  );
}

/** As many as stand side by side on a desktop; more of them stand below each other there too. */
const mostAcross = 6;

function TimeLine({ milestones }: { milestones: readonly Milestone[] }) {
  return (
    <ol className={milestones.length > mostAcross ? 'time-line' : 'time-line across'}>
      {milestones.map(({ date, title, desc }) => (
        <li key={`${date} ${title}`}>
          <p className="date">{date}</p>
          <h3>
            <Phrase text={title} />
          </h3>
          {desc && <p className="desc">{desc}</p>}
        </li>
      ))}
    </ol>
  );
}
