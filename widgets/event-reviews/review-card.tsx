import type { ReactNode } from 'react';
import { addresses } from '../../contract/addresses.ts';
import type { Review } from '../../contract/entities/activity.ts';
import { toPath } from '../../contract/paths.ts';
import { DocumentLink } from '../kit/components/document-link.tsx';
import { Icon } from '../kit/components/icons.tsx';
import { firstFile, Image } from '../kit/components/image.tsx';
import { OpenForm } from '../kit/components/open-form.tsx';
import { OpenVideo } from '../kit/components/open-video.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { usePlace } from '../kit/components/use-place.ts';
import { Lock } from '../shared/lock.tsx';
import { toVideos } from '../shared/videos.ts';
import type { EventReviewsProps } from './event-reviews.data.ts';

interface ReviewCardProps {
  review: Review;
  eventId: number;
  t: EventReviewsProps['t'];
}

type Way = 'locked' | 'play' | 'go' | 'read';

/** Where a review leads, by its jump (section 4): through a form first, to its own film, to another address, or nowhere. */
function findWay({ playType, jumpBO }: Review): Way | undefined {
  if (!jumpBO) return undefined;
  const { jumpContentType: type, unlock, attachment, attachmentUrl, buttonLink } = jumpBO;
  if (type === 'FORM' || unlock) return 'locked';
  const files = attachment?.files ?? [];
  const hasFile = files.length > 0 || attachmentUrl !== undefined;
  if (hasFile && (type === 'VIDEO' || playType === 'UPLOAD') && !files.some((file) => file.type === 'document'))
    return 'play';
  if (buttonLink) return 'go';
  return hasFile ? 'read' : undefined;
}

/** The whole card is the link. */
export function ReviewCard({ review, eventId, t }: ReviewCardProps) {
  const { title, description, coverMaterial, jumpBO } = review;
  const cover = firstFile(coverMaterial);
  const way = findWay(review);
  return (
    <li className="review">
      <div className="review-cover">
        {cover && <Image file={cover} width={400} alt="" />}
        {way && (
          <span className="review-mark">
            {way === 'locked' ? <Lock size={24} /> : <Icon name={iconOf(way)} size={24} />}
          </span>
        )}
      </div>
      <h3>
        <ReviewLink review={review} way={way} eventId={eventId} t={t}>
          <Phrase text={title} />
        </ReviewLink>
      </h3>
      {description && <p>{description}</p>}
      {/* A description has said it. */}
      {way && (jumpBO?.buttonTitle || !description) && (
        <p className="review-way" aria-hidden="true">
          {jumpBO?.buttonTitle ?? t(way)}
        </p>
      )}
    </li>
  );
}

const iconOf = (way: Exclude<Way, 'locked'>) => (way === 'play' ? 'play' : 'arrow');

interface ReviewLinkProps extends ReviewCardProps {
  way: Way | undefined;
  children: ReactNode;
}

function ReviewLink({ review, way, eventId, t, children }: ReviewLinkProps) {
  const { link } = usePlace();
  const { title, coverMaterial, jumpBO } = review;
  const words = (
    <>
      {children}
      <span className="unseen">{way && ` · ${jumpBO?.buttonTitle ?? t(way)}`}</span>
    </>
  );
  if (way === 'locked') {
    return (
      <OpenForm formId={jumpBO?.formBO?.id} unlock={jumpBO?.unlock} source={toPath(addresses.event, eventId)}>
        {words}
      </OpenForm>
    );
  }
  if (way === 'play') {
    const poster = firstFile(coverMaterial)?.url;
    const files = jumpBO?.attachment?.files.filter(({ type }) => type !== 'image') ?? [];
    const videos = toVideos(files, title, poster);
    const plain = jumpBO?.attachmentUrl ? [{ url: jumpBO.attachmentUrl, title, poster }] : [];
    return <OpenVideo videos={videos.length > 0 ? videos : plain}>{words}</OpenVideo>;
  }
  if (way === 'go') {
    const address = jumpBO?.buttonLink ?? '';
    const isOwn = address.startsWith('/');
    return (
      <a href={link(address)} {...(isOwn ? {} : { target: '_blank', rel: 'noopener' })}>
        {words}
        {!isOwn && <span className="unseen">{t('newTab')}</span>}
      </a>
    );
  }
  if (way === 'read') {
    const url = jumpBO?.attachment?.files[0]?.url ?? jumpBO?.attachmentUrl ?? '';
    return <DocumentLink url={url}>{words}</DocumentLink>;
  }
  return <>{children}</>;
}
