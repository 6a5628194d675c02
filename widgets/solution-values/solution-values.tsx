import type { BusinessValue } from '../../contract/entities/solution.ts';
import { firstFile, Image } from '../kit/components/image.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';
import type { SolutionValuesProps } from './solution-values.data.ts';

export function SolutionValues({ data: { values, customers }, t, id }: SolutionValuesProps) {
  if (values.length === 0) return null;
  const measured = customers.length > 0 && values.some(({ figure }) => figure);
  return (
    <section className="section values" aria-labelledby={id('title')}>
      <div className="measure">
        <SectionHead id={id('title')} title={t('title')} />
        <ul className="value-list">
          {values.map((value) => (
            <Value key={value.title} value={value} />
          ))}
        </ul>
        {measured && <p className="source">{t('source', { customers: customers.join(t('and')) })}</p>}
      </div>
    </section>
  );
}

/** A figure stands above what it measures, as in a band of figures, and is read in one with it. */
function Value({ value: { figure, title, desc, resource, resourceUrl } }: { value: BusinessValue }) {
  const picture = firstFile(resource) ?? resourceUrl;
  return (
    <li>
      {picture && <Image file={picture} width={400} />}
      <h3>
        {figure && <span className="figure">{figure} </span>}
        <Phrase text={title} />
      </h3>
      {desc && <p>{desc}</p>}
    </li>
  );
}
