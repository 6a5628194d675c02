import { z } from 'zod';
import { type CallInput, type CallName, type CallRequest, calls } from '../../contract/calls.ts';
import type { CallContext, Handler } from '../calls/context.ts';
import { genericRows, typeNames } from '../calls/generic-calls.ts';
import { handlers } from '../calls/handlers.ts';
import { type InputSchemas, type RawInput, readInput } from '../calls/read-input.ts';
import { createComponents, type JsonSchema, nameOf, refTo } from './components.ts';
import { createSample, shorten } from './samples.ts';

type Operation = Readonly<Record<string, unknown>>;

/** The OpenAPI 3.1 document of every call, with examples made from the content as it is. */
export async function createDocument(context: CallContext, publicOrigin: string): Promise<object> {
  const names = Object.keys(calls) as CallName[];
  const own = new Map<string, z.ZodType>();
  for (const name of names) {
    const { answer, body } = calls[name];
    own.set(answerName(name), answer);
    if (takesBody(body)) own.set(bodyName(name), body);
  }
  const components = createComponents(own);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const name of names) {
    const [method = '', path = ''] = name.split(' ');
    const place = path.replace(/:(\w+)/g, '{$1}');
    paths[place] = { ...paths[place], [method.toLowerCase()]: await describeCall(name, context, components) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine',
      version: '1',
      description:
        'What the widgets and pages of a site ask for. Every answer is an envelope { code, message, data }: code "200" with HTTP 200, else the HTTP status as text, a message and the faults by field.',
    },
    servers: [{ url: `${publicOrigin}/api/internal` }],
    tags: tagsOf(names),
    paths: { ...paths, ...describeGeneric() },
    components: { schemas: components },
  };
}

/** `POST /news/list` → `news`: what the viewer groups calls by. */
const tagOf = (name: string) => /\/([\w-]+)/.exec(name)?.[1] ?? 'other';
const tagsOf = (names: readonly string[]) => [...new Set(names.map(tagOf)), 'any'].map((name) => ({ name }));

/** `POST /news/list` → `PostNewsList`. */
const pascal = (name: string) =>
  (name.match(/[A-Za-z]+/g) ?? []).map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('').replace(/^(GET|POST)/, (method) => method.charAt(0) + method.slice(1).toLowerCase());
const answerName = (name: string) => `${pascal(name)}Answer`;
const bodyName = (name: string) => `${pascal(name)}Body`;

function takesBody(body: z.ZodType): boolean {
  return !(body instanceof z.ZodUndefined);
}

async function describeCall(name: CallName, context: CallContext, components: Record<string, JsonSchema>) {
  const row = calls[name] as (typeof calls)[CallName] & InputSchemas;
  const input = createSample(name, context.content);
  const data = await answerSample(name, input, context);
  const isLead = name === 'POST /form';
  return {
    operationId: pascal(name),
    tags: [tagOf(name)],
    summary: row.summary,
    parameters: [
      ...listParameters(row.params as z.ZodObject, 'path', input.params),
      ...listParameters(row.query as z.ZodObject, 'query', input.query),
      ...(isLead ? [idempotencyKey] : []),
    ],
    ...(takesBody(row.body)
      ? { requestBody: { required: true, content: json({ $ref: refTo(nameOf(row.body) ?? bodyName(name)) }, input.body) } }
      : {}),
    responses: {
      200: {
        description: 'OK',
        content: json(
          envelope({ $ref: refTo(nameOf(row.answer) ?? answerName(name)) }),
          data === undefined ? undefined : { code: '200', message: 'OK', data: shorten(data) },
        ),
      },
      default: failure,
    },
    ...(components ? {} : {}),
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'One random key for each filled form, repeated on retry: however often it is sent, it is one lead.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  example: '8e03978e-40d5-43e8-bc93-6894a57f9324',
};

const failure = {
  description: 'The call failed; `code` is the HTTP status. docs/api.md has a paragraph for each error.',
  content: json({ $ref: refTo('Error') }),
};

/** The answer to an example. A lead is not kept for one. Undefined where the content has nothing to show. */
async function answerSample(name: CallName, input: RawInput, context: CallContext): Promise<unknown> {
  if (name === 'POST /form') return { id: '0b1c3f0e-7c1d-4f6b-9a39-3f1d6f0f2a55' };
  try {
    const handler = handlers[name] as Handler<CallName>;
    return await handler(readInput(calls[name], input) as CallRequest<CallName>, context, {});
  } catch (error) {
    if ((error as { status?: number }).status === 404) return undefined;
    throw error;
  }
}

function json(schema: JsonSchema, example?: unknown) {
  return { 'application/json': { schema, ...(example === undefined ? {} : { example }) } };
}

function envelope(data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: { code: { const: '200' }, message: { type: 'string' }, data },
    required: ['code', 'message', 'data'],
  };
}

function listParameters(schema: z.ZodObject, place: 'path' | 'query', given: unknown = {}) {
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => {
    const { $schema: _, ...type } = z.toJSONSchema(field, { io: 'output' });
    const example = (given as Record<string, unknown>)[name];
    return { name, in: place, required: place === 'path', schema: type, ...(example === undefined ? {} : { example }) };
  });
}

/** Section 7's generic calls, which take every type by its name. */
function describeGeneric() {
  const type = { name: 'type', in: 'path', required: true, schema: { type: 'string', enum: typeNames }, example: 'news' };
  const entity = { type: 'object', additionalProperties: true };
  const page = { type: 'object', properties: { data: { type: 'array', items: entity }, total: { type: 'integer' } } };
  const { $schema: _, ...body } = z.toJSONSchema(genericRows.list.body, { io: 'input' });
  return {
    '/{type}/list': {
      post: {
        operationId: 'PostTypeList',
        tags: ['any'],
        summary: 'Entries of any type, newest first',
        parameters: [type],
        requestBody: { required: true, content: json(body as JsonSchema, { site: { id: 1 }, pageNo: 1, pageSize: 10 }) },
        responses: { 200: { description: 'OK', content: json(envelope(page)) }, default: failure },
      },
    },
    '/{type}/{id}': {
      get: {
        operationId: 'GetTypeId',
        tags: ['any'],
        summary: 'One entry of any type',
        parameters: [
          type,
          ...listParameters(genericRows.detail.params.pick({ id: true }), 'path', { id: 1 }),
          ...listParameters(genericRows.detail.query, 'query'),
        ],
        responses: { 200: { description: 'OK', content: json(envelope(entity)) }, default: failure },
      },
    },
  };
}
