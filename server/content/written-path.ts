import type { FieldPath } from './field-path.ts';
import { isFields } from './values.ts';

/**
 * Where in the front matter stands what an entry has at a path: `videoMaterial.captions.0.lang` for
 * `videoMaterial.files.0.captions.0.lang`. A resource's files are written in its own field, a single one without a list, and
 * an address alone or as `file`.
 */
export function toWrittenPath(fields: unknown, path: FieldPath): FieldPath {
  const at = path.indexOf('files');
  if (at < 0) return path;
  const field = path.slice(0, at);
  const [index, name, ...rest] = path.slice(at + 1);
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
