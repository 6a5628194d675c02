import { SectionHead } from '../kit/components/section-head.tsx';
import { SplitRow } from '../kit/components/split-row.tsx';
import { pictureOf } from '../shared/product.ts';
import type { ProductValuesProps } from './product-values.data.ts';

export function ProductValues({ data: { values }, t, id }: ProductValuesProps) {
  if (values.length === 0) return null;
  return (
    <section id="values" className="section" aria-labelledby={id('title')}>
      <div className="measure">
        <SectionHead id={id('title')} title={t('title')} />
        <div className="split-rows">
          {values.map((value) => (
            <SplitRow key={value.id ?? value.title} title={value.title} text={value.desc} picture={pictureOf(value)} />
          ))}
        </div>
      </div>
    </section>
  );
}
