import { addresses } from '../../contract/addresses.ts';
import { firstFile, Image } from '../kit/components/image.tsx';
import { Lead } from '../kit/components/lead.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { EventFilm } from '../shared/event-film.tsx';
import { ParentLink } from '../shared/parent-link.tsx';
import type { EventHeroProps } from './event-hero.data.ts';

/** What no clock changes: hydration takes it over as it stands, and fetches none of this. */
export const sheets = [];

export function Way({ data: { parent }, t }: EventHeroProps) {
  return (
    <p className="kicker">
      <ParentLink parent={parent ?? { name: t('events'), address: addresses.events }} />
    </p>
  );
}

export function Title({ data: { event }, id }: EventHeroProps) {
  return (
    <>
      <h1 id={id('title')}>
        <Phrase text={event.activityName} />
      </h1>
      <Lead className="lead" text={event.activityIntroduction} />
    </>
  );
}

export function Picture({ data: { event }, t }: EventHeroProps) {
  const cover = firstFile(event.coverMaterial);
  if (!cover) return null;
  return (
    <figure className="film">
      <Image file={cover} width={640} alt="" eager />
      <EventFilm event={event} words={t('watch')} />
    </figure>
  );
}
