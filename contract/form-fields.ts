import type { Form, FormField } from './entities/form.ts';
import type { ShownForm } from './entities/lead.ts';

/** The choice that reveals the free text of a field whose `openOther` is on. */
export const OTHER = 'OTHER';

/** The longest value that a lead keeps, in UTF-16 units. */
export const longestValue = 5000;

/** What a visitor has entered for one field so far. */
export interface Entry {
  value: string | readonly string[];
  /** The text beside the choice OTHER. */
  other?: string;
}

/** Entries by field id. */
export type Draft = Readonly<Record<number, Entry | undefined>>;

/** Section 5: every field is required unless `required` is false. */
export function isRequired(field: Pick<FormField, 'required'>): boolean {
  return field.required !== false && field.required !== 'FALSE';
}

/** CHECKBOX takes several choices, and so does any field that is displayed as SELECT (section 3). */
export function isMultiple(field: Pick<FormField, 'type' | 'displayForm'>): boolean {
  return field.type === 'CHECKBOX' || field.displayForm === 'SELECT';
}

/** Whether the field offers choices instead of free text. */
export function hasOptions(field: Pick<FormField, 'type' | 'displayForm'>): boolean {
  return isMultiple(field) || field.type === 'RADIO' || field.type === 'SELECT';
}

/** What a lead tells of the form that the visitor saw. */
export function describeShown({ name, formFields }: Pick<Form, 'name' | 'formFields'>): ShownForm {
  return {
    name,
    fields: formFields.map((field) => ({
      id: field.id,
      name: field.name,
      type: field.type,
      required: isRequired(field),
      displayForm: field.displayForm,
    })),
  };
}
