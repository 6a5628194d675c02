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

/** What turns a link to a form's own page into one that opens the form: the loader does, without a script of the widget's. */
export function toOpener(
  href: string,
  { formId, unlock, source }: Pick<OpenFormProps, 'formId' | 'unlock' | 'source'>,
) {
  const query = String(new URLSearchParams({ ...(unlock && { unlock }), ...(source && { source }) }));
  return {
    // Without a script the form's own page is told as much.
    href: query ? `${href}?${query}` : href,
    'data-vt-open': 'form',
    'data-vt-form-id': formId,
    'data-vt-unlock': unlock,
    'data-vt-source': source,
  };
}

/** A link that opens a form as a modal (`data-vt-open`), and works without scripts. */
export function OpenForm({ formId, unlock, source, children, ...rest }: OpenFormProps) {
  const { site, route, link } = usePlace();
  const id = formId ?? defaultFormId(site.mark, route.path);
  return (
    <a {...toOpener(link(toFormPath(id)), { formId: id, unlock, source })} {...rest}>
      {children}
    </a>
  );
}
