import { Card, CardGrid } from '../kit/components/card-grid.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';
import { pictureOf } from '../shared/product.ts';
import type { ProductStrengthsProps } from './product-strengths.data.ts';

export function ProductStrengths({ data: { strengths }, t, id }: ProductStrengthsProps) {
  if (strengths.length === 0) return null;
  return (
    <section id="strengths" className="section" aria-labelledby={id('title')}>
      <div className="measure">
        <SectionHead id={id('title')} title={t('title')} />
        <CardGrid>
          {strengths.map((point) => (
            <Card key={point.id ?? point.title} title={point.title} tagline={point.desc} picture={pictureOf(point)} />
          ))}
        </CardGrid>
      </div>
    </section>
  );
}
