import { z } from 'zod';
import type { JsonSchema } from './components.ts';
import { describeRefusals, type RefusalName } from './failures.ts';
import { shorten } from './samples.ts';

/** A body of JSON with its example. */
export function json(schema: JsonSchema, example?: unknown): object {
  return { 'application/json': { schema, ...(example === undefined ? {} : { example }) } };
}

/** The outer form of every good answer (section 7). */
function envelope(data: JsonSchema): JsonSchema {
  const properties = { code: { const: '200' }, message: { type: 'string' }, data };
  return { type: 'object', properties, required: ['code', 'message', 'data'] };
}

interface GoodAnswer {
  schema: JsonSchema;
  /** What is in an example's envelope; undefined where the content has nothing to show. */
  data: unknown;
  /** Who has the answer already is told so. */
  kept?: boolean;
}

/** What a call answers: the good answer with its example, every refusal with its own, and what any address may. */
export function describeResponses({ schema, data, kept = true }: GoodAnswer, refusals: readonly RefusalName[]): object {
  const example = data === undefined ? undefined : { code: '200', message: 'OK', data: shorten(data) };
  return {
    200: { description: 'The answer, in its envelope.', content: json(envelope(schema), example) },
    ...(kept ? { 304: { description: 'The answer is the one that `If-None-Match` names.' } } : {}),
    ...describeRefusals(refusals),
    default: { $ref: '#/components/responses/Other' },
  };
}

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
function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest as JsonSchema;
}
