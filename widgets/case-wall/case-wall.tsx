import { addresses } from '../../contract/addresses.ts';
import type { ExampleSummary } from '../../contract/entities/example.ts';
import { toPath } from '../../contract/paths.ts';
import { firstFile, Image } from '../kit/components/image.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';
import type { CaseWallProps } from './case-wall.data.ts';

export function CaseWall({ data: { module, told, wall }, t, id, link }: CaseWallProps) {
  if (told.length === 0) return null;
  return (
    <section className="section" aria-labelledby={id('title')}>
      <div className="measure">
        <SectionHead
          id={id('title')}
          kicker={module?.subheading}
          title={module?.title ?? t('title')}
          lead={module?.desc}
          jump={module?.jumpBO}
          more={{ title: t('more'), href: link(addresses.cases) }}
        />
        <ul className="cards">
          {told.map((example, index) => (
            <li key={example.id}>
              <Card example={example} large={index === 0} link={link} />
            </li>
          ))}
        </ul>
        {wall.length > 0 && (
          <ul className="wall" aria-label={t('customers')}>
            {wall.map((example) => (
              <li key={example.id}>
                <Logo example={example} link={link} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

interface CaseProps extends Pick<CaseWallProps, 'link'> {
  example: ExampleSummary;
}

function Card({ example, large, link }: CaseProps & { large: boolean }) {
  const { id, title, desc, tagline, customerName, coverMaterial, metrics } = example;
  const cover = firstFile(coverMaterial);
  const [metric] = metrics ?? [];
  const line = tagline ?? desc;
  return (
    <article>
      {cover && (
        <div className="cover">
          <Image file={cover} width={large ? 820 : 400} />
        </div>
      )}
      <p className="customer">{customerName}</p>
      <h3>
        <a href={link(toPath(addresses.case, id))}>
          <Phrase text={title} />
        </a>
      </h3>
      {large && line && <p className="desc">{line}</p>}
      {metric && (
        <p className="metric">
          <strong>{metric.value}</strong> {metric.label}
        </p>
      )}
    </article>
  );
}

/** The name stands below the mark, so that the picture needs no words of its own. */
function Logo({ example: { id, customerName, customerLogo }, link }: CaseProps) {
  const logo = firstFile(customerLogo);
  return (
    <a href={link(toPath(addresses.case, id))}>
      {logo && <Image file={logo} width={120} alt="" />}
      {customerName}
    </a>
  );
}
