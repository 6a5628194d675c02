import { addresses } from '../../contract/addresses.ts';
import { eventState } from '../../contract/event-status.ts';
import { toPath } from '../../contract/paths.ts';
import { Carousel } from '../kit/components/carousel.tsx';
import { Image } from '../kit/components/image.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { StatusBadge } from '../kit/components/status-badge.tsx';
import { usePlace } from '../kit/components/use-place.ts';
import { EventTime } from '../shared/event-time.tsx';
import { featuredCover } from '../shared/featured-cover.ts';
import { useNow } from '../shared/use-now.ts';
import type { EventCarouselProps } from './event-carousel.data.ts';

export function EventCarousel({ data, site, t, id }: EventCarouselProps) {
  const now = useNow(data.now);
  if (data.events.length === 0) return null;
  return (
    <section className="section featured" aria-labelledby={id('title')}>
      <div className="measure">
        <h2 id={id('title')}>
          <Phrase text={t('title')} />
        </h2>
        <Carousel
          label={t('slides')}
          mark={site.mark}
          motion="fade"
          turns="always"
          slides={data.events.map((event, index) => ({
            key: event.id,
            name: event.activityName,
            view: <Slide event={event} now={now} eager={index === 0} />,
          }))}
        />
      </div>
    </section>
  );
}

interface SlideProps {
  event: EventCarouselProps['data']['events'][number];
  now: Date;
  eager: boolean;
}

/** A picture beside what, when and where. The whole slide is the link. */
function Slide({ event, now, eager }: SlideProps) {
  const { site, link } = usePlace();
  const cover = featuredCover(event.coverMaterial);
  const facts = [event.activityTimeStr, event.place].filter(Boolean);
  const state = eventState(event, now);
  return (
    <article className="featured-event">
      <div className="featured-cover">{cover && <Image file={cover} width={720} alt="" eager={eager} />}</div>
      <div className="featured-words">
        <p>
          <StatusBadge mark={site.mark} state={state} live={event.liveAddress !== undefined} />
        </p>
        <h3>
          <a href={link(toPath(addresses.event, event.id))}>
            <Phrase text={event.activityName} />
          </a>
        </h3>
        <p className="featured-facts">
          <EventTime event={event} state={state} />
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {event.activityIntroduction && <p>{event.activityIntroduction}</p>}
      </div>
    </article>
  );
}
