import type { Form, FormField } from './entities/form.ts';
import type { Site } from './entities/site.ts';
import { type Draft, type Entry, hasOptions, isMultiple, isRequired, longestValue, OTHER } from './form-fields.ts';
import { type FormMessage, formMessages } from './form-rules.text.ts';
import { say, type TextValues } from './text.ts';

/** What `POST /form` carries (section 7). */
export interface FieldValue {
  formFieldBO: { id: number };
  value: string;
}

/** What one field has against its value, in the visitor's language. */
export interface FieldError {
  fieldId: number;
  message: string;
}

/** Section 5: "letters, digits, underscore, dot or hyphen, '@', a domain with one or two dot-suffixes". */
const emailPattern = /^[A-Za-z0-9_.-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+){1,2}$/;

/** Section 5: a mainland mobile number, 11 digits, 1 and then 3 to 9. */
const phonePattern = /^1[3-9]\d{9}$/;

/** A message in the language of a site's mark. */
export function formMessage(key: FormMessage, mark: string, values?: TextValues): string {
  return say(formMessages[key], mark, values);
}

/** People type +86, spaces, hyphens and full-width digits; the rule and the lead want eleven plain digits. */
export function normalizePhone(text: string): string {
  const plain = plainText(text).replace(/[\s().\-‐-―−]/g, '');
  return plain.replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
}

/** One field's value as it is sent: trimmed, normalised, OTHER merged, choices joined with ', '. Empty text when nothing was entered. */
export function prepareValue(field: FormField, entry: Entry | undefined, mark: string): string {
  if (!entry) return '';
  const given = typeof entry.value === 'string' ? [entry.value] : entry.value;
  const values = given.map((value) => value.trim()).filter((value) => value !== '');
  if (hasOptions(field)) {
    // Whichever was ticked first: the text of OTHER may hold anything, so it comes last.
    values.sort((a, b) => Number(a === OTHER) - Number(b === OTHER));
    return values.map((value) => mergeOther(field, value, entry.other, mark)).join(', ');
  }
  const text = values.join(', ');
  if (field.type === 'PHONE') return normalizePhone(text);
  return field.type === 'EMAIL' ? plainText(text) : text;
}

/** What is copied from elsewhere may have marks of the writing's direction around it, which nobody sees. */
export const plainText = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();

function mergeOther(field: FormField, value: string, other: string | undefined, mark: string): string {
  if (value !== OTHER || field.openOther !== 'TURNON') return value;
  const text = other?.trim();
  return text ? formMessage('otherWithText', mark, { text }) : formMessage('other', mark);
}

/** The values to send, in the form's order; empty values and empty arrays are dropped (section 5). */
export function prepareValues(fields: readonly FormField[], draft: Draft, mark: string): FieldValue[] {
  return fields
    .map((field) => ({ formFieldBO: { id: field.id }, value: prepareValue(field, draft[field.id], mark) }))
    .filter(({ value }) => value !== '');
}

/** What is wrong with a prepared value, or undefined. Patterns look at non-empty values only (section 5). */
export function validateValue(field: FormField, value: string, mark: string): string | undefined {
  const label = field.name;
  if (value === '') return isRequired(field) ? formMessage('empty', mark, { label }) : undefined;
  if (value.length > longestValue) return formMessage('tooLong', mark, { label, most: longestValue });
  if (field.type === 'EMAIL' && !emailPattern.test(value)) return formMessage('email', mark);
  if (field.type === 'PHONE' && !phonePattern.test(value)) return formMessage('phone', mark);
  if (hasOptions(field) && !isChoice(field, value)) return formMessage('option', mark, { label });
  return undefined;
}

/** Whether each part of a joined value is one of the options; the free text of OTHER comes last and may hold anything. */
export function isChoice(field: FormField, value: string): boolean {
  const options = field.fieldOptions ?? [];
  const other = field.openOther === 'TURNON' ? /(?:^|, )(?:其他（.*）|Other \(.*\)|其他|Other)$/s : undefined;
  const rest = other ? value.replace(other, '') : value;
  const choices = rest === '' ? [] : rest.split(', ');
  if (!isMultiple(field) && choices.length + (rest === value ? 0 : 1) > 1) return false;
  return choices.every((choice) => options.includes(choice));
}

/** Every fault of a whole form's values, in the form's order. */
export function validateForm(fields: readonly FormField[], values: readonly FieldValue[], mark: string): FieldError[] {
  return fields.flatMap((field) => {
    const given = values.find(({ formFieldBO }) => formFieldBO.id === field.id);
    const message = validateValue(field, given?.value ?? '', mark);
    return message ? [{ fieldId: field.id, message }] : [];
  });
}

/**
 * What is wrong with a consent, or undefined. A site with a privacy policy takes no form without consent to just that
 * version: whoever agreed to an earlier one has to see what has changed.
 * @param agreed the version that was agreed to, if any
 */
export function validateConsent(
  { mark, privacyPolicy }: Pick<Site, 'mark' | 'privacyPolicy'>,
  agreed: string | undefined,
): string | undefined {
  if (!privacyPolicy || agreed === privacyPolicy.version) return undefined;
  return formMessage(agreed ? 'consentRenewed' : 'consent', mark);
}

/** Every fault by field id, and by `consent`. The browser and the server both ask this. */
export function findErrors(
  form: Pick<Form, 'formFields'>,
  values: readonly FieldValue[],
  site: Pick<Site, 'mark' | 'privacyPolicy'>,
  agreed: string | undefined,
): Record<string, string> {
  const errors = validateForm(form.formFields, values, site.mark).map(({ fieldId, message }) => [fieldId, message]);
  const consent = validateConsent(site, agreed);
  if (consent) errors.push(['consent', consent]);
  return Object.fromEntries(errors);
}
