import type { ReactNode } from 'react';
import { addresses } from '../../contract/addresses.ts';
import type { MediaResourceSummary } from '../../contract/entities/media.ts';
import { toPath } from '../../contract/paths.ts';
import { firstFile, Image } from '../kit/components/image.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { usePlace } from '../kit/components/use-place.ts';
import { formatDate } from '../kit/runtime/dates.ts';
import { createTranslate } from '../kit/runtime/words.ts';
import { featuredCover } from './featured-cover.ts';
import { formatLength } from './film-length.ts';
import { Lock } from './lock.tsx';
import { mediaCardText } from './media-card.text.ts';

interface MediaCardProps {
  resource: MediaResourceSummary;
  level?: 'h2' | 'h3';
  /** The width that its picture is shown at, in CSS pixels. */
  width?: number;
  /** Alone in its row and put forward: the picture beside the words. */
  wide?: boolean;
}

/** A film as it is shown everywhere, how long it takes and whether a form comes first. The whole card is the link. */
export function MediaCard({ resource, level: Heading = 'h3', width = 620, wide = false }: MediaCardProps) {
  const { site, link } = usePlace();
  const t = createTranslate('media-card', mediaCardText, site, {});
  const { id, titleContent, createdAt, coverMaterial, resourceType, isNeedContact, duration } = resource;
  const cover = wide ? featuredCover(coverMaterial) : firstFile(coverMaterial);
  return (
    <article className={wide ? 'media-card wide' : 'media-card'}>
      {/* Without a picture its place stays, so that cards of a row begin at one line. */}
      <div className="media-picture">{cover && <Image file={cover} width={width} alt="" />}</div>
      <Heading className="media-title">
        <a href={link(toPath(addresses.mediaResource, id))}>
          <Phrase text={titleContent} />
        </a>
      </Heading>
      {/* One run of text: parts would move each other when their face comes. */}
      <p className="media-meta">{`${resourceType} · ${formatDate(createdAt, site)}`}</p>
      {(isNeedContact || duration) && (
        <p className="media-marks">
          {isNeedContact && (
            <span>
              <Lock />
              {t('gated')}
            </span>
          )}{' '}
          {duration && (
            <span className="media-length">
              <span className="unseen">{t('length')}</span> {formatLength(duration)}
            </span>
          )}
        </p>
      )}
    </article>
  );
}

/** Films in rows of two, of one on phones (section 9). */
export function MediaGrid({ columns = 2, label, children }: { columns?: 2 | 3; label?: string; children: ReactNode }) {
  return (
    <ul className={`media-grid by-${columns}`} aria-label={label}>
      {children}
    </ul>
  );
}
