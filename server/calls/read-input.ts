import { z } from 'zod';
import type { Fault } from '../../contract/envelope.ts';
import { refusals } from '../errors.ts';

/** What arrives with a request, unchecked. */
export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** The schemas of a call: a row of the contract's table. */
export interface InputSchemas {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
}

export interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

const parts = ['params', 'query', 'body'] as const;

/**
 * Holds an input against a call's schemas and fills in the defaults.
 * @throws AnswerError 400 with every fault, by the path of its field within the params, the query or the body
 */
export function readInput(schemas: InputSchemas, raw: RawInput): Input {
  const faults: Fault[] = [];
  const input: Input = { params: {}, query: {}, body: undefined };
  for (const part of parts) {
    const schema = schemas[part];
    // A call without a body may get one all the same, from a client that always sends JSON.
    if (!schema || schema instanceof z.ZodUndefined) continue;
    const result = schema.safeParse(raw[part] ?? (part === 'body' ? undefined : {}));
    if (result.success) input[part] = result.data;
    else for (const { path, message } of result.error.issues) faults.push({ field: path.join('.'), message });
  }
  if (faults.length > 0) throw refusals.invalidInput(faults);
  return input;
}

/**
 * The JSON of a body.
 * @throws AnswerError 400
 */
export function readJson(body: Buffer = Buffer.alloc(0)): unknown {
  try {
    return JSON.parse(decoder.decode(body));
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
    throw refusals.invalidJson(body.length === 0 ? 'it is empty' : error.message);
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });
