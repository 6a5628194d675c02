import type { ReactNode } from 'react';

interface OpenFormProps {
  formId: number;
  /** The form's own page, for visitors without scripts. */
  href: string;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
}

/** A link to a form's page that the loader turns into the form's modal (`data-vt-open`); it needs no script of the widget's. */
export function OpenForm({ formId, href, children, ...rest }: OpenFormProps) {
  return (
    <a href={href} data-vt-open="form" data-vt-form-id={formId} {...rest}>
      {children}
    </a>
  );
}
