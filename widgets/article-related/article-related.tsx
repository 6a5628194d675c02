import { addresses } from '../../contract/addresses.ts';
import { CardGrid } from '../kit/components/card-grid.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';
import { NewsCard } from '../shared/news-card.tsx';
import type { ArticleRelatedProps } from './article-related.data.ts';

export function ArticleRelated({ data: { related }, t, id, link }: ArticleRelatedProps) {
  if (related.length === 0) return null;
  return (
    <section className="section wash" aria-labelledby={id('title')}>
      <div className="measure">
        <SectionHead id={id('title')} title={t('title')} more={{ title: t('more'), href: link(addresses.news) }} />
        <CardGrid>
          {related.map((news) => (
            <NewsCard key={news.id} news={news} />
          ))}
        </CardGrid>
      </div>
    </section>
  );
}
