import type { ReactNode } from 'react';
import type { Jump } from '../../../contract/entities/jump.ts';
import { DocumentLink } from './document-link.tsx';
import { OpenForm } from './open-form.tsx';
import { OpenVideo } from './open-video.tsx';
import { usePlace } from './use-place.ts';

interface JumpButtonProps {
  jump: Jump | undefined;
  /** What it says when the jump has no title of its own. */
  label?: string;
  /** The path of the page that a lead counts for, e.g. `/product/12`: a foreign page's own says nothing of that. */
  source?: string;
  className?: string;
  /** Stands after the title, e.g. an arrow. */
  children?: ReactNode;
}

/**
 * The button that content configures (section 3, jumpBO): it opens a form, leads to an address or a document, or plays a
 * video. What a form stands before is asked for by that form, whichever type it is of: its thank-you has the file or the
 * video (section 4). Without a type, a title or a place to go there is none. Each is a link that works without a script.
 */
export function JumpButton({ jump, label, source, className = 'primary', children }: JumpButtonProps) {
  const { link } = usePlace();
  const title = jump?.buttonTitle ?? label;
  if (!jump || !title) return null;
  const { jumpContentType: type, unlock, formBO, buttonLink } = jump;
  const words = (
    <>
      {title}
      {children}
    </>
  );
  if (type === 'FORM' || unlock) {
    return (
      <OpenForm formId={formBO?.id} unlock={unlock} source={source} className={className}>
        {words}
      </OpenForm>
    );
  }
  if (type === 'URL') {
    return buttonLink ? (
      <a href={link(buttonLink)} className={className}>
        {words}
      </a>
    ) : null;
  }
  const files = jump.attachment?.files ?? [];
  const [file = jump.attachmentUrl ? { url: jump.attachmentUrl } : undefined] = files;
  if (!type || !file) return null;
  if (type === 'DOCUMENT') {
    return (
      <DocumentLink url={file.url} className={className}>
        {words}
      </DocumentLink>
    );
  }
  const cover = files.find((each) => each.type === 'image')?.url;
  const videos = files
    .filter((each) => each.type !== 'image')
    .map(({ url, name, captions }) => ({ url, title: name, captions, poster: cover }));
  return (
    <OpenVideo videos={videos.length > 0 ? videos : [file]} className={className}>
      {words}
    </OpenVideo>
  );
}
