import { z } from 'zod';
import { type JsonSchema, refTo } from './components.ts';

/** A body of JSON with its example. */
export function json(schema: JsonSchema, example?: unknown): object {
  return { 'application/json': { schema, ...(example === undefined ? {} : { example }) } };
}

/** The outer form of every good answer (section 7). */
export function envelope(data: JsonSchema): JsonSchema {
  const properties = { code: { const: '200' }, message: { type: 'string' }, data };
  return { type: 'object', properties, required: ['code', 'message', 'data'] };
}

export const failure = {
  description: 'The call failed. `code` is the HTTP status; docs/api.md has a paragraph for each error.',
  content: json({ $ref: refTo('Error') }),
};

/** @param schema undefined where the call takes nothing there */
export function listParameters(
  schema: z.ZodObject | undefined,
  place: 'path' | 'query',
  given: unknown = {},
): object[] {
  return Object.entries((schema?.shape ?? {}) as Record<string, z.ZodType>).map(([name, field]) => {
    const example = (given as Record<string, unknown>)[name];
    const required = place === 'path';
    return {
      name,
      in: place,
      required,
      schema: toSchema(field, 'output'),
      ...(example === undefined ? {} : { example }),
    };
  });
}

/** @param io text of an address is a number once it was read: its output is what a caller writes */
export function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest as JsonSchema;
}
