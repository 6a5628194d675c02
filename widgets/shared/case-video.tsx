import type { ReactNode } from 'react';
import type { ExampleSummary } from '../../contract/entities/example.ts';
import { firstFile } from '../kit/components/image.tsx';
import { OpenVideo } from '../kit/components/open-video.tsx';
import { usePlace } from '../kit/components/use-place.ts';
import { createTranslate } from '../kit/runtime/words.ts';
import { caseCardText } from './case-card.text.ts';

interface CaseVideoProps {
  example: Pick<ExampleSummary, 'title' | 'coverMaterial' | 'videoMaterial'>;
  className?: string;
  /** What it says, where that is not for screen readers alone. */
  words?: string;
  /** Its icon. */
  children: ReactNode;
}

/** The button that plays a case's videos over the page; none where a case has no video. */
export function CaseVideo({
  example: { title, coverMaterial, videoMaterial },
  className,
  words,
  children,
}: CaseVideoProps) {
  const { site } = usePlace();
  const t = createTranslate('case-card', caseCardText, site, {});
  const poster = firstFile(coverMaterial)?.url;
  const files = videoMaterial?.files.filter(({ type }) => type === 'video') ?? [];
  const videos = files.map(({ url, name, captions }) => ({ url, title: name ?? title, captions, poster }));
  return (
    <OpenVideo videos={videos} className={className}>
      {children}
      {words ?? <span className="unseen">{t('play', { title })}</span>}
    </OpenVideo>
  );
}
