import type { FormField } from '../../contract/entities/form.ts';
import { type Draft, type Entry, isMultiple } from '../../contract/form-fields.ts';
import { vitrine } from '../kit/runtime/origin.ts';

/** What the page knows already, by field id or by the field's name: the attribute's values go before the page's. */
export function prefillDraft(fields: readonly FormField[], prefill: Readonly<Record<string, string>>): Draft {
  const page = vitrine().visitor?.prefill ?? {};
  const draft: Record<number, Entry> = {};
  for (const field of fields) {
    const { id, name } = field;
    const value = prefill[id] ?? prefill[name] ?? page[id] ?? page[name];
    if (value !== undefined) draft[id] = { value: isMultiple(field) ? value.split(', ') : value };
  }
  return draft;
}
