import { useContext, useRef } from 'react';
import { Still } from '../kit/components/still.tsx';
import { SurroundingsContext } from '../kit/runtime/view.tsx';
import { IndustryCarousel } from '../shared/industry-carousel.tsx';
import { industryHash } from './industry-hash.ts';
import type { SolutionListProps } from './solution-list.data.ts';
import { useIndustry } from './use-industry.ts';
import { useReading } from './use-reading.ts';

/** Without a script every industry's solutions and cases stand below each other. */
export function SolutionList({ data: { name, groups }, parts, site, dictionary, t, id }: SolutionListProps) {
  const { rendered } = useContext(SurroundingsContext);
  const lists = useRef<HTMLDivElement>(null);
  const [index, choose] = useIndustry(groups.length);
  const [reading, listeners] = useReading(lists);
  const title = name ?? t('title');
  const views = parts?.views;
  const words = { site, dictionary };

  if (groups.length === 0)
    return <Still as="div">{() => views && <views.NoIndustries title={title} {...words} />}</Still>;
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
              return (
                group && views && <views.IndustrySlide industry={group.industry} kicker={title} eager={each === 0} />
              );
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
            {() => views && <views.IndustryWork group={group} {...words} id={(part) => id(`${part}-${each + 1}`)} />}
          </Still>
        ))}
      </div>
    </div>
  );
}
