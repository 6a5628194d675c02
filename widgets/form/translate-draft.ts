import type { FormField } from '../../contract/entities/form.ts';
import { type Draft, type Entry, hasOptions } from '../../contract/form-fields.ts';

/** The same form in another language has its fields and options in the same places. */
export function translateDraft(draft: Draft, before: readonly FormField[], after: readonly FormField[]): Draft {
  const entries = before.flatMap((field, index): [number, Entry][] => {
    const entry = draft[field.id];
    const counterpart = after[index];
    if (!entry || !counterpart || hasOptions(counterpart) !== hasOptions(field)) return [];
    return [[counterpart.id, hasOptions(field) ? translateOptions(entry, field, counterpart) : entry]];
  });
  return Object.fromEntries(entries);
}

function translateOptions(entry: Entry, before: FormField, after: FormField): Entry {
  const translate = (option: string) => after.fieldOptions?.[before.fieldOptions?.indexOf(option) ?? -1] ?? option;
  const { value } = entry;
  return { ...entry, value: typeof value === 'string' ? translate(value) : value.map(translate) };
}
