import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type CallName, calls } from '../../contract/calls.ts';
import { envelopeOf } from '../../contract/envelope.ts';
import { runApp, type TestApp } from './support/run-app.ts';

interface Body {
  content: { 'application/json': { schema: Record<string, unknown>; example?: unknown } };
}
interface Operation {
  summary: string;
  parameters: { name: string; in: string; example?: unknown }[];
  requestBody?: Body;
  responses: { 200: Body };
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Record<string, unknown>> };
}

const names = Object.keys(calls) as CallName[];
let app: TestApp;
let document: Document;
beforeAll(async () => {
  app = await runApp({ CONTENT_DIR: path.resolve('examples/content') });
  document = (await (await app.get('/api/internal/openapi.json')).json()) as Document;
});
afterAll(() => app.stop());

function operationOf(name: CallName): Operation | undefined {
  const [method = '', address = ''] = name.split(' ');
  return document.paths[address.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
}

/** The document's own schema as one that can be tried: references point into it. */
function compile(schema: object): z.ZodType {
  const whole = JSON.stringify({ ...schema, $defs: document.components.schemas });
  return z.fromJSONSchema(JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/')));
}

describe('the document of the calls', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(document as unknown as Record<string, unknown>);
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  it('has no reference to what it does not hold', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(50);
    for (const [, name = ''] of references) expect(document.components.schemas).toHaveProperty(name);
  });

  it('names no two calls alike', () => {
    const ids = [...JSON.stringify(document).matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(names.length + 2);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(names)('has %s with an example of what it takes and gives', (name) => {
    const operation = operationOf(name);
    expect(operation?.summary).toBe(calls[name].summary);
    const answer = operation?.responses[200].content['application/json'];
    envelopeOf(calls[name].answer).parse(answer?.example);
    compile(answer?.schema ?? {}).parse(answer?.example);
    const body = operation?.requestBody?.content['application/json'];
    if (body) {
      calls[name].body.parse(body.example);
      compile(body.schema).parse(body.example);
    } else expect(calls[name].body).toBeUndefined();
    const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? [];
    calls[name].params?.parse(Object.fromEntries(inPath.map((parameter) => [parameter.name, parameter.example])));
  });

  it('has examples that the server itself answers', async () => {
    for (const name of names) {
      const operation = operationOf(name);
      const [method = '', address = ''] = name.split(' ');
      const filled = address.replace(/:(\w+)/g, (_, key: string) =>
        String(operation?.parameters.find((parameter) => parameter.name === key)?.example),
      );
      const body = operation?.requestBody?.content['application/json'].example;
      const response =
        method === 'GET' ? await app.get(`/api/internal${filled}`) : await app.post(`/api/internal${filled}`, body);
      expect([name, response.status]).toEqual([name, 200]);
    }
  });
});

describe('the page that shows the calls', () => {
  it('fetches nothing from another host, and runs no script but its own files', async () => {
    const response = await app.get('/api/internal/docs');
    const html = await response.text();
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self';/);
    expect(html).not.toMatch(/<script[^>]*>[^<]|https?:/);
    for (const [, address = ''] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      const file = await app.get(address);
      expect(file.status).toBe(200);
      expect((await file.text()).length).toBeGreaterThan(100);
    }
  });
});
