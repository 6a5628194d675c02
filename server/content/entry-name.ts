import type { Entry } from './entry.ts';

/** What an entry is called: each type has its own field for it. */
export function nameOf({ value, slug }: Pick<Entry, 'value' | 'slug'>): string {
  return findName(value as Readonly<Record<string, unknown>>) ?? slug;
}

/** What an entry says in a field, of its own or for the server alone. */
export function fieldOf({ value, extra }: Pick<Entry, 'value' | 'extra'>, name: string): unknown {
  return ({ ...value, ...extra } as Readonly<Record<string, unknown>>)[name];
}

/** The name among an entry's fields, as they were written or as they are read. */
export function findName(fields: Readonly<Record<string, unknown>>): string | undefined {
  const names = ['title', 'name', 'activityName', 'titleContent', 'moduleName', 'displayName'].map(
    (field) => fields[field],
  );
  return names.find((name) => typeof name === 'string');
}
