import type { FormField } from '../../../contract/entities/form.ts';

/** A field that is as plain as can be, but for what a test says of it. */
export function field(differences: Partial<FormField> = {}): FormField {
  return { id: 1, name: 'Company', type: 'INPUT', ...differences };
}

export const phone = field({ id: 2, name: 'Phone', type: 'PHONE' });
export const email = field({ id: 3, name: 'Email', type: 'EMAIL' });
export const interests = field({
  id: 4,
  name: 'Interests',
  type: 'CHECKBOX',
  fieldOptions: ['Finance', 'People', 'Supply'],
  openOther: 'TURNON',
});
export const size = field({
  id: 5,
  name: 'Size',
  type: 'RADIO',
  fieldOptions: ['Small', 'Large'],
  openOther: 'TURNON',
});
