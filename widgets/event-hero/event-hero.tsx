import { addresses } from '../../contract/addresses.ts';
import { eventPhase } from '../../contract/event-status.ts';
import { firstFile, Image } from '../kit/components/image.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { StatusBadge } from '../kit/components/status-badge.tsx';
import { Still } from '../kit/components/still.tsx';
import { EventFilm } from '../shared/event-film.tsx';
import { ParentLink } from '../shared/parent-link.tsx';
import { useNow } from '../shared/use-now.ts';
import type { EventHeroProps } from './event-hero.data.ts';

export function EventHero({ data, site, t, id }: EventHeroProps) {
  const { event, known, parent = { name: t('events'), address: addresses.events } } = data;
  const now = useNow(data.now);
  if (!known) return null;
  const cover = firstFile(event?.coverMaterial);
  return (
    <section className={known.standard ? 'hero' : 'hero compact'} aria-labelledby={id('title')}>
      <div className="measure inner">
        <div className="words">
          <Still as="div">
            {() => (
              <p className="kicker">
                <ParentLink parent={parent} />
              </p>
            )}
          </Still>
          {/* Alone in its line: what the visitor's clock makes of it moves nothing. */}
          <p className="state">
            <StatusBadge mark={site.mark} phase={eventPhase(known, now, site)} live={known.live} />
          </p>
          <Still as="div">
            {() => (
              <>
                <h1 id={id('title')}>
                  <Phrase text={event?.activityName ?? ''} />
                </h1>
                {event?.activityIntroduction && <p className="lead">{event.activityIntroduction}</p>}
              </>
            )}
          </Still>
        </div>
        {known.standard && (
          <Still as="div" className="picture">
            {() =>
              event &&
              cover && (
                <figure className="film">
                  <Image file={cover} width={640} alt="" eager />
                  <EventFilm event={event} words={t('watch')} />
                </figure>
              )
            }
          </Still>
        )}
      </div>
    </section>
  );
}
