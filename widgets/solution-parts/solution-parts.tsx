import { firstFile } from '../kit/components/image.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';
import { SplitRow } from '../kit/components/split-row.tsx';
import type { SolutionPartsProps } from './solution-parts.data.ts';

export function SolutionParts({ data: { parts }, t, id }: SolutionPartsProps) {
  if (parts.length === 0) return null;
  return (
    <section className="section parts" aria-labelledby={id('title')}>
      <div className="measure">
        <SectionHead id={id('title')} title={t('title')} />
        <div className="split-rows">
          {parts.map(({ title, desc, resource, resourceUrl }) => (
            <SplitRow key={title} title={title} text={desc} picture={firstFile(resource) ?? resourceUrl} />
          ))}
        </div>
      </div>
    </section>
  );
}
