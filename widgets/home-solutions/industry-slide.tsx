import { addresses } from '../../contract/addresses.ts';
import { industryLogos } from '../../contract/constants.ts';
import type { ExampleSummary } from '../../contract/entities/example.ts';
import type { IndustryGroup } from '../../contract/entities/solution.ts';
import { toPath } from '../../contract/paths.ts';
import { Backdrop } from '../kit/components/backdrop.tsx';
import { Icon } from '../kit/components/icons.tsx';
import { firstFile, Image } from '../kit/components/image.tsx';
import { Lead } from '../kit/components/lead.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { usePlace } from '../kit/components/use-place.ts';
import type { HomeSolutionsProps } from './home-solutions.data.ts';

interface IndustrySlideProps extends Pick<HomeSolutionsProps, 't'> {
  group: IndustryGroup;
  /** All of the industry's work. */
  href: string;
}

export function IndustrySlide({ group: { industry, solutions, examples }, href, t }: IndustrySlideProps) {
  const { link } = usePlace();
  const customers = examples.filter(({ customerLogo }) => firstFile(customerLogo)).slice(0, industryLogos);
  return (
    <Backdrop
      picture={firstFile(industry.pcResource)}
      phone={firstFile(industry.mobileResource)}
      phoneWidth={112}
      className="industry"
    >
      <div className="industry-words">
        <h3>
          <a href={href}>
            <Phrase text={industry.name} />
          </a>
        </h3>
        <Lead className="desc" text={industry.desc} />
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
        {customers.length > 0 && (
          <ul className="customers" aria-label={t('customers', { industry: industry.name })}>
            {customers.map((example) => (
              <li key={example.id}>
                <Customer example={example} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Backdrop>
  );
}

/** The name stands beside the mark, so that the picture needs no words of its own. */
function Customer({ example: { id, customerName, customerLogo } }: { example: ExampleSummary }) {
  const { link } = usePlace();
  const logo = firstFile(customerLogo);
  return (
    <a href={link(toPath(addresses.case, id))}>
      {logo && <Image file={logo} width={64} alt="" />}
      {customerName}
    </a>
  );
}
