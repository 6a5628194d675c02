import { addresses } from '../../contract/addresses.ts';
import { SectionHead } from '../kit/components/section-head.tsx';
import { MediaCard, MediaGrid } from '../shared/media-card.tsx';
import type { MediaMoreProps } from './media-more.data.ts';

export function MediaMore({ data: { type, others }, t, id, link }: MediaMoreProps) {
  if (others.length === 0) return null;
  return (
    <section className="section wash" aria-labelledby={id('title')}>
      <div className="measure">
        <SectionHead
          id={id('title')}
          kicker={type}
          title={t('title')}
          more={{ title: t('all'), href: link(addresses.media) }}
        />
        <MediaGrid columns={3}>
          {others.map((resource) => (
            <li key={resource.id}>
              <MediaCard resource={resource} width={400} />
            </li>
          ))}
        </MediaGrid>
      </div>
    </section>
  );
}
