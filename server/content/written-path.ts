import type { FieldPath } from './field-path.ts';
import { isFields } from './values.ts';

/** The field of a value in an entry: a resource's files are written in the resource's own. */
export function toWrittenField<Part extends PropertyKey>(path: readonly Part[]): readonly Part[] {
  const at = (path as readonly PropertyKey[]).indexOf('files');
  return at < 0 ? path : path.slice(0, at);
}

/**
 * Where in the front matter stands what an entry has at a path: `videoMaterial.captions.0.lang` for
 * `videoMaterial.files.0.captions.0.lang`. A single file is written without a list, and an address alone or as `file`.
 */
export function toWrittenPath(fields: unknown, path: FieldPath): FieldPath {
  const field = toWrittenField(path);
  if (field === path) return path;
  const [index, name, ...rest] = path.slice(field.length + 1);
  const given = field.reduce<unknown>(
    (node, part) => (node as Record<PropertyKey, unknown> | undefined)?.[part],
    fields,
  );
  const isList = Array.isArray(given);
  const item = isList ? given[Number(index)] : given;
  const place = isList && index !== undefined ? [...field, index] : field;
  if (name === undefined) return place;
  if (name !== 'url') return [...place, name, ...rest];
  return isFields(item) ? [...place, 'file'] : place;
}
