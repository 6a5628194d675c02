import type { FormField } from '../../contract/entities/form.ts';
import type { Entry } from '../../contract/form-fields.ts';
import type { Translate } from '../kit/runtime/words.ts';
import type { text } from './form.text.ts';

export interface FieldProps {
  field: FormField;
  /** What the field starts with; from then on the browser keeps what is typed. */
  entry: Entry | undefined;
  error: string | undefined;
  id: string;
  t: Translate<typeof text>;
}

/** What ties a control to its explanation and its error. */
export function describe({ field, error, id }: Partial<FieldProps>) {
  const ids = [field?.explain && `${id}-explain`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-invalid': Boolean(error), 'aria-describedby': ids || undefined };
}
