import type { z } from 'zod';
import type { CallName } from '../../contract/calls.ts';
import { calls } from '../calls/call-table.ts';
import type { CallContext } from '../calls/context.ts';
import { takesBody } from '../http/read-input.ts';
import { createComponents } from './components.ts';
import { answerName, bodyName, describeCall, tagOf } from './describe-call.ts';
import { filesPath } from './describe-files.ts';
import { describeGeneric, genericTag } from './describe-generic.ts';
import { describeExamples, describeRest } from './failures.ts';

const description =
  'What the widgets and pages of a site ask for. Every answer is an envelope { code, message, data }: code "200" with HTTP 200, else the HTTP status as text, a message, and the faults by field.';

/** What the viewer says of its groups of calls. */
const tagDescriptions: Readonly<Record<string, string>> = {
  [genericTag]:
    'Every type of content, by one pair of calls; for those that have calls of their own, these are other names.',
  files: 'Pictures, videos and documents.',
};

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
  const add = (place: string, method: string, operation: object) => {
    paths[place] = { ...paths[place], [method]: operation };
  };
  for (const name of names) {
    const [method = '', path = ''] = name.split(' ');
    add(path.replace(/:(\w+)/g, '{$1}'), method.toLowerCase(), await describeCall(name, context));
  }
  for (const [place, method, operation] of await describeGeneric(context)) add(place, method, operation);
  const tags = [...new Set([...names.map(tagOf), genericTag, 'files'])];
  const all = { ...paths, ...filesPath };
  return {
    openapi: '3.1.0',
    info: { title: 'Vitrine', version: '1', description, license: { name: 'MIT', identifier: 'MIT' } },
    // Of the very host that served the document: sites have hosts of their own.
    servers: [{ url: '/api/internal' }],
    // Nobody logs in.
    security: [],
    tags: tags.map((name) => ({ name, description: tagDescriptions[name] ?? `The calls below /${name}.` })),
    paths: all,
    components: {
      schemas: createComponents(schemas),
      examples: describeExamples(),
      responses: { Other: describeRest(all) },
    },
  };
}
