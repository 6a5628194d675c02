import type { ReactNode } from 'react';

interface OpenFormProps {
  formId: number;
  /** The form's own page, for visitors without scripts. */
  href: string;
  /** What the form unlocks, e.g. `publication/12`. */
  unlock?: string;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
}

/** A link to a form's page that the loader turns into the form's modal (`data-vt-open`); it needs no script of the widget's. */
export function OpenForm({ formId, href, unlock, children, ...rest }: OpenFormProps) {
  return (
    <a
      href={unlock ? `${href}?${new URLSearchParams({ unlock })}` : href}
      data-vt-open="form"
      data-vt-form-id={formId}
      data-vt-unlock={unlock}
      {...rest}
    >
      {children}
    </a>
  );
}
