import { useRef } from 'react';
import { fileAddress } from '../kit/components/file-address.ts';
import { Icon } from '../kit/components/icons.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { usePlace } from '../kit/components/use-place.ts';
import type { PageFrameProps } from './page-frame.data.ts';
import { useFrameHeight } from './use-frame-height.ts';

const still = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** Without a script, and where its height cannot be known, the frame is as high as the window and scrolls by itself. */
export function PageFrame({ data: { page }, t, id }: PageFrameProps) {
  const { origin } = usePlace();
  const frame = useRef<HTMLIFrameElement>(null);
  const src = fileAddress(page.url, origin);
  useFrameHeight(frame, src);
  return (
    <section className="framed" aria-labelledby={id('title')}>
      <div className="measure strip">
        <h1 id={id('title')}>
          <Phrase text={page.title} />
        </h1>
        <a href={src} target="_blank" rel="noopener">
          {t('open')}
          <Icon name="arrow" size={20} />
        </a>
      </div>
      {/* A foreign page may forbid frames and could not look into this one: there the link has to do. */}
      {origin === '' && (
        <iframe
          ref={frame}
          className="frame"
          src={src}
          title={page.title}
          // What the site serves itself runs nothing; a page of another host is its own, and here it stays in its frame.
          sandbox={page.url.startsWith('/') ? still : `${still} allow-scripts allow-forms`}
        />
      )}
    </section>
  );
}
