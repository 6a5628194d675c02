import { useEffect, useRef } from 'react';
import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { Icon } from '../kit/components/icons.tsx';
import { firstFile, Image } from '../kit/components/image.tsx';
import { JumpButton } from '../kit/components/jump-button.tsx';
import { OpenForm } from '../kit/components/open-form.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { formatDate } from '../kit/runtime/dates.ts';
import { toJson } from '../kit/runtime/to-json.ts';
import { formatLength } from '../shared/film-length.ts';
import { Lock } from '../shared/lock.tsx';
import { ParentLink } from '../shared/parent-link.tsx';
import { toVideos } from '../shared/videos.ts';
import { type Film, gateOf, type MediaFilmProps } from './media-film.data.ts';
import { useUnlocked } from './use-unlocked.ts';

export function MediaFilm(props: MediaFilmProps) {
  const { data, site, t } = props;
  const { resource, parent } = data;
  const { id, titleContent, createdAt, resourceType, duration, liveAddress } = resource;
  const length = duration && t('length', { length: formatLength(duration) });
  const facts = [resourceType, formatDate(createdAt, site), ...(length ? [length] : [])];
  const jump = buttonOf(resource);
  return (
    <div className="hall">
      <div className="measure film">
        <div className="words">
          {parent && (
            <p className="kicker">
              <ParentLink parent={parent} />
            </p>
          )}
          <h1>
            <Phrase text={titleContent} />
          </h1>
          {/* One run of text: parts would move each other when their face comes. */}
          <p className="facts">{facts.join(' · ')}</p>
          {(liveAddress || jump) && (
            <div className="buttons">
              {liveAddress && (
                <a className="primary" href={liveAddress} target="_blank" rel="noopener">
                  {t('live')}
                  <Icon name="arrow" size={20} />
                </a>
              )}
              <JumpButton
                jump={jump}
                source={toPath(addresses.mediaResource, id)}
                className={liveAddress ? 'secondary' : 'primary'}
              />
            </div>
          )}
        </div>
        {gateOf(resource) ? <Gated {...props} film={resource} /> : <Open film={resource} />}
      </div>
    </div>
  );
}

/** The button beside the film: not the one to its form, which stands over the poster, nor the live room's once more. */
function buttonOf(film: Film) {
  const { jumpBO, liveAddress } = film;
  if (!jumpBO?.jumpContentType || (liveAddress && jumpBO.buttonLink === liveAddress)) return undefined;
  if (!gateOf(film)) return jumpBO;
  return jumpBO.jumpContentType === 'FORM' ? undefined : { ...jumpBO, unlock: undefined };
}

/** In the open the film stands in a player of its own; without one, its picture. */
function Open({ film }: { film: Film }) {
  const { titleContent, coverMaterial, videoMaterial } = film;
  const cover = firstFile(coverMaterial);
  const files = videoMaterial?.files.filter(({ type }) => type === 'video') ?? [];
  if (files.length > 0)
    return <vt-media-player class="stage" videos={toJson(toVideos(files, titleContent, cover?.url))} />;
  return cover ? (
    <div className="stage poster">
      <Image file={cover} width={820} alt="" eager />
    </div>
  ) : null;
}

/** The poster with the way to the form over it, and then the film in its place. */
function Gated(props: MediaFilmProps & { film: Film }) {
  const { film, site, t } = props;
  const { gate, unlocked, recover } = useUnlocked(props);
  const stage = useRef<HTMLDivElement>(null);
  const { Player, videos = [], start } = unlocked ?? {};
  // The focus was on the button that is gone.
  useEffect(() => {
    if (start) stage.current?.querySelector('video')?.focus();
  }, [start]);

  if (Player) {
    return (
      <div ref={stage} className="stage" onErrorCapture={recover}>
        <Player key={videos[0]?.url} videos={videos} site={site} start={start} />
      </div>
    );
  }
  const cover = firstFile(film.coverMaterial);
  return (
    <div className="stage poster gated">
      {cover && <Image file={cover} width={820} alt="" eager />}
      <div className="gate">
        <OpenForm {...gate} source={toPath(addresses.mediaResource, film.id)} className="primary">
          <Lock size={20} />
          {film.jumpBO?.buttonTitle ?? t('unlock')}
        </OpenForm>
        <p>{t('gated')}</p>
      </div>
    </div>
  );
}
