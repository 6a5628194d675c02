export const fieldTypes = ['INPUT', 'TEXTAREA', 'RADIO', 'CHECKBOX', 'SELECT', 'EMAIL', 'PHONE'] as const;

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
}

export interface Form {
  id: number;
  name: string;
  description?: string;
  /** One or more. */
  formFields: FormField[];
}
