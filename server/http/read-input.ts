import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import type { Fault } from '../../contract/envelope.ts';
import { type AnswerError, refusals } from '../base/errors.ts';
import { describeIssue } from './describe-issue.ts';

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

/** Whether a call reads a body. @param body undefined in a row of the table that names none */
export function takesBody(body: z.ZodType | undefined): body is z.ZodType {
  return body !== undefined;
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
    if (!schema || !takesBody(schema)) continue;
    const result = schema.safeParse(raw[part] ?? (part === 'body' ? undefined : {}));
    if (result.success) input[part] = result.data;
    else faults.push(...result.error.issues.flatMap((issue) => describeIssue(issue, schema)));
  }
  if (faults.length > 0) throw refusals.invalidInput(faults);
  return input;
}

/** What is said to who sends a body compressed: nothing here takes one. */
export function refuseEncoding({ 'content-encoding': coding = 'identity' }: IncomingHttpHeaders): AnswerError | null {
  return coding.toLowerCase() === 'identity' ? null : refusals.wrongContentEncoding(coding.slice(0, 100));
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
