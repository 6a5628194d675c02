import type { Entry } from '../entry.ts';
import type { FieldPath } from '../field-path.ts';
import { isFields } from '../values.ts';

/** A text or a number of an entry, and where it stands. */
export interface Leaf {
  value: unknown;
  path: FieldPath;
}

/** All that an entry says itself. What it embeds of other entries is theirs to say. */
export function listLeaves(entry: Entry): Leaf[] {
  const embedded = new Set(entry.embeds.map(({ field }) => field));
  return Object.entries({ ...entry.value, ...entry.extra }).flatMap(([name, value]) =>
    embedded.has(name) ? [] : walk(value, [name]),
  );
}

function walk(value: unknown, path: FieldPath): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => walk(item, [...path, index]));
  if (!isFields(value)) return [{ value, path }];
  return Object.entries(value).flatMap(([name, inner]) => walk(inner, [...path, name]));
}
