import type { z } from 'zod';
import { metaShape } from './type-row.ts';
import { type TypeName, typeRow } from './types.ts';

const fileSchemas = new Map<TypeName, z.ZodObject>();

/** What a file of a type may hold. Made once: zod compiles a schema when it is first used, which takes longer than using it. */
export function fileSchemaOf(type: TypeName): z.ZodObject {
  let schema = fileSchemas.get(type);
  if (!schema) {
    const { entity, extra } = typeRow(type);
    schema = entity.extend({ ...metaShape, ...extra });
    fileSchemas.set(type, schema);
  }
  return schema;
}
