import type { FormField } from '../../contract/entities/form.ts';
import { type Draft, type Entry, isMultiple } from '../../contract/form-fields.ts';
import { vitrine } from '../kit/origin.ts';

/** What the page knows already, by field id or by the field's name: the attribute's values go before the page's. */
export function prefillDraft(fields: readonly FormField[], prefill: Readonly<Record<string, string>>): Draft {
  const known = { ...vitrine().visitor?.prefill, ...prefill };
  const entries = fields.flatMap((field): [number, Entry][] => {
    const value = known[field.id] ?? known[field.name];
    if (value === undefined) return [];
    return [[field.id, { value: isMultiple(field) ? value.split(', ') : value }]];
  });
  return Object.fromEntries(entries);
}
