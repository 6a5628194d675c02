import { useContext, useRef } from 'react';
import { OpenForm } from '../kit/components/open-form.tsx';
import { PageHero } from '../kit/components/page-hero.tsx';
import { Still } from '../kit/components/still.tsx';
import { SurroundingsContext } from '../kit/runtime/view.tsx';
import { IndustryCarousel } from '../shared/industry-carousel.tsx';
import { industryHash } from '../shared/industry-place.ts';
import { IndustrySlide } from './industry-slide.tsx';
import { IndustryWork } from './industry-work.tsx';
import type { SolutionListProps } from './solution-list.data.ts';
import { useIndustry } from './use-industry.ts';
import { useReading } from './use-reading.ts';

/** Without a script every industry's solutions and cases stand below each other. */
export function SolutionList({ data: { name, groups }, t, id }: SolutionListProps) {
  const { rendered } = useContext(SurroundingsContext);
  const lists = useRef<HTMLDivElement>(null);
  const [index, choose] = useIndustry(groups.length);
  const [reading, listeners] = useReading(lists);
  const title = name ?? t('title');

  if (groups.length === 0) {
    return (
      <PageHero title={title} lead={t('empty')}>
        <OpenForm className="primary">{t('consult')}</OpenForm>
      </PageHero>
    );
  }
  return (
    <div className="industries">
      {/* Apart from the slides, of which all but one are inert. A foreign page has its own. */}
      {rendered && <h1 className="unseen">{title}</h1>}
      <IndustryCarousel
        label={t('industries')}
        industries={groups.map(({ industry }) => industry)}
        hrefOf={industryHash}
        viewOf={(each) => (
          <Still as="div" id={rendered ? String(each + 1) : undefined} className="place">
            {() => {
              const group = groups[each];
              return group && <IndustrySlide industry={group.industry} kicker={title} eager={each === 0} />;
            }}
          </Still>
        )}
        index={index}
        onChange={choose}
        // Whoever reads about an industry below is not to have another one put there.
        held={reading}
      />
      <div ref={lists} {...listeners}>
        {groups.map((group, each) => (
          <Still key={group.industry.id} as="div" className={each === index ? 'work active' : 'work'}>
            {() => <IndustryWork group={group} t={t} id={(part) => id(`${part}-${each + 1}`)} />}
          </Still>
        ))}
      </div>
    </div>
  );
}
