import { useContext, useLayoutEffect, useRef, useState } from 'react';
import type { Site } from '../../../contract/entities/site.ts';
import { findSavedVideo } from '../../../contract/videos.ts';
import { SurroundingsContext } from '../runtime/view.tsx';
import { createTranslate } from '../runtime/words.ts';
import { DocumentLink } from './document-link.tsx';
import { fileAddress } from './file-address.ts';
import { Icon } from './icons.tsx';
import { imageAddress } from './image.tsx';
import { playerText } from './player.text.ts';
import type { Video } from './video.ts';

export interface PlayerProps {
  videos: readonly Video[];
  site: Pick<Site, 'mark' | 'lang'>;
  /** The visitor has pressed a button to see it: it plays at once, where the browser lets it. */
  start?: boolean;
}

/** WeChat's and QQ's browsers play a video in its place by these names alone, which are none of HTML's. */
const inPlace = {
  'webkit-playsinline': 'true',
  'x5-playsinline': 'true',
  'x5-video-player-type': 'h5',
  'x-webkit-airplay': 'allow',
};

/** The one of the page that plays: another one that starts makes it pause. */
let playing: HTMLVideoElement | undefined;

/**
 * A video with the browser's own controls, which have the keys and the captions; several follow each other and can be
 * chosen from a list (section 4). Nothing plays before somebody asks for it.
 */
export function Player({ videos, site, start = false }: PlayerProps) {
  const { origin } = useContext(SurroundingsContext);
  const t = createTranslate('player', playerText, site, {});
  const element = useRef<HTMLVideoElement>(null);
  const wanted = useRef(start);
  const [index, setIndex] = useState(() => Math.max(0, findPlayed(videos, 0)));
  const [failed, setFailed] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const video = videos[Math.min(index, videos.length - 1)];

  // biome-ignore lint/correctness/useExhaustiveDependencies: each video of the list starts by itself
  useLayoutEffect(() => {
    const { current } = element;
    // One that a server wrote may have failed before its script came.
    if (current?.error) setFailed(true);
    if (current && wanted.current) void play(current);
    // Only a script can tell that it has not begun, and will tell when it does: without one a film would be cut as it plays.
    else if (current?.paused && current.currentTime === 0) setWaiting(true);
    return () => {
      if (playing === current) playing = undefined;
    };
  }, [index]);

  if (!video) return null;
  const titleOf = (at: number) => videos[at]?.title ?? t('untitled', { number: at + 1 });
  const choose = (at: number) => {
    wanted.current = true;
    setFailed(false);
    if (at !== index) setIndex(at);
    else if (element.current) void play(element.current);
  };
  const retry = () => {
    const { current } = element;
    if (current) {
      // The button goes: the keys are on the film again, which takes them by its controls alone.
      current.controls = true;
      current.focus();
      current.load();
    }
    setFailed(false);
    choose(index);
  };
  const handlePlay = () => {
    setWaiting(false);
    if (playing !== element.current) playing?.pause();
    playing = element.current ?? undefined;
  };
  const { url, poster, captions = [] } = video;
  const address = fileAddress(url, origin);
  const kind = findSavedVideo(url);
  const next = findPlayed(videos, index + 1);
  return (
    <div className="player">
      <div className="screen">
        {kind ? (
          <div className="player-failed">
            <p>{t('saved', { kind })}</p>
            <div className="ways">
              <DocumentLink url={url} className="primary" download>
                {t('download')}
              </DocumentLink>
            </div>
          </div>
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: a video has the captions that the content gives it
          <video
            className={waiting ? 'waiting' : undefined}
            ref={(video) => {
              element.current = video;
              for (const [name, value] of Object.entries(inPlace)) video?.setAttribute(name, value);
            }}
            src={address}
            poster={poster && imageAddress(poster, 960, origin)}
            // Below what says that it cannot be had there is nothing for the keys.
            controls={!failed}
            playsInline
            preload="metadata"
            // Captions of another origin are read with its leave only, and then the video is asked for in the same way.
            crossOrigin={origin && captions.length > 0 && address.startsWith(`${origin}/`) ? 'anonymous' : undefined}
            aria-label={titleOf(index)}
            onPlay={handlePlay}
            onSeeking={() => setWaiting(false)}
            onEnded={() => next > 0 && choose(next)}
            onError={() => setFailed(true)}
          >
            {captions.map((caption) => (
              <track
                key={caption.url}
                kind="captions"
                src={fileAddress(caption.url, origin)}
                srcLang={caption.lang}
                label={caption.label}
                default={caption.lang.split('-')[0] === site.lang.split('-')[0]}
              />
            ))}
          </video>
        )}
        {failed && (
          <div className="player-failed" role="alert">
            <p>{t('failed')}</p>
            <div className="ways">
              <button
                type="button"
                className="primary"
                // A film that cannot be had has nothing for the keys that it may have.
                ref={(button) => {
                  if (element.current?.matches(':focus')) button?.focus();
                }}
                onClick={retry}
              >
                {t('retry')}
              </button>
              <a className="quiet" href={address} target="_blank" rel="noopener">
                {t('file')}
              </a>
            </div>
          </div>
        )}
      </div>
      {videos.length > 1 && (
        <>
          <p className="unseen" role="status">
            {t('playing', { number: index + 1, total: videos.length, title: titleOf(index) })}
          </p>
          <ol className="playlist" aria-label={t('playlist')}>
            {videos.map((each, at) => (
              <li key={each.url}>
                <button type="button" aria-current={at === index ? 'true' : undefined} onClick={() => choose(at)}>
                  <Icon name="play" size={18} />
                  {titleOf(at)}
                  {findSavedVideo(each.url) && <span className="kind">{findSavedVideo(each.url)}</span>}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** The first from a place on that browsers play; -1 where there is none. */
function findPlayed(videos: readonly Video[], from: number): number {
  return videos.findIndex(({ url }, at) => at >= from && !findSavedVideo(url));
}

/** A browser may refuse to play with sound before it has seen a press, or be told of another video meanwhile. */
async function play(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch (error) {
    // The controls are there; that it cannot be had at all, its own event tells.
    if (!(error instanceof DOMException)) throw error;
  }
}
