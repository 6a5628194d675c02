import type { ReactNode } from 'react';
import { defaultFormId, toFormPath } from '../../../contract/constants.ts';
import { usePlace } from './use-place.ts';

interface OpenFormProps {
  /** Without it, the consult form of where the button stands. */
  formId?: number;
  /** What the form unlocks, e.g. `publication/12`. */
  unlock?: string;
  /** The path of the page that the lead counts for, where that is not the one that it stands on. */
  source?: string;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
}

/**
 * A link to a form's own page that the loader turns into the form's modal (`data-vt-open`); it needs no script of the
 * widget's.
 */
export function OpenForm({ formId, unlock, source, children, ...rest }: OpenFormProps) {
  const { site, route, link } = usePlace();
  const id = formId ?? defaultFormId(site.mark, route.path);
  const href = link(toFormPath(id));
  return (
    <a
      href={unlock ? `${href}?${new URLSearchParams({ unlock })}` : href}
      data-vt-open="form"
      data-vt-form-id={id}
      data-vt-unlock={unlock}
      data-vt-source={source}
      {...rest}
    >
      {children}
    </a>
  );
}
