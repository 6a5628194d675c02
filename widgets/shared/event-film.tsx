import type { Activity } from '../../contract/entities/activity.ts';
import { Icon } from '../kit/components/icons.tsx';
import { firstFile } from '../kit/components/image.tsx';
import { OpenVideo } from '../kit/components/open-video.tsx';
import { toVideos } from './videos.ts';

interface EventFilmProps {
  event: Pick<Activity, 'activityName' | 'coverMaterial' | 'videoMaterial'>;
  words: string;
}

/** The button that plays an event's film over the page; none where there is no film. */
export function EventFilm({ event, words }: EventFilmProps) {
  const { activityName, coverMaterial, videoMaterial } = event;
  const poster = firstFile(coverMaterial)?.url;
  const files = videoMaterial?.files.filter(({ type }) => type === 'video') ?? [];
  const videos = toVideos(files, activityName, poster);
  return (
    <OpenVideo videos={videos} className="film-play">
      <span>
        <Icon name="play" size={22} />
        {words}
      </span>
    </OpenVideo>
  );
}
