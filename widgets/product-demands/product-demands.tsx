import { Card, CardGrid } from '../kit/components/card-grid.tsx';
import { Lead } from '../kit/components/lead.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';
import { pictureOf } from '../shared/product.ts';
import type { ProductDemandsProps } from './product-demands.data.ts';

export function ProductDemands({ data: { demands, titled }, t, id }: ProductDemandsProps) {
  if (!demands?.config.length) return null;
  const { name, desc, config } = demands;
  return (
    <section id="demands" className="section demands" aria-labelledby={id('title')}>
      <div className="measure">
        {titled ? (
          <SectionHead id={id('title')} kicker={t('kicker')} title={name} lead={desc} />
        ) : (
          <>
            {/* Whoever hears the page still gets the heading that its points stand below. */}
            <h2 id={id('title')} className="unseen">
              {name}
            </h2>
            <Lead className="lead" text={desc} />
          </>
        )}
        <CardGrid>
          {config.map((point) => (
            <Card key={point.id ?? point.title} title={point.title} tagline={point.desc} picture={pictureOf(point)} />
          ))}
        </CardGrid>
      </div>
    </section>
  );
}
