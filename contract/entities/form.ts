export const fieldTypes = ['INPUT', 'TEXTAREA', 'RADIO', 'CHECKBOX', 'SELECT', 'EMAIL', 'PHONE'] as const;

/** What a browser knows of its visitor and a form of ours may ask for (HTML, "Autofill field"). */
export const autofillFields = [
  'name',
  'family-name',
  'given-name',
  'organization',
  'organization-title',
  'email',
  'tel',
  'url',
  'country-name',
  'address-level1',
  'address-level2',
  'street-address',
  'postal-code',
] as const;

export interface FormField {
  id: number;
  name: string;
  type: (typeof fieldTypes)[number];
  /** Required unless this is false (section 5). */
  required?: 'TRUE' | 'FALSE' | boolean;
  explain?: string;
  promptText?: string;
  fieldOptions?: string[];
  openOther?: 'TURNON' | 'TURNOFF';
  /** `SELECT` means a multi-select of checkboxes. */
  displayForm?: 'SELECT' | 'NORMAL';
  /** What of the visitor's own a text field asks for, so that a browser can fill it in (WCAG 2.2, 1.3.5). */
  autocomplete?: (typeof autofillFields)[number];
}

export interface Form {
  id: number;
  name: string;
  description?: string;
  /** What whoever sent it is told, where it is not that an adviser will call. */
  thanks?: string;
  /** One or more. */
  formFields: FormField[];
}
