import { Player } from '../../widgets/kit/components/player.tsx';
import type { Video } from '../../widgets/kit/components/video.ts';
import { covers, type Props } from './samples.tsx';

/** One video, several, and one that cannot be played. */
export function Players({ t, site }: Props) {
  const clip = (number: number, title: string): Video => ({
    url: `/files/videos/clip-${number}.mp4`,
    title,
    poster: covers[number % covers.length]?.url,
    captions: [
      { url: `/files/videos/clip-${number}.cn.vtt`, lang: 'zh-CN', label: '中文' },
      { url: `/files/videos/clip-${number}.en.vtt`, lang: 'en', label: 'English' },
    ],
  });
  return (
    <div className="pair">
      <Player site={site} videos={[clip(1, t('card'))]} />
      <Player site={site} videos={[{ url: '/files/videos/clip-9.wmv', title: t('tagline') }]} />
      <Player site={site} videos={[clip(2, t('heading')), clip(3, t('long')), clip(1, t('card'))]} />
      <Player site={site} videos={[{ url: '/files/pictures/news-5.webp', title: t('meta') }]} />
    </div>
  );
}
