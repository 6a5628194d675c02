import { type ComponentType, type SyntheticEvent, useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import type { UnlockedFile } from '../../contract/entities/lead.ts';
import { toPath } from '../../contract/paths.ts';
import { firstFile } from '../kit/components/image.tsx';
import type { PlayerProps } from '../kit/components/player.tsx';
import type { Video } from '../kit/components/video.ts';
import { useUnlockedFiles } from '../shared/use-unlocked-files.ts';
import { toVideos } from '../shared/videos.ts';
import { gateOf, type MediaFilmProps } from './media-film.data.ts';

interface Unlocked {
  /** What it was behind: an answer may come when another film stands here. */
  of?: string;
  Player: ComponentType<PlayerProps>;
  videos: readonly Video[];
  /** The visitor has asked for it just now. */
  start: boolean;
}

const isVideo = ({ type }: UnlockedFile) => type === 'video';

/** The film behind a form. A link that ends while somebody watches is had anew, and the film goes on where it was. */
export function useUnlocked(props: MediaFilmProps) {
  const { resource } = props.data;
  const [unlocked, setUnlocked] = useState<Unlocked>();
  const gate = resource && gateOf(resource);

  const show = async (files: readonly UnlockedFile[], start: boolean, from = 0) => {
    const videos = toVideos(files, resource?.titleContent ?? '', firstFile(resource?.coverMaterial)?.url);
    const { Player } = await import('../kit/components/player.tsx');
    const [first, ...rest] = videos;
    if (first)
      setUnlocked({
        ...{ of: gate?.unlock, Player, start },
        videos: [{ ...first, url: from ? `${first.url}#t=${from}` : first.url }, ...rest],
      });
  };
  const { renew, isStale } = useUnlockedFiles(props, {
    gate,
    page: toPath(addresses.mediaResource, resource?.id),
    isShown: isVideo,
    show: (files, sent) => {
      show(files, sent !== undefined).then(() => {
        // What else it has unlocked stands in the dialog.
        if (sent?.links.every(isVideo)) sent.form.removeAttribute('open');
      }, ignore);
    },
  });
  const recover = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLVideoElement) || !isStale()) return;
    const from = target.currentTime;
    renew()
      .then((files) => show(files, true, from))
      .catch(ignore);
  };
  return { gate, unlocked: unlocked?.of === gate?.unlock ? unlocked : undefined, recover };
}

/** The form, or the player, tells the visitor. */
const ignore = () => undefined;
