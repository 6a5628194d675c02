import { normalizePhone } from '../../contract/form-rules.ts';

/** The e-mail addresses and phone numbers that stand in a form, however they are written and in whichever language. */
export function readContacts(form: HTMLFormElement): readonly string[] {
  const controls = form.querySelectorAll<HTMLInputElement>('[type="email"], [type="tel"], [autocomplete="email"]');
  return [...controls]
    .map(({ type, value }) => (type === 'tel' ? normalizePhone(value) : value.trim().toLowerCase()))
    .filter(Boolean);
}

/**
 * Whether two are recognisably of the same person: one contact is enough, since whoever corrects a form rarely changes all
 * of them. Where in doubt they are two, for a lead too many is seen and one that is lost is not.
 */
export const isSamePerson = (one: readonly string[], other: readonly string[]) =>
  one.some((contact) => other.includes(contact));
