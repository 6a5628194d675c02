import { addresses } from '../../contract/addresses.ts';
import type { IndustryGroup } from '../../contract/entities/solution.ts';
import { toPath } from '../../contract/paths.ts';
import { Icon } from '../kit/components/icons.tsx';
import { firstFile, Image } from '../kit/components/image.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';
import type { HomeSolutionsProps } from './home-solutions.data.ts';

export function HomeSolutions({ data: { module, groups }, t, id, link }: HomeSolutionsProps) {
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
        <ul className="industries">
          {groups.map((group) => (
            <li key={group.industry.id}>
              <Industry group={group} link={link} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Industry({
  group: { industry, solutions },
  link,
}: { group: IndustryGroup } & Pick<HomeSolutionsProps, 'link'>) {
  const picture = firstFile(industry.pcResource);
  return (
    <>
      {picture && (
        <div className="picture">
          <Image file={picture} width={560} />
        </div>
      )}
      <h3>
        <Phrase text={industry.name} />
      </h3>
      {industry.desc && <p>{industry.desc}</p>}
      {solutions.length > 0 && (
        <ul className="links">
          {solutions.map(({ id, name }) => (
            <li key={id}>
              <a href={link(toPath(addresses.solution, id))}>
                {name}
                <Icon name="arrow" size={18} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
