import { useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import { SectionHead } from '../kit/components/section-head.tsx';
import { Still } from '../kit/components/still.tsx';
import { IndustryCarousel } from '../shared/industry-carousel.tsx';
import { industryPath } from '../shared/industry-path.ts';
import type { HomeSolutionsProps } from './home-solutions.data.ts';
import { IndustrySlide } from './industry-slide.tsx';

export function HomeSolutions({ data: { module, groups }, t, id, link }: HomeSolutionsProps) {
  const [index, setIndex] = useState(0);
  if (groups.length === 0) return null;
  return (
    <section className="section solutions" aria-labelledby={id('title')}>
      <div className="measure">
        <SectionHead
          id={id('title')}
          kicker={module?.subheading}
          title={module?.title ?? t('title')}
          lead={module?.desc}
          jump={module?.jumpBO}
          more={{ title: t('more'), href: link(addresses.solutions) }}
        />
        <IndustryCarousel
          label={t('industries')}
          industries={groups.map(({ industry }) => industry)}
          hrefOf={(each) => link(industryPath(each))}
          viewOf={(each) => (
            <Still as="div" className="place">
              {() => {
                const group = groups[each];
                return group && <IndustrySlide group={group} href={link(industryPath(each))} t={t} />;
              }}
            </Still>
          )}
          index={index}
          onChange={setIndex}
          listed
        />
      </div>
    </section>
  );
}
