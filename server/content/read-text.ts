import { z } from 'zod';
import type { Fault } from './faults.ts';
import type { Source } from './source.ts';

/** What stands below the front matter, as the field that the contract tags as rich text. */
export function readText(
  { file, type, text }: Source,
  entity: z.ZodObject,
): { fields: Record<string, string>; faults: Fault[] } {
  if (!text) return { fields: {}, faults: [] };
  const field = findRichText(entity);
  if (field !== undefined)
    return { fields: { [field]: text.html }, faults: text.faults.map((fault) => ({ file, path: [field], ...fault })) };
  const reason = `a ${type} has no text below its front matter: move it to a field`;
  return { fields: {}, faults: [{ file, line: text.line, path: [], reason }] };
}

/** The entity's field that a file's body fills. */
export function findRichText(entity: z.ZodObject): string | undefined {
  return Object.keys(entity.shape).find((name) => {
    const schema = entity.shape[name] as z.ZodType;
    const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
    return inner.meta()?.content === 'rich-text';
  });
}
