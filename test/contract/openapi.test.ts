import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CallName } from '../../contract/calls.ts';
import { envelopeOf, errorEnvelopeSchema } from '../../contract/schemas/envelope.ts';
import { refusals } from '../../server/base/errors.ts';
import { calls } from '../../server/calls/call-table.ts';
import { contentTypes } from '../../server/content/types.ts';
import { runApp, type TestApp } from './support/run-app.ts';

interface Body {
  content: { 'application/json': { schema: Record<string, unknown>; example?: unknown } };
}
interface Operation {
  summary: string;
  parameters?: { name: string; in: string; example?: unknown }[];
  requestBody?: Body;
  responses: Record<string, Body & Failure>;
}
interface Failure {
  $ref?: string;
  content: { 'application/json': { schema: { $ref?: string }; examples: Record<string, { $ref: string }> } };
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Record<string, unknown>>;
    examples: Record<string, { value: unknown }>;
    responses: { Other: Failure };
  };
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

/** Every call that the document has, but for the files beside them. */
function listOperations() {
  return Object.entries(document.paths)
    .filter(([place]) => !place.startsWith('/files/'))
    .flatMap(([place, item]) =>
      Object.entries(item).map(([method, operation]) => ({ method, place, operation: operation as Operation })),
    );
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

  it('breaks none of Redocly’s recommended rules', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-openapi-'));
    const file = path.join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(document));
    // Each fault that it found, and none of what it tells its maker.
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const lint = ['node_modules/@redocly/cli/bin/cli.js', 'lint', '--extends=recommended', '--format=json', file];
    const { stdout } = await promisify(execFile)(process.execPath, lint, { env, maxBuffer: 1e8 }).catch(
      (error) => error,
    );
    await rm(folder, { recursive: true });
    const { problems, totals } = JSON.parse(stdout);
    expect(problems).toEqual([]);
    expect(totals).toMatchObject({ errors: 0, warnings: 0 });
  });

  it('has no reference to what it does not hold', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(50);
    for (const [, kind = '', name = ''] of references) expect(document.components).toHaveProperty([kind, name]);
  });

  it('names no two calls alike', () => {
    const ids = [...JSON.stringify(document).matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(names.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(names)('has %s with an example of what it takes and gives', (name) => {
    const operation = operationOf(name);
    expect(operation?.summary).toBe(calls[name].summary);
    const answer = operation?.responses[200]?.content['application/json'];
    envelopeOf(calls[name].answer).parse(answer?.example);
    compile(answer?.schema ?? {}).parse(answer?.example);
    const body = operation?.requestBody?.content['application/json'];
    if (body) {
      calls[name].body?.parse(body.example);
      compile(body.schema).parse(body.example);
    } else expect(calls[name].body).toBeUndefined();
    const inPath = operation?.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
    calls[name].params?.parse(Object.fromEntries(inPath.map((parameter) => [parameter.name, parameter.example])));
  });

  it('has examples that the server itself answers, as it says', async () => {
    for (const { method, place, operation } of listOperations()) {
      const filled = place.replace(/\{(\w+)\}/g, (_, key: string) =>
        String(operation.parameters?.find((parameter) => parameter.name === key)?.example),
      );
      const body = operation.requestBody?.content['application/json'].example;
      const response =
        method === 'get' ? await app.get(`/api/internal${filled}`) : await app.post(`/api/internal${filled}`, body);
      expect([method, place, response.status]).toEqual([method, place, 200]);
      const answer = operation.responses[200]?.content['application/json'];
      const given = await response.json();
      compile(answer?.schema ?? {}).parse(given);
      if (place !== '/form') expect(Object.keys(Object(answer?.example))).toEqual(Object.keys(given as object));
    }
  });

  it('has the generic calls for every type', () => {
    for (const type of Object.keys(contentTypes)) {
      expect(document.paths[`/${type}/list`]?.post).toBeDefined();
      expect(document.paths[`/${type}/{id}`]?.get).toBeDefined();
    }
  });
});

describe('an error', () => {
  it('is in the document under its status, with what is answered', () => {
    const shown = new Set<string>();
    const responses = listOperations().flatMap(({ operation }) => Object.entries(operation.responses));
    for (const [status, { content }] of [...responses, ['default', document.components.responses.Other] as const]) {
      const { schema, examples } = content?.['application/json'] ?? {};
      if (!examples) continue;
      expect(schema?.$ref).toBe('#/components/schemas/Error');
      for (const [name, { $ref }] of Object.entries(examples)) {
        expect($ref).toBe(`#/components/examples/${name}`);
        const { code } = errorEnvelopeSchema.parse(document.components.examples[name]?.value);
        if (status !== 'default') expect(code).toBe(status);
        shown.add(name);
      }
    }
    // Those of files stand beside the calls.
    const ofFiles = ['behindForm', 'linkExpired'];
    expect([...shown, ...ofFiles].sort()).toEqual(Object.keys(refusals).sort());
  });

  it('of no call is left out: each says how it can fail, and what any address may answer', () => {
    for (const { method, place, operation } of listOperations()) {
      const statuses = Object.keys(operation.responses);
      expect([method, place, statuses]).toEqual([method, place, expect.arrayContaining(['200', '405', '500'])]);
      expect(operation.responses.default?.$ref).toBe('#/components/responses/Other');
      if (operation.requestBody) expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415']));
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
