import type { Entry } from './entry.ts';

/** What an entry is called: each type has its own field for it. */
export function nameOf({ value, slug }: Pick<Entry, 'value' | 'slug'>): string {
  const fields = value as Readonly<Record<string, unknown>>;
  const names = ['title', 'name', 'activityName', 'titleContent'].map((field) => fields[field]);
  return names.find((name) => typeof name === 'string') ?? slug;
}
