import type { z } from 'zod';
import { type CallName, calls } from '../../contract/calls.ts';
import type { CallContext } from '../calls/context.ts';
import { createComponents } from './components.ts';
import { answerName, bodyName, describeCall, tagOf, takesBody } from './describe-call.ts';
import { describeGeneric } from './describe-generic.ts';

const description =
  'What the widgets and pages of a site ask for. Every answer is an envelope { code, message, data }: code "200" with HTTP 200, else the HTTP status as text, a message, and the faults by field.';

/** The OpenAPI 3.1 document of every call, with examples made from the content as it is. */
export async function createDocument(context: CallContext): Promise<object> {
  const names = Object.keys(calls) as CallName[];
  const schemas = new Map<string, z.ZodType>();
  for (const name of names) {
    const { answer, body } = calls[name];
    schemas.set(answerName(name), answer);
    if (takesBody(body)) schemas.set(bodyName(name), body);
  }
  const paths: Record<string, Record<string, object>> = {};
  for (const name of names) {
    const [method = '', path = ''] = name.split(' ');
    const place = path.replace(/:(\w+)/g, '{$1}');
    paths[place] = { ...paths[place], [method.toLowerCase()]: await describeCall(name, context) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vitrine', version: '1', description },
    // Of the very host that served the document: sites have hosts of their own.
    servers: [{ url: '/api/internal' }],
    tags: [...new Set([...names.map(tagOf), 'any'])].map((name) => ({ name })),
    paths: { ...paths, ...describeGeneric() },
    components: { schemas: createComponents(schemas) },
  };
}
