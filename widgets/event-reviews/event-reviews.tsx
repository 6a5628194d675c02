import { useEffect } from 'react';
import { SectionHead } from '../kit/components/section-head.tsx';
import { Still } from '../kit/components/still.tsx';
import { usePlace } from '../kit/components/use-place.ts';
import type { EventReviewsProps } from './event-reviews.data.ts';
import { followUnlocked } from './follow-unlocked.ts';
import { ReviewCard } from './review-card.tsx';

export function EventReviews({ data: { id: eventId, reviews, gated }, host, site, t, id }: EventReviewsProps) {
  const { rendered } = usePlace();
  useEffect(() => {
    if (host && gated.length > 0) return followUnlocked(host, gated, { mark: site.mark, leaves: rendered });
  }, [host, gated, site.mark, rendered]);
  if (reviews.length + gated.length === 0) return null;
  return (
    <Still as="div">
      {() => (
        <section className="event-section" aria-labelledby={id('title')}>
          <div className="measure">
            <SectionHead id={id('title')} title={t('title')} />
            <ul className="review-list">
              {reviews.map((review) => (
                <ReviewCard key={review.id} review={review} eventId={eventId} t={t} />
              ))}
            </ul>
          </div>
        </section>
      )}
    </Still>
  );
}
