import { z } from 'zod';
import { fileSchema } from '../../contract/schemas/shared.ts';
import type { FieldPath } from './field-path.ts';
import { fileSchemaOf } from './file-schema.ts';
import { metaShape } from './type-row.ts';
import { type TypeName, typeRow } from './types.ts';

/** A field of a file as a writer needs to know it. */
export interface FieldNote {
  name: string;
  schema: z.ZodType;
  required: boolean;
  /** What is written there, in words: `text`, `a date`, `a list of files below files/`. */
  takes: string;
}

/** The field that a file's body fills is no field of the front matter. */
export const isRichText = (schema: z.ZodType) => tagOf(schema).content === 'rich-text';

/** Every field that a file of a type may hold, in the contract's order; what every type takes comes last. */
export function listFields(type: TypeName): FieldNote[] {
  const { entity, extra, fill } = typeRow(type);
  // What follows from other fields is not written.
  const filled = new Set(Object.keys(fill?.({}, () => undefined) ?? {}));
  const shapes = [entity.shape, extra ?? {}, metaShape] as Record<string, z.ZodType>[];
  return shapes
    .flatMap((shape) => Object.entries(shape))
    .filter(([name, schema]) => !filled.has(name) && !isRichText(schema))
    .map(([name, schema]) => ({
      name,
      schema,
      required: !(schema instanceof z.ZodOptional || schema instanceof z.ZodDefault),
      takes: describe(schema),
    }));
}

/** What the server finds out of a file by itself: its address is of what `file` names. */
const foundOfFile: readonly string[] = ['url', 'type', 'width', 'height'] satisfies (keyof typeof fileSchema.shape)[];

/** Every name that may stand at a place of an entry. */
export function listNames(type: TypeName, place: FieldPath): string[] {
  if (place.length === 0) return listFields(type).map(({ name }) => name);
  const schema = place.reduce<z.ZodType | undefined>(findWithin, fileSchemaOf(type));
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return schema === fileSchema ? ['file', ...names.filter((name) => !foundOfFile.includes(name))] : names;
}

function findWithin(given: z.ZodType | undefined, part: FieldPath[number]): z.ZodType | undefined {
  const schema = given && coreOf(given);
  const inner =
    schema instanceof z.ZodArray
      ? schema.element
      : schema instanceof z.ZodObject && (schema.shape as Record<PropertyKey, z.ZodType>)[part];
  return inner ? coreOf(inner as z.ZodType) : undefined;
}

/** A schema without what makes it optional. */
export function coreOf(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
    ? coreOf(schema.unwrap() as z.ZodType)
    : schema;
}

/** How the contract tags a schema for this server. */
export function tagOf(schema: z.ZodType): { content?: string; of?: string } {
  return (schema.meta() ?? (schema === coreOf(schema) ? {} : tagOf(coreOf(schema)))) as {
    content?: string;
    of?: string;
  };
}

const tags: Readonly<Record<string, (type: string) => string>> = {
  file: (type) => {
    if (type === 'html') return 'an HTML file below files/pages/, or a whole address';
    return type === 'picture' ? 'a picture below files/' : 'a file below files/';
  },
  resource: () => 'a file below files/, or a list of them',
  reference: (type) => `the file name of an entry in ${type}/`,
  summary: (type) => `the file name of an entry in ${type}/`,
  'end-of-day': () => 'a date (2026-03-01, 2026-03-01 14:00, today+3d); a day counts to its end',
};

function describe(given: z.ZodType): string {
  const schema = coreOf(given);
  const { content, of: type = '' } = tagOf(given);
  const tag = content === undefined ? undefined : tags[content];
  if (tag) return tag(type);
  if (schema instanceof z.ZodISODateTime) return 'a date (2026-03-01, 2026-03-01 14:00, today+3d)';
  if (schema instanceof z.ZodArray) return `a list: ${describe(schema.element as z.ZodType)}`;
  if (schema instanceof z.ZodTuple)
    return `[${schema.def.items.map((item) => describe(item as z.ZodType)).join(', ')}]`;
  if (schema instanceof z.ZodRecord) return 'names with a text each';
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
    return fields.map(([name, field]) => (field instanceof z.ZodOptional ? `${name}?` : name)).join(', ');
  }
  if (schema instanceof z.ZodEnum) return schema.options.join(', ');
  if (schema instanceof z.ZodLiteral) return [...schema.values].map(String).join(', ');
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => describe(option as z.ZodType)).join(', or ');
  if (schema instanceof z.ZodBoolean) return 'true or false';
  return schema instanceof z.ZodNumber ? 'a number' : 'text';
}
