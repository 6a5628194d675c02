import { Card, CardGrid } from '../kit/components/card-grid.tsx';
import { firstFile } from '../kit/components/image.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';
import type { SolutionInsightsProps } from './solution-insights.data.ts';

export function SolutionInsights({ data: { industryName, insights }, t, id }: SolutionInsightsProps) {
  if (insights.length === 0) return null;
  return (
    <section className="section" aria-labelledby={id('title')}>
      <div className="measure">
        <SectionHead id={id('title')} kicker={industryName} title={t('title')} />
        <CardGrid>
          {insights.map(({ title, desc, resource, resourceUrl }) => (
            <Card key={title} title={title} tagline={desc} picture={firstFile(resource) ?? resourceUrl} />
          ))}
        </CardGrid>
      </div>
    </section>
  );
}
