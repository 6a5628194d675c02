import { type ReactNode, useContext } from 'react';
import { SurroundingsContext } from '../runtime/view.tsx';

interface StillProps {
  as: 'div' | 'nav' | 'ul';
  id?: string;
  className?: string;
  'aria-label'?: string;
  /** What it holds: markup that nothing listens to and that changes with the data alone. */
  children: () => ReactNode;
}

/**
 * What only stands there. Hydration takes it over as the server wrote it, without what it was made of, so that a
 * widget's `client` can leave that out; data that is loaded later is rendered as anywhere else.
 */
export function Still({ as: Tag, children, ...attributes }: StillProps) {
  const { rendered, host, loaded } = useContext(SurroundingsContext);
  if (!rendered || !host || loaded) {
    return (
      <Tag key="made" {...attributes}>
        {children()}
      </Tag>
    );
  }
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: the server's own stays
    <Tag key="stands" {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
