import { Overlay } from '../kit/components/overlay.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { Player } from '../kit/components/player.tsx';
import { useOpen } from '../kit/components/use-open.ts';
import type { Video } from '../kit/components/video.ts';
import type { MediaPlayerProps } from './media-player.data.ts';

/** Standing in the page, or over it while its attribute `open` stands. */
export function MediaPlayer(props: MediaPlayerProps) {
  const { attributes, site } = props;
  const { videos, mode } = attributes;
  return mode === 'modal' ? <Modal {...props} /> : <Player key={keyOf(videos)} videos={videos} site={site} />;
}

function Modal(props: MediaPlayerProps) {
  const { attributes, site, host, id, t } = props;
  const { videos } = attributes;
  const open = useOpen(props);
  const [first] = videos;
  return (
    <Overlay
      open={open}
      onClose={() => host?.removeAttribute('open')}
      labelledBy={id('title')}
      closeLabel={t('close')}
      className="cinema"
    >
      <h2 id={id('title')}>
        <Phrase text={(videos.length === 1 && first?.title) || t('title')} />
      </h2>
      {/* What is shut is not there, so that nothing plays on unseen. */}
      {open && <Player key={keyOf(videos)} videos={videos} site={site} start />}
    </Overlay>
  );
}

/** Other videos are another player: the list starts anew. */
function keyOf(videos: readonly Video[]): string {
  return videos.map(({ url }) => url).join('\n');
}
