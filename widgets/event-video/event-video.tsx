import { firstFile, Image } from '../kit/components/image.tsx';
import { EventFilm } from '../shared/event-film.tsx';
import type { EventVideoProps } from './event-video.data.ts';

export function EventVideo({ data: { event }, t }: EventVideoProps) {
  const cover = firstFile(event?.coverMaterial);
  if (!event || !(cover || event.videoMaterial)) return null;
  return (
    <div className="measure">
      <figure className="film">
        {cover && <Image file={cover} width={880} alt="" eager />}
        <EventFilm event={event} words={t('watch')} />
      </figure>
    </div>
  );
}
