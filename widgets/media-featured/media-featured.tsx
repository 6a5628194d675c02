import { Carousel } from '../kit/components/carousel.tsx';
import { MediaCard } from '../shared/media-card.tsx';
import type { MediaFeaturedProps } from './media-featured.data.ts';

export function MediaFeatured({ data: { films }, site, t, id }: MediaFeaturedProps) {
  if (films.length === 0) return null;
  return (
    <section className="section" aria-labelledby={id('title')}>
      <div className="measure">
        <h2 id={id('title')}>{t('title')}</h2>
        <Carousel
          label={t('films')}
          motion="fade"
          mark={site.mark}
          slides={films.map((resource) => ({
            key: resource.id,
            view: <MediaCard resource={resource} width={780} wide />,
          }))}
        />
      </div>
    </section>
  );
}
