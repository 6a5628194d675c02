import type { FieldPath } from './field-path.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Tells what is wrong with a field of the front matter. */
export type Tell = (path: FieldPath, reason: string) => void;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
