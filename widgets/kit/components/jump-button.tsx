import { type ReactNode, useContext } from 'react';
import { defaultFormId, toFormPath } from '../../../contract/constants.ts';
import type { Jump } from '../../../contract/entities/jump.ts';
import { SurroundingsContext } from '../runtime/view.tsx';
import type { ViewProps } from '../runtime/widget.ts';
import { OpenForm } from './open-form.tsx';

interface JumpButtonProps extends Pick<ViewProps, 'site' | 'route' | 'link'> {
  jump: Jump | undefined;
  /** What it says when the jump has no title of its own. */
  label?: string;
  className?: string;
  /** Stands after the title, e.g. an arrow. */
  children?: ReactNode;
}

/**
 * The button that content configures (section 3, jumpBO): it opens a form, or leads to an address, a document or a
 * video. Without a type, a title or a place to go there is none.
 */
export function JumpButton({ jump, label, className = 'primary', children, site, route, link }: JumpButtonProps) {
  const { origin } = useContext(SurroundingsContext);
  const title = jump?.buttonTitle ?? label;
  if (!jump?.jumpContentType || !title) return null;
  if (jump.jumpContentType === 'FORM') {
    const formId = jump.formBO?.id ?? defaultFormId(site.mark, route.path);
    return (
      <OpenForm formId={formId} href={link(toFormPath(formId))} unlock={jump.unlock} className={className}>
        {title}
        {children}
      </OpenForm>
    );
  }
  const href = jump.jumpContentType === 'URL' ? jump.buttonLink && link(jump.buttonLink) : fileAddress(jump, origin);
  if (!href) return null;
  const tab = jump.jumpContentType === 'DOCUMENT' ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={href} className={className} {...tab}>
      {title}
      {children}
    </a>
  );
}

/** Files are the content server's own, whichever site's path the page has. */
function fileAddress({ attachment, attachmentUrl }: Jump, origin: string): string | undefined {
  const url = attachment?.files[0]?.url ?? attachmentUrl;
  return url?.startsWith('/') ? origin + url : url;
}
